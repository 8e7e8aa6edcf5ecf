import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './times.ts';

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
  /** The changed values, except secrets and e-mails. */
  before: ColumnType<object | null, string | null, never>;
  after: ColumnType<object | null, string | null, never>;
}

export interface AuditTables {
  auditLog: AuditLogTable;
}
