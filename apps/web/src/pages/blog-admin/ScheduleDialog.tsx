import { Button, Dialog, Input, Stack } from '@org/ui';
import { useState, type FormEvent } from 'react';
import { readFields, textOf } from '#forms/fields.ts';

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
      <Stack asChild>
        <form onSubmit={submit} noValidate>
          <Input
            label="Publish on"
            type="datetime-local"
            name="publishAt"
            required
            error={error}
            hint="In your own time zone."
          />
          <Stack direction="row" gap={3}>
            <Button type="submit" variant="primary">
              Schedule
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
