import type { Db } from '#database/connection.ts';
import { openToken } from './private-calendar/calendar-token.ts';
import { endPrivateCalendarsOf, privateCalendarsOf } from './private-calendar/queries.ts';
import { peopleOf } from './queries.ts';
import type { Seal } from './seal.ts';
import { openPerson } from './sealed-person.ts';

/** A user's people and private calendars, decrypted, for the export of the account. */
export async function peopleOfAccount(db: Db, seal: Seal, uid: string) {
  const people = await peopleOf(db, uid);
  const calendars = await privateCalendarsOf(db, uid);
  return {
    saved: people.map((row) => openPerson(seal, row)),
    privateCalendars: calendars.map((row) => {
      const { keyId, sealed, createdAt, revokedAt } = row;
      // The address of a revoked calendar is no longer stored.
      const isOpen = keyId !== null && sealed !== null;
      return {
        path: isOpen ? `/private-calendar/${openToken(seal, { ...row, keyId, sealed })}.ics` : null,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Ends the private calendars of a deleted account. Their addresses answer 410. */
export const endCalendarsOfAccount = (trx: Db, uid: string): Promise<void> => endPrivateCalendarsOf(trx, uid);
