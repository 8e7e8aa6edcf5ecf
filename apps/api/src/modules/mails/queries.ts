import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { QueuedContent } from '#integrations/mail/mail-content.ts';

/** The recipient: a user, whose email is read when the mail is sent, or an address without an account. */
export type Recipient = { readonly uid: string } | { readonly address: string };

export interface WaitingMail {
  key: string;
  kind: string;
  content: QueuedContent;
  attempts: number;
  /** `null` when the user no longer has an email. */
  to: string | null;
}

/** @returns `false` when the key is known */
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

/** Claims a due mail. If it is not finished, it is due again after 1 minute, then 4, 16 and so on. */
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

/**
 * Deletes the keys of old mails.
 *
 * @param days - age of the keys; a deleted key can be used again
 */
export const deleteFinishedMails = (db: Db, days: number) =>
  db
    .deleteFrom('mails')
    .where('content', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '1 day' * ${days}`)
    .execute();

/** The state of a mail. */
export const mailOfKey = (db: Db, key: string) =>
  db.selectFrom('mails').select(['sentAt', 'failedAt', 'attempts']).where('key', '=', key).executeTakeFirst();

/** The mails of a user, sent ones included. */
export const mailsOf = (db: Db, uid: string) =>
  db
    .selectFrom('mails')
    .select(['kind', 'createdAt', 'sentAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();
