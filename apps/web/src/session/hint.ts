import { browserStorage } from './storage.ts';

const key = 'zodiac-atlas.session';
const paidKey = (uid: string): string => `zodiac-atlas.paid.${uid}`;
const adminKey = (uid: string): string => `zodiac-atlas.admin.${uid}`;

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

/** Keeps what the server last said a user may see; it decides what is read ahead, and proves nothing. */
export function rememberAccess(
  uid: string,
  { hasPaid, isAdmin }: { hasPaid: boolean; isAdmin: boolean },
): void {
  remember(paidKey(uid), hasPaid);
  remember(adminKey(uid), isAdmin);
}

export const rememberPaid = (uid: string, hasPaid: boolean): void => remember(paidKey(uid), hasPaid);

const remember = (flag: string, holds: boolean): void =>
  holds ? browserStorage.keep(flag, true) : browserStorage.forget(flag);

/** Whether the last signed-in user could see the paid pages. */
export const couldSeePaidPages = (): boolean => hasFlag(paidKey) || hasFlag(adminKey);

/** Whether the last signed-in user could see the admin pages. */
export const couldSeeAdminPages = (): boolean => hasFlag(adminKey);

function hasFlag(keyOf: (uid: string) => string): boolean {
  const hint = readHint();
  return hint !== undefined && browserStorage.read(keyOf(hint.uid)) === true;
}

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
