import { Button, DateInput, Stack } from '@org/ui';
import { useEffect, useRef, useState } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import { firstBirthDate, lastBirthDate } from './birth-dates.ts';
import styles from './BirthDateForm.module.css';

interface BirthDateFormProps {
  initial?: string;
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

const name = 'birthDate';

/** A form for a birth date. `onSubmit` receives it as `YYYY-MM-DD`. */
export function BirthDateForm({ initial = '', takesFocus = false, onSubmit }: BirthDateFormProps) {
  const [isFilled, setIsFilled] = useState(initial !== '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <Stack direction="row" gap={3} align="end" className={styles.form} asChild>
      <form
        onSubmit={(event) => onSubmit(textOf(readFields(event), name))}
        onChange={(event) => setIsFilled(textOf(new FormData(event.currentTarget), name) !== '')}
      >
        <DateInput
          ref={field}
          label="Birth date"
          required
          min={firstBirthDate}
          max={lastBirthDate}
          name={name}
          defaultValue={initial}
        />
        <Button type="submit" variant="primary" disabled={!isFilled}>
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
  );
}
