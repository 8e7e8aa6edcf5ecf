import type { ChangeEvent } from 'react';

export interface ValueProps {
  /** Called with the new value on every change. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Returns a listener that calls `onChange` and `onValueChange`. Without `onValueChange` it returns `onChange` itself: a server
 * component can't pass a function to an element.
 */
export function withValue<Field extends { value: string }>(
  onChange: ((event: ChangeEvent<Field>) => void) | undefined,
  onValueChange: ValueProps['onValueChange'],
): ((event: ChangeEvent<Field>) => void) | undefined {
  if (!onValueChange) return onChange;
  return (event) => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
}
