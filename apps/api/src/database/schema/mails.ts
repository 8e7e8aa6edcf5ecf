import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './times.ts';

/** Mails that wait to be sent, and the keys of those that were. */
interface MailsTable {
  /** The idempotency key: a second mail with it is not queued. */
  key: string;
  /** For the log, such as `welcome`. */
  kind: string;
  /** The user whose current e-mail it goes to. */
  uid: string | null;
  /** The address, if the recipient has no account. Null after it was sent or given up. */
  address: string | null;
  /** The text as JSON. Null after it was sent or given up. */
  content: ColumnType<object | null, string, string | null>;
  attempts: Generated<number>;
  dueAt: Generated<Date>;
  sentAt: Date | null;
  /** When it was given up. */
  failedAt: Date | null;
  createdAt: CreatedAt;
}

export interface MailTables {
  mails: MailsTable;
}
