import { randomUUID } from 'node:crypto';
import { lock } from '#database/lock.ts';
import type { Services } from '#integrations/services.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import type { Seal } from '../seal.ts';
import { closeToken, hashOfToken, newToken } from './calendar-token.ts';
import { privateCalendarOf, insertPrivateCalendar, type CalendarRow } from './queries.ts';

/** Creates the private calendar of a user, or returns the existing one. */
export async function createPrivateCalendar({ db }: Services, seal: Seal, uid: string): Promise<CalendarRow> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const existing = await privateCalendarOf(trx, uid);
    if (existing) return existing;
    const token = newToken();
    const id = randomUUID();
    await insertPrivateCalendar(
      trx,
      { uid, id, tokenHash: hashOfToken(token) },
      closeToken(seal, { uid, id }, token),
    );
    const made = await privateCalendarOf(trx, uid);
    if (!made) throw new Error('the private calendar was not stored');
    return made;
  });
}
