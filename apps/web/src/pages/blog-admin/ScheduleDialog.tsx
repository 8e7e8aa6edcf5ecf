import { Button, Dialog, Input } from '@org/ui';
import { useState, type FormEvent } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import styles from './BlogAdminPage.module.css';

interface ScheduleDialogProps {
  title: string;
  onClose: () => void;
  /** @param publishAt - an instant in the future, in ISO 8601 */
  onSchedule: (publishAt: string) => void;
}

export function ScheduleDialog({ title, onClose, onSchedule }: ScheduleDialogProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = readFields(event);
    const instant = new Date(textOf(form, 'publishAt'));
    if (!(instant.getTime() > Date.now())) {
      setError('Please choose a moment that is still to come.');
      return;
    }
    onSchedule(instant.toISOString());
  };
  return (
    <Dialog open onOpenChange={onClose} title="Schedule the article" description={`“${title}”`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Input
          label="Publish on"
          type="datetime-local"
          name="publishAt"
          required
          error={error}
          hint="In your own time zone."
        />
        <div className={styles.row}>
          <Button type="submit" variant="primary">
            Schedule
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
