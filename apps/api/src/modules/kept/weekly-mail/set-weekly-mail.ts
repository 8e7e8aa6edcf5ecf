import { randomUUID } from 'node:crypto';
import type { ZodiacSignId } from '@org/zodiac-core';
import { lock } from '#database/lock.ts';
import type { Services } from '#integrations/services.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { upsertWeeklyMail } from './queries.ts';

/** Turns the weekly mail of a user on or off, and chooses its signs. */
export const setWeeklyMail = (
  { db, clock }: Services,
  uid: string,
  { isOn, signs }: { isOn: boolean; signs: ZodiacSignId[] },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    await upsertWeeklyMail(trx, { uid, id: randomUUID(), isOn, signs, now: clock() });
  });
