import { Button, Input, Stack, type StackProps } from '@org/ui';
import { useEffect, useEffectEvent, type FormEvent } from 'react';
import { useTypedDate } from './useTypedDate.ts';

interface BirthDateFormProps {
  /** The text typed on the page before, if it is not a date. The form then says so. */
  typedBefore?: string | undefined;
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  /** The alignment of the form: `center` below a centered heading. */
  justify?: StackProps['justify'];
  onSubmit: (date: string) => void;
}

/**
 * A form for a typed birth date. `onSubmit` receives it as `YYYY-MM-DD`. The field has no name, so that a form sent before the
 * app starts does not put the date into the address.
 */
export function BirthDateForm({
  typedBefore,
  takesFocus = false,
  justify = 'start',
  onSubmit,
}: BirthDateFormProps) {
  const { isEmpty, field, check } = useTypedDate(typedBefore);
  const { ref } = field;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);
  const checkWhatWasTyped = useEffectEvent(() => void check());
  useEffect(() => {
    if (typedBefore) checkWhatWasTyped();
  }, [typedBefore]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const date = check();
    if (date) onSubmit(date);
  }
  return (
    <Stack direction="row" gap={3} align="start" justify={justify} className="BirthDateForm" asChild>
      <form onSubmit={submit}>
        <Input {...field} label="Birth date" required />
        <Button type="submit" variant="primary" disabled={isEmpty}>
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
  );
}
