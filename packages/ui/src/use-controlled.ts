'use client';

import { useEffect, useState, type RefObject } from 'react';

/**
 * Keeps a value that the parent may control.
 *
 * @param given - the value of the parent; `undefined` if the component keeps its own
 * @param initial - the first value of an uncontrolled component
 * @param onChange - called with each value that differs from the current one
 * @returns the value, and a function that changes it
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const change = (next: Value): void => {
    setOwn(next);
    if (next !== value) onChange?.(next);
  };
  return [value, change];
}

/** Calls `reset` when the form of a field is reset. React does not reset values that are in its state. */
export function useFormReset(field: RefObject<HTMLInputElement | null>, reset: () => void): void {
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
