import type { EncryptedRows } from './encrypted-rows.ts';
import { closeToken, openToken } from './private-calendar/calendar-token.ts';
import { lockedCalendarsOfOtherKeys, resealToken } from './private-calendar/queries.ts';
import { keyIdsInUse, lockedPeopleOfOtherKeys, resealPerson } from './queries.ts';
import { closePerson, openPerson } from './sealed-person.ts';

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
