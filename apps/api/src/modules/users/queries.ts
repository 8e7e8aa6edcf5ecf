import type { Db } from '#database/connection.ts';

export const userByUid = (db: Db, uid: string) =>
  db
    .selectFrom('users')
    .select(['uid', 'email', 'role', 'has_paid_access'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Adds the user or, where the e-mail changed at the identity provider, follows it. */
export const upsertUser = (db: Db, uid: string, email: string) =>
  db
    .insertInto('users')
    .values({ uid, email })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ email, updated_at: new Date() }))
    .returning(['uid', 'email', 'role'])
    .executeTakeFirstOrThrow();

/** @returns whether the access changed */
export async function updatePaidAccess(db: Db, uid: string, hasPaid: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ has_paid_access: hasPaid, updated_at: new Date() })
    .where('uid', '=', uid)
    .where('has_paid_access', '!=', hasPaid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const signedOutSession = (db: Db, sessionHash: string) =>
  db
    .selectFrom('signed_out_sessions')
    .select('session_hash')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();

export async function rememberSignedOut(db: Db, sessionHash: string, expiresAt: Date): Promise<void> {
  await db.deleteFrom('signed_out_sessions').where('expires_at', '<', new Date()).execute();
  await db
    .insertInto('signed_out_sessions')
    .values({ session_hash: sessionHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether there is such a user */
export async function updateRole(db: Db, uid: string, role: 'user' | 'admin'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ role, updated_at: new Date() })
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertRoleChange = (
  db: Db,
  change: { uid: string; role: 'user' | 'admin'; changed_by: string },
) => db.insertInto('role_changes').values(change).execute();
