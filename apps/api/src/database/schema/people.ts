import type { CreatedAt, UpdatedAt } from './times.ts';

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
  /** The key that encrypted the token. Null after the calendar was revoked, as is the token. */
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
