import type { CreatedAt, UpdatedAt } from './times.ts';

/** People saved by users. What is said of them is encrypted. */
interface PeopleTable {
  uid: string;
  /** Chosen by the client. */
  id: string;
  /** The key of `PEOPLE_KEYS` that has encrypted `sealed`. */
  keyId: string;
  sealed: Uint8Array;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

/** Calendars at a private address. */
interface AlmanacsTable {
  id: string;
  uid: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  /** The key that has encrypted the token. Null after the private calendar was revoked, as is the token. */
  keyId: string | null;
  sealedToken: Uint8Array | null;
  createdAt: CreatedAt;
  revokedAt: Date | null;
}

/** Private calendars whose owners have deleted the account: their addresses answer that they are gone. */
interface EndedPrivateCalendarsTable {
  tokenHash: string;
  endedAt: CreatedAt;
}

export interface PeopleTables {
  people: PeopleTable;
  almanacs: AlmanacsTable;
  endedPrivateCalendars: EndedPrivateCalendarsTable;
}
