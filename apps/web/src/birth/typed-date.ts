import { tabStorage } from '#storage/browser-storage.ts';

const key = 'zodiac-atlas.typed-date';

/** Keeps a birth date typed on the landing page for the sample, which this tab opens next. The date is never in an address. */
export const keepTypedDate = (typed: string): void => tabStorage.keep(key, typed);

/** The date that was typed on the landing page, until it is removed. */
export function typedDate(): string | undefined {
  const typed = tabStorage.read(key);
  return typeof typed === 'string' ? typed : undefined;
}

export const forgetTypedDate = (): void => tabStorage.forget(key);
