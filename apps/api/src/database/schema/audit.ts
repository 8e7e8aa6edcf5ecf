import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './times.ts';

/** The actions of admins. Append-only: the database refuses to change, delete or empty it. */
interface AuditLogTable {
  id: Generated<number>;
  at: CreatedAt;
  /** The admin. Null for an action at the command line. */
  actorUid: string | null;
  /** The user of the operating system, for an action at the command line. */
  actorCommand: string | null;
  action: string;
  /** What the action was about, such as `payment 12`. */
  about: string;
  /** The user whom the action concerned. */
  subjectUid: string | null;
  reason: string;
  /** The changed values, without secrets and e-mails. */
  before: ColumnType<object | null, string | null, never>;
  after: ColumnType<object | null, string | null, never>;
}

export interface AuditTables {
  auditLog: AuditLogTable;
}
