import { browserStorage } from './browser-storage.ts';

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

const pendingKey = (uid: string): string => `zodiac-atlas.pending.${uid}`;
/** After this time a payment whose outcome is still unknown can be repeated. */
const maxPendingMs = 3_600_000;

/** Remembers or forgets a payment of this browser that the server does not know of yet. */
export const rememberPending = (uid: string, isPending: boolean): void =>
  isPending ? browserStorage.keep(pendingKey(uid), Date.now()) : browserStorage.forget(pendingKey(uid));

export function isPaymentPending(uid: string): boolean {
  const since = browserStorage.read(pendingKey(uid));
  return typeof since === 'number' && Date.now() - since < maxPendingMs;
}

export interface Access {
  hasPaid: boolean;
  isAdmin: boolean;
}

/** Keeps the access that the server has confirmed for the next visit. */
export function rememberAccess(uid: string, { hasPaid, isAdmin }: Access): void {
  remember(paidKey(uid), hasPaid);
  remember(adminKey(uid), isAdmin);
}

export const rememberPaid = (uid: string, hasPaid: boolean): void => remember(paidKey(uid), hasPaid);

const remember = (flag: string, holds: boolean): void =>
  holds ? browserStorage.keep(flag, true) : browserStorage.forget(flag);

/**
 * The last known access of a user. It selects the links of the header and the requests that start early, until the server
 * answers. It gives no access.
 */
export const rememberedAccess = (uid: string): Access => ({
  hasPaid: browserStorage.read(paidKey(uid)) === true,
  isAdmin: browserStorage.read(adminKey(uid)) === true,
});

/** Whether the last signed-in user could see the paid pages. */
export function couldSeePaidPages(): boolean {
  const hint = readHint();
  if (!hint) return false;
  const { hasPaid, isAdmin } = rememberedAccess(hint.uid);
  return hasPaid || isAdmin;
}

/** Whether the last signed-in user could see the admin pages. */
export function couldSeeAdminPages(): boolean {
  const hint = readHint();
  return hint !== undefined && rememberedAccess(hint.uid).isAdmin;
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
