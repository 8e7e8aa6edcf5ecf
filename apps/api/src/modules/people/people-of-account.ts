import type { Db } from '#database/connection.ts';
import { openToken } from './private-calendar/calendar-token.ts';
import { endPrivateCalendarsOf, privateCalendarsOf } from './private-calendar/queries.ts';
import { peopleOf } from './queries.ts';
import type { Seal } from './seal.ts';
import { openPerson } from './sealed-person.ts';

/** All that is held of the people and the private calendars of a user, decrypted, for the export of the account. */
export async function peopleOfAccount(db: Db, seal: Seal, uid: string) {
  const people = await peopleOf(db, uid);
  const calendars = await privateCalendarsOf(db, uid);
  return {
    saved: people.map((row) => openPerson(seal, row)),
    privateCalendars: calendars.map((row) => {
      const { keyId, sealed, createdAt, revokedAt } = row;
      // The address of a revoked calendar is not held any more.
      const isOpen = keyId !== null && sealed !== null;
      return {
        path: isOpen ? `/private-calendar/${openToken(seal, { ...row, keyId, sealed })}.ics` : null,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Ends the private calendars of a user who deletes the account. Their addresses answer that they are gone. */
export const endCalendarsOfAccount = (trx: Db, uid: string): Promise<void> => endPrivateCalendarsOf(trx, uid);
