import { Button, Dialog, Input, Stack } from '@org/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import { ownTimeZone } from '#listing/dates-in-words.ts';

interface ScheduleDialogProps {
  title: string;
  /** The instant for which the article is already scheduled, if any. */
  scheduledFor: string | null;
  onClose: () => void;
  /** @param publishAt - an instant in the future, in ISO 8601 */
  onSchedule: (publishAt: string) => void;
}

export const ScheduleDialog = ({ title, onClose, ...form }: ScheduleDialogProps) => (
  <Dialog open onOpenChange={onClose} title="Schedule the article" description={`“${title}”`}>
    <ScheduleForm {...form}>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </ScheduleForm>
  </Dialog>
);

interface ScheduleFormProps extends Pick<ScheduleDialogProps, 'scheduledFor' | 'onSchedule'> {
  isBusy?: boolean;
  /** Further buttons, shown beside Schedule. */
  children?: ReactNode;
}

/** Asks when an article is published. */
export function ScheduleForm({ scheduledFor, onSchedule, isBusy = false, children }: ScheduleFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = readFields(event);
    const instant = new Date(textOf(form, 'publishAt'));
    if (!(instant.getTime() > Date.now())) {
      setError('Please choose a time in the future.');
      return;
    }
    onSchedule(instant.toISOString());
  };
  return (
    <Stack asChild>
      <form onSubmit={submit} noValidate>
        <Input
          label="Publish on"
          type="datetime-local"
          name="publishAt"
          required
          defaultValue={localInput(scheduledFor === null ? nextMorning() : new Date(scheduledFor))}
          error={error}
          hint={`In your own time zone, ${ownTimeZone()}.`}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Scheduling...">
            Schedule
          </Button>
          {children}
        </Stack>
      </form>
    </Stack>
  );
}

/** An instant in the format of a `datetime-local` field: minutes, in the time zone of the browser. */
function localInput(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Nine o'clock tomorrow. */
function nextMorning(): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
}
