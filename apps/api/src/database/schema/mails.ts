import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './times.ts';

/** Mails that are waiting to be sent, and the keys of sent mails. */
interface MailsTable {
  /** The idempotency key. A second mail with the same key is not queued. */
  key: string;
  /** A name for the log, such as `welcome`. */
  kind: string;
  /** The recipient. The mail goes to the user's current e-mail. */
  uid: string | null;
  /** The address of a recipient without an account. Null after the mail was sent or given up. */
  address: string | null;
  /** The text as JSON. Null after the mail was sent or given up. */
  content: ColumnType<object | null, string, string | null>;
  attempts: Generated<number>;
  dueAt: Generated<Date>;
  sentAt: Date | null;
  /** When the mail was given up. */
  failedAt: Date | null;
  createdAt: CreatedAt;
}

export interface MailTables {
  mails: MailsTable;
}
