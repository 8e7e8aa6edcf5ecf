import type { Db } from '#database/connection.ts';
import type { Role } from '#kernel/caller.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { insertRoleChange, lockedRole, updateRole } from './queries.ts';

/** `unknown`: the user has not registered. */
type RoleChange = 'changed' | 'unchanged' | 'unknown';

/**
 * Changes the role of a user and records the change in `role_changes` and in the audit log. Only the command line
 * calls it; no route writes a role.
 *
 * @param command - the operating system's user who changes the role
 */
export async function changeRole(db: Db, uid: string, role: Role, command: string): Promise<RoleChange> {
  return db.transaction().execute(async (trx) => {
    const current = await lockedRole(trx, uid);
    if (current === undefined) return 'unknown';
    if (current === role) return 'unchanged';
    await updateRole(trx, uid, role);
    await insertRoleChange(trx, { uid, role, changedBy: `command line (${command})` });
    await recordAction(trx, {
      actor: { command },
      action: 'change_role',
      about: `account ${uid}`,
      subjectUid: uid,
      reason: role === 'admin' ? 'Command grant-admin' : 'Command revoke-admin',
      before: { role: current },
      after: { role },
    });
    return 'changed';
  });
}
