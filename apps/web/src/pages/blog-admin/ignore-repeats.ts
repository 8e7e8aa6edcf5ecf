import type { KeyboardEvent } from 'react';

/**
 * Ignores repeated Enter events while the key is held down in a field. They would submit the form again after the first answer.
 * Buttons ignore double clicks by themselves.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
}
