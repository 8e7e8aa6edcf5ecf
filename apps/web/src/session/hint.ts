import { browserStorage } from './storage.ts';

const key = 'zodiac-atlas.session';
const paidKey = (uid: string): string => `zodiac-atlas.paid.${uid}`;

/** Who was signed in last time. It decides what to paint first and proves nothing. */
export interface Hint {
  uid: string;
  email: string;
}

const isHint = (value: unknown): value is Hint =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

export function readHint(): Hint | undefined {
  const value = browserStorage.read(key);
  return isHint(value) ? value : undefined;
}

export const writeHint = (hint: Hint): void => browserStorage.keep(key, hint);

export const clearHint = (): void => browserStorage.forget(key);

export const rememberPaid = (uid: string): void => browserStorage.keep(paidKey(uid), true);

/**
 * Calls back when another tab signs in or out.
 *
 * @returns what stops the listening
 */
export function onHintOfAnotherTab(callback: (hint: Hint | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // Clearing the whole storage has no key.
    if (event.key === key || event.key === null) callback(readHint());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
