import { browserStorage } from './storage.ts';

const key = 'zodiac-atlas.session';
const paidKey = (uid: string): string => `zodiac-atlas.paid.${uid}`;

/** The last signed-in user. It selects what is rendered first; it is not authentication. */
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
 * Subscribes to sign-ins and sign-outs of other tabs.
 *
 * @returns a function that unsubscribes
 */
export function onHintOfAnotherTab(callback: (hint: Hint | undefined) => void): () => void {
  const listen = (event: StorageEvent): void => {
    // `key` is null if the whole storage was cleared.
    if (event.key === key || event.key === null) callback(readHint());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
