import { Button, DateInput } from '@org/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { firstBirthDate, lastBirthDate } from './birth-dates.ts';
import styles from './BirthDateForm.module.css';

interface BirthDateFormProps {
  initial?: string;
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

/** A form for a birth date. `onSubmit` receives it as `YYYY-MM-DD`. */
export function BirthDateForm({ initial = '', takesFocus = false, onSubmit }: BirthDateFormProps) {
  const [date, setDate] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit(date);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <DateInput
        ref={field}
        label="Birth date"
        required
        min={firstBirthDate}
        max={lastBirthDate}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!date}>
        Discover My Zodiac Sign
      </Button>
    </form>
  );
}
