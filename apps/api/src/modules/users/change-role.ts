import type { Db } from '#database/connection.ts';
import type { Role } from '#kernel/caller.ts';
import { insertRoleChange, lockedRole, updateRole } from './queries.ts';

/** `unknown`: no user with this uid has registered. */
export type RoleChange = 'changed' | 'unchanged' | 'unknown';

/**
 * Changes the role of a user and records the change in `role_changes`. Only the command line calls it; no route writes a
 * role.
 *
 * @param changedBy - who changes the role, such as `command line (ada)`
 */
export async function changeRole(db: Db, uid: string, role: Role, changedBy: string): Promise<RoleChange> {
  return db.transaction().execute(async (trx) => {
    const current = await lockedRole(trx, uid);
    if (current === undefined) return 'unknown';
    if (current === role) return 'unchanged';
    await updateRole(trx, uid, role);
    await insertRoleChange(trx, { uid, role, changedBy });
    return 'changed';
  });
}
