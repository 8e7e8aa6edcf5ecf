/** JSON values in web storage. */
interface JsonStorage {
  /** The value of a key; `undefined` if it is missing or unreadable. */
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

/**
 * Ignores storage errors: storage may be disabled (which throws on access), full, or have a value of another version. A
 * value that cannot be stored is lost when the page is closed.
 */
function jsonStorage(storage: () => Storage): JsonStorage {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((kept): unknown => JSON.parse(kept.getItem(key) ?? 'null') ?? undefined),
    keep: (key, value) => attempt((kept) => kept.setItem(key, JSON.stringify(value))),
    forget: (key) => attempt((kept) => kept.removeItem(key)),
  };
}

/** Shared by all tabs. */
export const browserStorage = jsonStorage(() => localStorage);

/** Kept until the tab is closed. */
export const tabStorage = jsonStorage(() => sessionStorage);
