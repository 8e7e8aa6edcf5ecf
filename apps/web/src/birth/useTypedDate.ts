import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import type { ReadDate } from './read-date.ts';

/** Loaded at the first key, because the landing page has little room. */
async function read(typed: string): Promise<ReadDate> {
  try {
    const { readDate, today } = await import('./read-date.ts');
    return readDate(typed, today());
  } catch {
    return { problem: 'The date could not be read. Please check your connection and try again.' };
  }
}

/** A date that is typed: props of its field, and `check`, which reads it on submit and shows what is wrong. */
export function useTypedDate(initial = '') {
  const [typed, setTyped] = useState(initial);
  /** What the typed text means, once it was read. */
  const [answer, setAnswer] = useState<ReadDate>();
  const [isChecked, setIsChecked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);

  async function type(text: string): Promise<void> {
    setTyped(text);
    setIsChecked(false);
    const next = await read(text);
    if (ref.current?.value.trim() === text) setAnswer(next);
  }
  const readWhatIsTyped = useEffectEvent(() => {
    const text = ref.current?.value.trim();
    if (text) void type(text);
  });
  // A prerendered field can be typed into, and is filled by the browser, before it is hydrated.
  useEffect(() => readWhatIsTyped(), []);

  return {
    isEmpty: typed === '',
    field: {
      ref,
      defaultValue: initial,
      autoComplete: 'bday',
      onChange: (event: ChangeEvent<HTMLInputElement>) => void type(event.target.value.trim()),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A message that appears under a press moves the button away, and the press is lost. To submit is to check.
        const submits = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (!submits) setIsChecked(typed !== '');
      },
      hint: answer && 'date' in answer ? answer.inWords : 'Such as March 14, 1988 or 1988-03-14',
      error: isChecked && answer && 'problem' in answer ? answer.problem : undefined,
    },
    /** The date, or `undefined`: then the field says what is wrong, and has the focus. */
    async check(text: string): Promise<string | undefined> {
      const next = await read(text);
      if ('date' in next) return next.date;
      setAnswer(next);
      setIsChecked(true);
      ref.current?.focus();
      return undefined;
    },
  };
}
