import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type InputEvent } from 'react';
import { readDate, today, type ReadDate } from './read-date.ts';

const read = (typed: string): ReadDate => readDate(typed, today());

/** A typed date: the props of its field, and `check`, which reads the date on submit and shows any problem. */
export function useTypedDate(initial = '') {
  const [typed, setTyped] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const answer = typed === '' ? undefined : read(typed);

  const readWhatIsTyped = useEffectEvent(() => setTyped(ref.current?.value.trim() ?? ''));
  // Before hydration, users can type into a prerendered field and browsers can fill it in.
  useEffect(() => readWhatIsTyped(), []);

  return {
    isEmpty: typed === '',
    field: {
      ref,
      defaultValue: initial,
      autoComplete: 'bday',
      // Tools that fill in forms set the value before they send an event. `onChange` would then miss it.
      onInput: (event: InputEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value.trim());
        setIsChecked(false);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A press on the submit button checks the date itself. A message shown now would move the button away during the press.
        const submits = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (!submits) setIsChecked(typed !== '');
      },
      hint: answer && 'date' in answer ? answer.inWords : 'For example, March 14, 1988 or 1988-03-14',
      error: isChecked && answer && 'problem' in answer ? answer.problem : undefined,
    },
    /** Returns the date. If it is invalid, returns `undefined`, shows the problem at the field and focuses the field. */
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
