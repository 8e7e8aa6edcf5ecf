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
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isHint(value) ? value : undefined;
  } catch {
    // Storage may be switched off, or hold something of another time: then nobody was here.
    return undefined;
  }
}

export const writeHint = (hint: Hint): void => write(() => localStorage.setItem(key, JSON.stringify(hint)));

export const clearHint = (): void => write(() => localStorage.removeItem(key));

export const rememberPaid = (uid: string): void => write(() => localStorage.setItem(paidKey(uid), 'true'));

function write(change: () => void): void {
  try {
    change();
  } catch {
    // Storage may be switched off or full: the session then lasts as long as the page is open.
  }
}

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
