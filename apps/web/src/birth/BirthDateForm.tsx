import { Button, Input, Stack } from '@org/ui';
import { useEffect, useRef, useState } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import styles from './BirthDateForm.module.css';
import { inWords, readDate, today } from './read-date.ts';

interface BirthDateFormProps {
  initial?: string;
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

const name = 'birthDate';

/** A form for a birth date, which is typed. `onSubmit` receives it as `YYYY-MM-DD`. */
export function BirthDateForm({ initial = '', takesFocus = false, onSubmit }: BirthDateFormProps) {
  const [typed, setTyped] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const read = readDate(typed, today());
  return (
    <Stack direction="row" gap={3} align="start" className={styles.form} asChild>
      <form
        onSubmit={(event) => {
          const submitted = readDate(textOf(readFields(event), name), today());
          if ('date' in submitted) return onSubmit(submitted.date);
          setIsChecked(true);
          field.current?.focus();
        }}
      >
        <Input
          ref={field}
          label="Birth date"
          required
          autoComplete="bday"
          name={name}
          defaultValue={initial}
          onChange={(event) => {
            setTyped(event.target.value.trim());
            setIsChecked(false);
          }}
          onBlur={() => setIsChecked(typed !== '')}
          hint={'date' in read ? inWords(read.date) : 'Such as March 14, 1988 or 1988-03-14'}
          error={isChecked && 'problem' in read ? read.problem : undefined}
        />
        <Button type="submit" variant="primary" disabled={typed === ''}>
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
  );
}
