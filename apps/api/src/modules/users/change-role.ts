import type { Db } from '#database/connection.ts';
import { insertRoleChange, lockedRole, updateRole } from './queries.ts';

/** `unknown`: nobody with this uid has registered. */
export type RoleChange = 'changed' | 'unchanged' | 'unknown';

/** Changes a role and records who did. Called from the command line only: no route writes a role. */
export async function changeRole(
  db: Db,
  uid: string,
  role: 'user' | 'admin',
  changedBy: string,
): Promise<RoleChange> {
  return db.transaction().execute(async (trx) => {
    const current = await lockedRole(trx, uid);
    if (current === undefined) return 'unknown';
    if (current === role) return 'unchanged';
    await updateRole(trx, uid, role);
    await insertRoleChange(trx, { uid, role, changed_by: changedBy });
    return 'changed';
  });
}
