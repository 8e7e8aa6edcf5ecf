import type { CreatedAt, UpdatedAt } from './times.ts';
import type { KeptKind } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Generated } from 'kysely';

/** People that users have saved. Everything about them is encrypted. */
interface PeopleTable {
  uid: string;
  /** A UUID that the client chose. */
  id: string;
  /** The key of `PEOPLE_KEYS` that encrypted `sealed`. */
  keyId: string;
  sealed: Uint8Array;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

/** Private calendars, each at a secret address. */
interface AlmanacsTable {
  id: string;
  uid: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  /** The key that encrypted the token. Both are null after the calendar was revoked. */
  keyId: string | null;
  sealedToken: Uint8Array | null;
  createdAt: CreatedAt;
  revokedAt: Date | null;
}

/** Private calendars of deleted accounts. Their addresses answer 410. */
interface EndedPrivateCalendarsTable {
  tokenHash: string;
  endedAt: CreatedAt;
}

export interface PeopleTables {
  people: PeopleTable;
  almanacs: AlmanacsTable;
  endedPrivateCalendars: EndedPrivateCalendarsTable;
}

/** Items that users have saved. */
interface KeptTable {
  uid: string;
  kind: KeptKind;
  /** Id in the table of the kind. */
  itemId: number;
  /** The key of `PEOPLE_KEYS` that encrypted the note. */
  keyId: string | null;
  sealedNote: Uint8Array | null;
  savedAt: Generated<Date>;
  /** When the item was saved or its note last changed. */
  updatedAt: Generated<Date>;
}

/** Users who have subscribed to the weekly mail of new openings, even if they have stopped it. */
interface WeeklyMailsTable {
  uid: string;
  /** A random id. The unsubscribe token is derived from it. */
  id: string;
  isOn: boolean;
  /** Signs whose companies are included, in addition to saved companies. */
  signs: ZodiacSignId[];
  /** SHA-256 of all issued unsubscribe tokens. */
  tokenHashes: string[];
  /** The next mail has openings that were first seen after this time. */
  sentUntil: Date;
  createdAt: CreatedAt;
}

export interface KeptTables {
  kept: KeptTable;
  weeklyMails: WeeklyMailsTable;
}
