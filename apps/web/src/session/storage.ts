/** What a browser keeps between pages. */
interface KeptValues {
  /** What was kept under a key; `undefined` where there is nothing that can be read. */
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
  forget(key: string): void;
}

/**
 * Storage may be switched off, which throws as soon as it is named, or be full, or hold what another version kept. None
 * of that is worth a page that does not work: what cannot be kept is lost when the page is closed.
 */
function keptIn(storage: () => Storage): KeptValues {
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

/** Kept for every tab, until it is forgotten. */
export const browserStorage = keptIn(() => localStorage);

/** Kept for this tab, until it is closed. */
export const tabStorage = keptIn(() => sessionStorage);
