import type { KeyboardEvent } from 'react';

/**
 * Ignores the repeats of Enter while it is held down in a field, which would send the form again after the first answer.
 * Buttons ignore double clicks by themselves.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
}
