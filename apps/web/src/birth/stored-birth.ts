import type { ZodiacSignId } from '@org/zodiac-core';
import { deviceStorage } from '#storage/browser-storage.ts';
import { asBirth, type Birth } from './birth.ts';
import { entryFor, type EntryState } from './entry-state.ts';

const key = 'zodiac-atlas.birth';
/** Version of the stored form. Values of another version are ignored. */
const version = 1;

interface Stored {
  readonly version: typeof version;
  readonly birth?: unknown;
  /** The sign of the birth, if a page has computed it. */
  readonly sign?: unknown;
  readonly forgottenAt?: unknown;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version;

function readStored(): Stored {
  const value = deviceStorage.read(key);
  return isStored(value) ? value : { version };
}

/** The birth last used on this device, unless the user has removed it. */
export const storedBirth = (): Birth | undefined => asBirth(readStored().birth);

/** The sign of the birth last used on this device, unless the user has removed it. */
export function storedSign(): string | undefined {
  const { sign } = readStored();
  return typeof sign === 'string' ? sign : undefined;
}

/**
 * Keeps a birth on this device, and returns the state of the entry that shows it.
 *
 * @param sign - its sign, from pages that have the calendar, which is large
 */
export function keepBirth(birth: Birth, sign?: ZodiacSignId): EntryState {
  deviceStorage.keep(key, { ...readStored(), birth, sign });
  return entryFor(birth);
}

/** Removes the birth from this device. Earlier history entries no longer show it. */
export const forgetBirth = (): void => deviceStorage.keep(key, { version, forgottenAt: Date.now() });

const isEntry = (state: unknown): state is Record<keyof EntryState, unknown> =>
  typeof state === 'object' && state !== null && 'birth' in state && 'chosenAt' in state;

/** Whether the birth of a history entry was chosen before the reader last forgot one. */
function isForgotten(state: Record<keyof EntryState, unknown>): boolean {
  const { forgottenAt } = readStored();
  return typeof forgottenAt === 'number' && Number(state.chosenAt) <= forgottenAt;
}

/** The birth of a history entry: `null` for the empty form, `undefined` if the entry has none. */
export function birthOfEntry(state: unknown): Birth | null | undefined {
  if (!isEntry(state)) return undefined;
  return isForgotten(state) ? null : (asBirth(state.birth) ?? null);
}

/** Whether the reader emptied the form of a history entry, or has forgotten its birth. */
export const isClearedEntry = (state: unknown): boolean =>
  isEntry(state) && (state.isCleared === true || isForgotten(state));
