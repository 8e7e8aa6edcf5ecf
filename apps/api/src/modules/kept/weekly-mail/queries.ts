import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { uidsWithAccess } from '#modules/users/account.ts';
import { randomUUID, createHash, createHmac } from 'node:crypto';
import { lock } from '#database/exclusively.ts';
import type { Services } from '#integrations/services.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';

/** The weekly mail of a user; `undefined` if the user never subscribed. */
export const weeklyMailOf = (db: Db, uid: string) =>
  db
    .selectFrom('weeklyMails')
    .select(['isOn', 'signs', 'sentUntil'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Turns the mail on or off. After it is turned on, the next mail has the openings since `now`. */
const upsertWeeklyMail = (
  trx: Db,
  { now, ...row }: { uid: string; id: string; isOn: boolean; signs: ZodiacSignId[]; now: Date },
) =>
  trx
    .insertInto('weeklyMails')
    .values({ ...row, tokenHashes: [], sentUntil: now })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({
        isOn: row.isOn,
        signs: row.signs,
        sentUntil: sql<Date>`case when excluded.is_on and not weekly_mails.is_on then excluded.sent_until
          else weekly_mails.sent_until end`,
      }),
    )
    .execute();

/**
 * The subscription of a user with access who has not been mailed since `weekStart`, locked until the transaction
 * ends.
 */
export const lockedDueMail = (trx: Db, weekStart: Date) =>
  trx
    .selectFrom('weeklyMails')
    .select(['uid', 'id', 'signs', 'sentUntil'])
    .where('isOn', '=', true)
    .where('sentUntil', '<', weekStart)
    .where('uid', 'in', uidsWithAccess(trx))
    .orderBy('sentUntil')
    .orderBy('uid')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Records the time of the mail, and the hash of its token. */
export const recordMailed = (
  trx: Db,
  { uid, until, tokenHash }: { uid: string; until: Date; tokenHash: string },
) =>
  trx
    .updateTable('weeklyMails')
    .set({
      sentUntil: until,
      tokenHashes: sql<string[]>`case when ${tokenHash} = any(token_hashes) then token_hashes
        else array_append(token_hashes, ${tokenHash}) end`,
    })
    .where('uid', '=', uid)
    .execute();

/** Stops the mail of a token. Nothing changes if it is already stopped. */
export const stopMailOfToken = (db: Db, tokenHash: string) =>
  db
    .updateTable('weeklyMails')
    .set({ isOn: false })
    .where(sql<boolean>`token_hashes @> array[${tokenHash}]::text[]`)
    .where('isOn', '=', true)
    .execute();

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

/** The unsubscribe token of a subscription. It is derived for each mail, so that it need not be stored. */
export const unsubscribeToken = (key: string, id: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${id}`).digest('base64url');

/** The stored hash of a token. It finds the subscription even after the key has changed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
