import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { closeToken, openToken } from './private-calendar/calendar-token.ts';
import { lockedCalendarsOfOtherKeys, resealToken } from './private-calendar/queries.ts';
import { keyIdsInUse, lockedPeopleOfOtherKeys, resealPerson } from './queries.ts';
import { sealWith, type Seal } from './seal.ts';
import { closePerson, openPerson } from './sealed-person.ts';

const batchSize = 200;

/** Encrypts every row again that another key than the first has encrypted. @returns how many */
export async function rotatePeopleKeys({ db, config }: Services): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => rotateBatch(trx, seal));
    if (count === 0) return rotated;
    rotated += count;
  }
}

async function rotateBatch(trx: Db, seal: Seal): Promise<number> {
  const people = await lockedPeopleOfOtherKeys(trx, seal.keyId, batchSize);
  for (const row of people) {
    await resealPerson(trx, row, closePerson(seal, row.uid, row.id, openPerson(seal, row)));
  }
  const calendars = await lockedCalendarsOfOtherKeys(trx, seal.keyId, batchSize);
  for (const row of calendars) await resealToken(trx, row, closeToken(seal, row, openToken(seal, row)));
  return people.length + calendars.length;
}

/** The ids of keys that have encrypted a row and are not configured. */
export async function missingPeopleKeys(db: Db, keys: readonly { id: string }[]): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await keyIdsInUse(db)).filter((id) => !known.has(id));
}
