import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import type { QueuedContent } from '#integrations/mail/mail-content.ts';
import type { Services } from '#integrations/services.ts';
import { insertMail, type Recipient } from './queries.ts';

/** The job that sends queued mails. It runs every minute, and when a mail is queued. */
export const sendMailsJob = 'send-mails';

export interface Mail {
  /**
   * The idempotency key: a mail whose key is known is not queued again, for 400 days. It names the cause, such as
   * `welcome:${uid}` or `receipt:${intentId}`, and never an email.
   */
  readonly key: string;
  /** The kind of mail as the log names it, such as `welcome`. */
  readonly kind: string;
  readonly to: Recipient;
  readonly content: QueuedContent;
}

/**
 * Queues a mail in the transaction that causes it. This is how every part of the product sends mails:
 *
 * ```ts
 * await transact(services, async (trx, onCommit) => {
 *   await upsertUser(trx, uid, email);
 *   await queueMail(services, trx, onCommit, {
 *     key: `welcome:${uid}`,
 *     kind: 'welcome',
 *     to: { uid },
 *     content: { subject: '…', preview: '…', heading: '…', blocks: [{ paragraph: '…' }], reason: '…' },
 *   });
 * });
 * ```
 *
 * - Nothing is sent when the transaction is rolled back. After its commit the job `send-mails` sends the mail within
 *   seconds, in one of the processes.
 * - A mail to `{ uid }` goes to the user's email at the time of sending; when the account is deleted, its waiting
 *   mails go with it. Give `{ address }` to a mail that must survive the account, such as the last one.
 * - A failure of SMTP is tried again for about a day, then recorded as the event `mail_failed`. The transaction that
 *   queued the mail neither waits for SMTP nor fails because of it.
 * - A mail is sent once, with one exception: when a process dies after the SMTP server has accepted the mail and
 *   before that is stored, it is sent again, with the same Message-ID.
 * - Without SMTP_URL nothing is queued. Features that need mails check `services.mails`, and say that they are off.
 *
 * In local mode every mail appears at `/mailbox`.
 *
 * @returns whether the mail was queued: `false` if its key is known, or if no mails are sent
 */
export async function queueMail(
  { mails }: Pick<Services, 'mails'>,
  trx: Db,
  onCommit: OnCommit,
  mail: Mail,
): Promise<boolean> {
  if (mails === undefined) return false;
  const isNew = await insertMail(trx, mail);
  if (isNew) onCommit.wake(sendMailsJob);
  return isNew;
}
