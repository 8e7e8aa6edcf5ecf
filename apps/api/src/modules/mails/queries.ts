import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { QueuedContent } from '#integrations/mail/mail-content.ts';

/** Whose mail it is: a user, whose current e-mail is read when it is sent, or an address without an account. */
export type Recipient = { readonly uid: string } | { readonly address: string };

export interface WaitingMail {
  key: string;
  kind: string;
  content: QueuedContent;
  attempts: number;
  /** `null` when the user has no e-mail any more. */
  to: string | null;
}

/** @returns `false` when there is or was a mail with this key */
export async function insertMail(
  trx: Db,
  { key, kind, to, content }: { key: string; kind: string; to: Recipient; content: QueuedContent },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('mails')
    .values({ key, kind, content: JSON.stringify(content), ...to })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Claims a mail that is due. One that is not finished is due again after 1 minute, then 4, 16 and so on. */
export async function claimMail(db: Db): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    update mails
    set attempts = attempts + 1, due_at = now() + interval '1 minute' * power(4, attempts)
    where key = (
      select key from mails where content is not null and due_at <= now()
      order by due_at limit 1
      for update skip locked
    )
    returning key, kind, content, attempts,
      coalesce(address, (select email from users where users.uid = mails.uid)) as to`.execute(db);
  return rows[0];
}

/** Keeps the key of a mail, and deletes its text and address. */
export const finishMail = (db: Db, key: string, end: 'sentAt' | 'failedAt') =>
  db
    .updateTable('mails')
    .set({ [end]: sql<Date>`now()`, content: null, address: null })
    .where('key', '=', key)
    .where('content', 'is not', null)
    .execute();

/** Deletes the keys of old mails. @param days - after which no mail is queued under the same key */
export const deleteFinishedMails = (db: Db, days: number) =>
  db
    .deleteFrom('mails')
    .where('content', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '1 day' * ${days}`)
    .execute();

/** What became of a mail. */
export const mailOfKey = (db: Db, key: string) =>
  db.selectFrom('mails').select(['sentAt', 'failedAt', 'attempts']).where('key', '=', key).executeTakeFirst();

/** The mails of a user, also those that were sent. */
export const mailsOf = (db: Db, uid: string) =>
  db
    .selectFrom('mails')
    .select(['kind', 'createdAt', 'sentAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
