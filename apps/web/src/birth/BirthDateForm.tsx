import { Button, DateInput } from '@org/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from './BirthDateForm.module.css';

interface BirthDateFormProps {
  initial?: string;
  /** Where it takes the place of what one was in. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

/** The years whose New Year's Day is known. */
const first = '1583-01-24';
const last = '2200-12-31';

/** Asks for a birth date, `YYYY-MM-DD`. */
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
        min={first}
        max={last}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!date}>
        Discover My Zodiac Sign
      </Button>
    </form>
  );
}
