import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The weekly mail of a user, or `undefined` when it was never asked for. */
export const weeklyMailOf = (db: Db, uid: string) =>
  db
    .selectFrom('weeklyMails')
    .select(['isOn', 'signs', 'sentUntil'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Turns the mail on or off. When it is turned on, the next one has the openings that are new from `now` on. */
export const upsertWeeklyMail = (
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

/** A user who has access and has not been mailed since `weekStart`, locked until the transaction ends. */
export const lockedDueMail = (trx: Db, weekStart: Date) =>
  trx
    .selectFrom('weeklyMails')
    .innerJoin('users', 'users.uid', 'weeklyMails.uid')
    .select(['weeklyMails.uid', 'weeklyMails.id', 'weeklyMails.signs', 'weeklyMails.sentUntil'])
    .where('isOn', '=', true)
    .where('sentUntil', '<', weekStart)
    .where(({ or, eb }) => or([eb('users.hasPaidAccess', '=', true), eb('users.role', '=', 'admin')]))
    .orderBy('sentUntil')
    .orderBy('weeklyMails.uid')
    .limit(1)
    .forUpdate('weeklyMails')
    .skipLocked()
    .executeTakeFirst();

/** Records until when openings were mailed, and the hash of the token that the mail has. */
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

/** Stops the mail that a token belongs to. Nothing changes when it is stopped already. */
export const stopMailOfToken = (db: Db, tokenHash: string) =>
  db
    .updateTable('weeklyMails')
    .set({ isOn: false })
    .where(sql<boolean>`token_hashes @> array[${tokenHash}]::text[]`)
    .where('isOn', '=', true)
    .execute();

export interface NewOpening {
  title: string;
  url: string;
  places: string[];
  companyName: string;
  zodiacSign: ZodiacSignId;
  /** Of all that are new. */
  total: number;
}

/** The openings that were first seen in a time at saved companies, which come first, and at companies of signs. */
export async function newOpeningsFor(
  db: Db,
  {
    uid,
    signs,
    since,
    until,
    max,
  }: { uid: string; signs: ZodiacSignId[]; since: Date; until: Date; max: number },
): Promise<NewOpening[]> {
  const { rows } = await sql<NewOpening>`
    with saved as (select item_id as id from kept where uid = ${uid} and kind = 'company')
    select openings.title, openings.url, openings.places, companies.name as company_name, companies.zodiac_sign,
      count(*) over ()::int as total
    from openings join companies on companies.id = openings.company_id
    where openings.first_seen_at > ${since} and openings.first_seen_at <= ${until} and openings.closed_at is null
      and companies.hidden_at is null
      and (companies.zodiac_sign = any(${signs}::text[]) or companies.id in (select id from saved))
    order by companies.id in (select id from saved) desc, openings.first_seen_at desc, openings.id
    limit ${max}`.execute(db);
  return rows;
}
