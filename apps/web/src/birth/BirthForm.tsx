import { Button, Stack } from '@org/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusField, readFields } from '#forms/fields.ts';
import type { Birth } from './birth.ts';
import type { BirthProblems } from './birth-problems.ts';
import { BirthFields } from './BirthFields.tsx';
import { readBirth } from './read-birth.ts';

interface BirthFormProps {
  initial?: Birth | undefined;
  /** Problems that the server found in `initial`. */
  problems?: BirthProblems;
  /** Whether to focus the first field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (birth: Birth) => void;
}

export function BirthForm({ initial, problems, takesFocus = false, onSubmit }: BirthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(initial === undefined);
  const [found, setFound] = useState<BirthProblems>(problems ?? {});
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'date');
  }, [takesFocus]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const read = readBirth(readFields(event));
    if ('birth' in read) {
      setFound({});
      onSubmit(read.birth);
      return;
    }
    setFound(read.problems);
    focusField(form.current, read.problems.date ? 'date' : 'calendar');
  }
  return (
    <Stack gap={5} asChild>
      <form ref={form} onSubmit={submit}>
        <BirthFields
          initial={initial}
          problems={found}
          isOwn
          onTypeDate={(typed) => setIsEmpty(typed === '')}
        />
        <p>
          <Button type="submit" variant="primary" disabled={isEmpty}>
            Discover My Zodiac Sign
          </Button>
        </p>
      </form>
    </Stack>
  );
}
