/** JSON values in web storage. */
interface JsonStorage {
  /** The value of a key; `undefined` if it is missing or unreadable. */
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Ignores storage errors: storage may be disabled (which throws on access), full, or have a value of another version.
 *
 * @param storages - in order of preference
 */
function jsonStorage(...storages: readonly (() => TextStorage)[]): JsonStorage {
  const attempt = <T>(storage: () => TextStorage, act: (storage: TextStorage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read(key) {
      for (const storage of storages) {
        const value = attempt(storage, (kept): unknown => JSON.parse(kept.getItem(key) ?? 'null'));
        if (value !== null && value !== undefined) return value;
      }
      return undefined;
    },
    keep(key, value) {
      const text = JSON.stringify(value);
      const isKept = (storage: () => TextStorage) =>
        attempt(storage, (kept) => {
          kept.setItem(key, text);
          return true;
        });
      storages.some(isKept);
    },
    forget(key) {
      for (const storage of storages) attempt(storage, (kept) => kept.removeItem(key));
    },
  };
}

/** Equals the lifetime of a session. */
const cookieAge = `Max-Age=${5 * 24 * 60 * 60}`;

const setCookie = (key: string, text: string, age: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${encodeURIComponent(text)}; Path=/; SameSite=Strict; ${age}${secure}`;
};

/**
 * Stores values in cookies, for browsers that block web storage but not cookies. There a reload would otherwise forget who is
 * signed in.
 */
const cookies: TextStorage = {
  getItem(key) {
    const start = `${key}=`;
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  },
  setItem: (key, text) => setCookie(key, text, cookieAge),
  removeItem: (key) => setCookie(key, '', 'Max-Age=0'),
};

/** Storage that all tabs share. */
export const browserStorage = jsonStorage(
  () => localStorage,
  () => cookies,
);

/** Storage that lasts until the tab is closed. */
export const tabStorage = jsonStorage(() => sessionStorage);

const values = new Map<string, string>();

/** Storage for a browser that blocks web storage. The values last until the page is closed. */
const memory: TextStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, text) => void values.set(key, text),
  removeItem: (key) => void values.delete(key),
};

/**
 * Storage that all tabs share. Its values are never sent to a server, because it does not fall back to cookies as {@link
 * browserStorage} does.
 */
export const deviceStorage = jsonStorage(
  () => localStorage,
  () => sessionStorage,
  () => memory,
);
