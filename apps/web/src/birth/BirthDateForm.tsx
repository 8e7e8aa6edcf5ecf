import { Button, Input, Stack } from '@org/ui';
import { useEffect, useRef, useState } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import styles from './BirthDateForm.module.css';
import type { ReadDate } from './read-date.ts';

interface BirthDateFormProps {
  /** Whether to focus the field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (date: string) => void;
}

const name = 'birthDate';

/** Loaded when somebody types, because the landing page has little room. */
async function read(typed: string): Promise<ReadDate> {
  try {
    const { readDate, today } = await import('./read-date.ts');
    return readDate(typed, today());
  } catch {
    return { problem: 'The date could not be read. Please check your connection and try again.' };
  }
}

/** A form for a birth date, which is typed. `onSubmit` receives it as `YYYY-MM-DD`. */
export function BirthDateForm({ takesFocus = false, onSubmit }: BirthDateFormProps) {
  const [typed, setTyped] = useState('');
  /** What the typed text means, once it was read. */
  const [answer, setAnswer] = useState<ReadDate>();
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  async function type(text: string): Promise<void> {
    setTyped(text);
    setIsChecked(false);
    const next = await read(text);
    if (field.current?.value.trim() === text) setAnswer(next);
  }
  async function submit(text: string): Promise<void> {
    const next = await read(text);
    if ('date' in next) return onSubmit(next.date);
    setAnswer(next);
    setIsChecked(true);
    field.current?.focus();
  }
  return (
    <Stack direction="row" gap={3} align="start" className={styles.form} asChild>
      <form onSubmit={(event) => void submit(textOf(readFields(event), name))}>
        <Input
          ref={field}
          label="Birth date"
          required
          autoComplete="bday"
          name={name}
          onChange={(event) => void type(event.target.value.trim())}
          onBlur={() => setIsChecked(typed !== '')}
          hint={answer && 'date' in answer ? answer.inWords : 'Such as March 14, 1988 or 1988-03-14'}
          error={isChecked && answer && 'problem' in answer ? answer.problem : undefined}
        />
        <Button type="submit" variant="primary" disabled={typed === ''}>
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
  );
}
