import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Role, SecondFactor } from '#kernel/caller.ts';

export const allUsers = (db: Db) => db.selectFrom('users').select(['uid', 'email']).execute();

/** Inserts a user, or updates the email of an existing one. */
export const upsertUser = (db: Db, uid: string, email: string) =>
  db
    .insertInto('users')
    .values({ uid, email })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ email, formerEmail: null, updatedAt: new Date() }),
    )
    // `xmax` is 0 for an inserted row.
    .returning(['uid', 'role', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();

/**
 * Releases an email from the account that has it, unless that account is `exceptUid`. Role and payments stay with
 * the uid.
 *
 * @returns the uid of that account, or `undefined` when no other account has the email
 */
export async function releaseEmail(db: Db, email: string, exceptUid: string): Promise<string | undefined> {
  const row = await db
    .updateTable('users')
    .set(({ ref }) => ({ formerEmail: ref('email'), email: null, updatedAt: new Date() }))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('uid', '!=', exceptUid)
    .returning('uid')
    .executeTakeFirst();
  return row?.uid;
}

interface AccountRow {
  /** Null for an unregistered user. */
  role: Role | null;
  /** Null for an unregistered user. */
  hasPaidAccess: boolean | null;
  secondFactor: SecondFactor;
  signedOut: boolean;
}

/** Role, access and sign-out. One statement with look-ups by key, because nearly every call needs them. */
export const accountQuery = (uid: string, sessionHash: string) => sql<AccountRow>`
  select role, has_paid_access,
    case
      when role is distinct from 'admin' then 'none'
      when not exists (select from second_factors where uid = ${uid} and confirmed_at is not null) then 'none'
      when exists (
        select from sessions where session_hash = ${sessionHash} and second_factor_at is not null
      ) then 'verified'
      else 'wanted' end as second_factor,
    exists (select from signed_out_sessions where session_hash = ${sessionHash})
      -- The identity provider may still have a deleted account for a moment.
      or exists (select from account_deletions where uid = ${uid}) as signed_out
  from (select) as caller left join users on uid = ${uid}`;

export async function accountOfSession(db: Db, uid: string, sessionHash: string): Promise<AccountRow> {
  const [row] = (await accountQuery(uid, sessionHash).execute(db)).rows;
  if (!row) throw new Error('PostgreSQL returned no account.');
  return row;
}

/** Stores the hashes of signed-out sessions until `expiresAt`, and deletes expired ones. */
export async function storeSignedOut(
  db: Db,
  sessionHashes: readonly string[],
  expiresAt: Date,
): Promise<void> {
  await db
    .deleteFrom('signedOutSessions')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
  if (sessionHashes.length === 0) return;
  await db
    .insertInto('signedOutSessions')
    .values(sessionHashes.map((hash) => ({ sessionHash: hash, expiresAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads the role of a user and locks the row until the transaction ends. `undefined` for an unregistered user. */
export async function lockedRole(db: Db, uid: string): Promise<Role | undefined> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return user?.role;
}

export const updateRole = (db: Db, uid: string, role: Role) =>
  db.updateTable('users').set({ role, updatedAt: new Date() }).where('uid', '=', uid).execute();

export const insertRoleChange = (db: Db, change: { uid: string; role: Role; changedBy: string }) =>
  db.insertInto('roleChanges').values(change).execute();

/** Deletes a user and, by foreign keys, the people, the calendars and the other rows of the user. */
export const deleteUser = (trx: Db, uid: string) => trx.deleteFrom('users').where('uid', '=', uid).execute();

/** Erases an email from the accounts that lost it. */
export const forgetFormerEmail = (trx: Db, email: string) =>
  trx
    .updateTable('users')
    .set({ formerEmail: null, updatedAt: new Date() })
    .where(({ eb, fn }) => eb(fn<string>('lower', ['formerEmail']), '=', email.toLowerCase()))
    .execute();

export const userRow = (db: Db, uid: string) =>
  db
    .selectFrom('users')
    .select(['email', 'formerEmail', 'role', 'hasPaidAccess', 'createdAt', 'updatedAt'])
    .where('uid', '=', uid)
    .executeTakeFirst();

export const roleChangesOf = (db: Db, uid: string) =>
  db.selectFrom('roleChanges').select(['role', 'createdAt']).where('uid', '=', uid).orderBy('id').execute();
