import { Button, Input, Stack } from '@org/ui';
import { useEffect } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import styles from './BirthDateForm.module.css';
import { useTypedDate } from './useTypedDate.ts';

interface BirthDateFormProps {
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

const name = 'birthDate';

/** A form for a birth date, which is typed. `onSubmit` receives it as `YYYY-MM-DD`. */
export function BirthDateForm({ takesFocus = false, onSubmit }: BirthDateFormProps) {
  const { isEmpty, field, check } = useTypedDate();
  const { ref } = field;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);

  async function submit(text: string): Promise<void> {
    const date = await check(text);
    if (date) onSubmit(date);
  }
  return (
    <Stack direction="row" gap={3} align="start" className={styles.form} asChild>
      <form onSubmit={(event) => void submit(textOf(readFields(event), name))}>
        <Input {...field} label="Birth date" required name={name} />
        <Button type="submit" variant="primary" disabled={isEmpty}>
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
  );
}
