import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type InputEvent } from 'react';
import { readDate, today, type ReadDate } from './read-date.ts';

const read = (typed: string): ReadDate => readDate(typed, today());

/** A date that is typed: props of its field, and `check`, which reads it on submit and shows what is wrong. */
export function useTypedDate(initial = '') {
  const [typed, setTyped] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const answer = typed === '' ? undefined : read(typed);

  const readWhatIsTyped = useEffectEvent(() => setTyped(ref.current?.value.trim() ?? ''));
  // A prerendered field can be typed into, and is filled by the browser, before it is hydrated.
  useEffect(() => readWhatIsTyped(), []);

  return {
    isEmpty: typed === '',
    field: {
      ref,
      defaultValue: initial,
      autoComplete: 'bday',
      // `onChange` would miss a value that a script has set before it tells of it, as tools that fill in forms do.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value.trim());
        setIsChecked(false);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A message that appears under a press moves the button away, and the press is lost. To submit is to check.
        const submits = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (!submits) setIsChecked(typed !== '');
      },
      hint: answer && 'date' in answer ? answer.inWords : 'Such as March 14, 1988 or 1988-03-14',
      error: isChecked && answer && 'problem' in answer ? answer.problem : undefined,
    },
    /** The date, or `undefined`: then the field says what is wrong, and has the focus. */
    check(): string | undefined {
      const text = ref.current?.value.trim() ?? '';
      const next = read(text);
      if ('date' in next) return next.date;
      setTyped(text);
      setIsChecked(true);
      ref.current?.focus();
      return undefined;
    },
  };
}
