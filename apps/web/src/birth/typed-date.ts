import { tabStorage } from '#storage/browser-storage.ts';

const key = 'zodiac-atlas.typed-date';

/** Keeps a birth date as it was typed on the landing page for the sample, which this tab opens next. It never stands in an address. */
export const keepTypedDate = (typed: string): void => tabStorage.keep(key, typed);

/** The date that was typed on the landing page, until it is forgotten. */
export function typedDate(): string | undefined {
  const typed = tabStorage.read(key);
  return typeof typed === 'string' ? typed : undefined;
}

export const forgetTypedDate = (): void => tabStorage.forget(key);
