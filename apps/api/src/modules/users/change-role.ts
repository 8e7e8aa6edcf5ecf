import type { Db } from '#database/connection.ts';
import { insertRoleChange, updateRole } from './queries.ts';

/**
 * Changes a role and records who did. Called from the command line only: no route writes a role.
 *
 * @returns whether there is such a user
 */
export async function changeRole(
  db: Db,
  uid: string,
  role: 'user' | 'admin',
  changedBy: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateRole(trx, uid, role))) return false;
    await insertRoleChange(trx, { uid, role, changed_by: changedBy });
    return true;
  });
}
