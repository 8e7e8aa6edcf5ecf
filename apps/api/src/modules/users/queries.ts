import { sql } from 'kysely';
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
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ email, former_email: null, updated_at: new Date() }),
    )
    // PostgreSQL leaves xmax 0 on a row that was inserted rather than updated.
    .returning(['uid', 'role', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();

/**
 * Takes an e-mail from whoever holds it but one; role and payments stay with the uid.
 *
 * @returns the uid it was taken from
 */
export async function releaseEmail(db: Db, email: string, exceptUid: string): Promise<string | undefined> {
  const row = await db
    .updateTable('users')
    .set(({ ref }) => ({ former_email: ref('email'), email: null, updated_at: new Date() }))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('uid', '!=', exceptUid)
    .returning('uid')
    .executeTakeFirst();
  return row?.uid;
}

/** Who holds an e-mail here. */
export async function uidOfEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.uid;
}

export async function emailsOfDomain(db: Db, domain: string): Promise<string[]> {
  const rows = await db.selectFrom('users').select('email').where('email', 'ilike', `%@${domain}`).execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Accounts from which an e-mail was taken and which have not registered with another since. */
export async function formerHolders(db: Db, email: string, exceptUid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['former_email']), '=', email.toLowerCase()))
    .where('uid', '!=', exceptUid)
    .execute();
  return rows.map(({ uid }) => uid);
}

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

/** What every request of a signed-in caller asks, so it is one query; the columns are null for nobody registered. */
export const accountOfSession = (db: Db, uid: string, sessionHashes: readonly string[]) =>
  db
    .selectNoFrom(({ selectFrom, exists }) => [
      selectFrom('users').select('role').where('uid', '=', uid).as('role'),
      selectFrom('users').select('has_paid_access').where('uid', '=', uid).as('hasPaid'),
      exists(
        selectFrom('signed_out_sessions').select('session_hash').where('session_hash', 'in', sessionHashes),
      ).as('signedOut'),
    ])
    .executeTakeFirstOrThrow();

/** Also forgets what no cookie can match any more. */
export async function rememberSignedOut(
  db: Db,
  sessionHashes: readonly string[],
  expiresAt: Date,
): Promise<void> {
  await db
    .deleteFrom('signed_out_sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  if (sessionHashes.length === 0) return;
  await db
    .insertInto('signed_out_sessions')
    .values(sessionHashes.map((hash) => ({ session_hash: hash, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The role of a user, held until the transaction ends; `undefined` for nobody registered. */
export async function lockedRole(db: Db, uid: string): Promise<'user' | 'admin' | undefined> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return user?.role;
}

export const updateRole = (db: Db, uid: string, role: 'user' | 'admin') =>
  db.updateTable('users').set({ role, updated_at: new Date() }).where('uid', '=', uid).execute();

export const insertRoleChange = (
  db: Db,
  change: { uid: string; role: 'user' | 'admin'; changed_by: string },
) => db.insertInto('role_changes').values(change).execute();
