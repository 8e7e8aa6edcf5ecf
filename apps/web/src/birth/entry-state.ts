import type { Birth } from './birth.ts';

/** The state of a history entry: the birth it shows, `null` for the empty form. */
export interface EntryState {
  readonly birth: Birth | null;
  /** When the birth was chosen, as a Unix time in milliseconds. */
  readonly chosenAt: number;
  /** Whether the reader emptied the form, so that no birth of the account fills it. */
  readonly isCleared?: true;
}

/** The state of an entry that shows a birth, or the empty form. */
export const entryFor = (birth: Birth | undefined): EntryState => ({
  birth: birth ?? null,
  chosenAt: Date.now(),
});

/** The state of an entry whose form the reader emptied. */
export const clearedEntry = (): EntryState => ({ ...entryFor(undefined), isCleared: true });
