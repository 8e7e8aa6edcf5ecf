import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import {
  openToken,
  closeToken,
  privateCalendarsOf,
  lockedCalendarsOfOtherKeys,
  resealToken,
} from './private-calendar/queries.ts';
import { peopleOf, keyIdsInUse, lockedPeopleOfOtherKeys, resealPerson } from './queries.ts';
import type { Seal, EncryptedRows } from './seal.ts';
import { openPerson, closePerson } from './sealed-person.ts';

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

/** Ends the private calendars of a deleted account. Their addresses answer 410, because the hashes of their tokens stay. */
export async function endCalendarsOfAccount(trx: Db, uid: string): Promise<void> {
  await sql`
    with ended as (delete from almanacs where uid = ${uid} returning token_hash)
    insert into ended_private_calendars (token_hash) select token_hash from ended`.execute(trx);
}

/** Saved people, and the addresses of private calendars. */
export const encryptedPeople: EncryptedRows = {
  keyIds: keyIdsInUse,
  async reseal(trx, seal, maxRows) {
    const people = await lockedPeopleOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of people) {
      await resealPerson(trx, row, closePerson(seal, row.uid, row.id, openPerson(seal, row)));
    }
    const calendars = await lockedCalendarsOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of calendars) await resealToken(trx, row, closeToken(seal, row, openToken(seal, row)));
    return people.length + calendars.length;
  },
};
