import type { KeptKind } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Generated } from 'kysely';
import type { CreatedAt } from './times.ts';

/** What users have saved from the lists. */
interface KeptTable {
  uid: string;
  kind: KeptKind;
  /** Id in the table of the kind. */
  itemId: number;
  /** The key of `PEOPLE_KEYS` that has encrypted the note. */
  keyId: string | null;
  sealedNote: Uint8Array | null;
  savedAt: Generated<Date>;
  /** When it was saved, or its note last changed. */
  updatedAt: Generated<Date>;
}

/** Users who have asked for a weekly mail of new openings, also when they have stopped it since. */
interface WeeklyMailsTable {
  uid: string;
  /** Random; the unsubscribe token is made of it. */
  id: string;
  isOn: boolean;
  /** Whose companies are included besides saved ones. */
  signs: ZodiacSignId[];
  /** SHA-256 of the unsubscribe tokens that were given out. */
  tokenHashes: string[];
  /** Openings that were first seen until then are not mailed again. */
  sentUntil: Date;
  createdAt: CreatedAt;
}

export interface KeptTables {
  kept: KeptTable;
  weeklyMails: WeeklyMailsTable;
}
