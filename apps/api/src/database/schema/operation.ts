import type { VisitedKind } from '@org/api-contract/values';
import type { Generated, ColumnType } from 'kysely';
import type { CreatedAt } from './times.ts';

interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

/** Visits by the kind of their first page. */
interface VisitsTable {
  day: string;
  kind: VisitedKind;
  visits: number;
}

/** The counts of exact limits; see `exact-limits.ts`. */
interface RateLimitsTable {
  /** The name of the limit, and a keyed hash of the user, IP address or email. */
  key: string;
  points: number;
  /** Unix time in milliseconds. */
  expire: number;
}

interface BackupsTable {
  madeAt: Date;
  bytes: number;
}

export interface OperationTables {
  backups: BackupsTable;
  pageViews: PageViewsTable;
  visits: VisitsTable;
  rateLimits: RateLimitsTable;
}

/** Actions of admins. Append-only: the database refuses to change, delete or truncate it. */
interface AuditLogTable {
  id: Generated<number>;
  at: CreatedAt;
  /** The admin; null for an action at the command line. */
  actorUid: string | null;
  /** The operating system's user, for an action at the command line. */
  actorCommand: string | null;
  action: string;
  /** The subject of the action, such as `payment 12`. */
  about: string;
  /** The user whom the action concerned. */
  subjectUid: string | null;
  reason: string;
  /** The changed values, except secrets and emails. */
  before: ColumnType<object | null, string | null, never>;
  after: ColumnType<object | null, string | null, never>;
}

export interface AuditTables {
  auditLog: AuditLogTable;
}

/** Mails that are waiting to be sent, and the keys of sent mails. */
interface MailsTable {
  /** The idempotency key. A second mail with the same key is not queued. */
  key: string;
  /** A name for the log, such as `welcome`. */
  kind: string;
  /** The recipient. The mail goes to the user's current email. */
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
