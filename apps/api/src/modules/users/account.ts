import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { isWithin, utcDay, type Period } from '#database/utc-days.ts';
import type { Account } from '#kernel/caller.ts';
import { accountOfSession } from './queries.ts';

/** Reads the state of an account and a session. An unregistered account has the role `user` and has not paid. */
export async function accountOf(db: Db, uid: string, sessionHash: string): Promise<Account> {
  const { role, hasPaidAccess, secondFactor, signedOut } = await accountOfSession(db, uid, sessionHash);
  return {
    role: role ?? 'user',
    hasPaid: hasPaidAccess ?? false,
    secondFactor,
    signedOut,
  };
}

/**
 * Whether a user has lifetime access, as the ledger last decided. The ledger stores its decision in the transaction that
 * changes a payment, so this also holds within a transaction. `false` for an unregistered user.
 */
export async function hasPaid(db: Db, uid: string): Promise<boolean> {
  return (await registeredUser(db, uid))?.hasPaidAccess ?? false;
}

export async function isRegistered(db: Db, uid: string): Promise<boolean> {
  return (await registeredUser(db, uid)) !== undefined;
}

/** The uids of all users with access to paid content, as a subquery. Admins have access. */
export const uidsWithAccess = (db: Db) =>
  db
    .selectFrom('users')
    .select('uid')
    .where(({ or, eb }) => or([eb('hasPaidAccess', '=', true), eb('role', '=', 'admin')]));

/** The uids of other accounts that lost an email to another account and have not registered another one since. */
export async function formerAccounts(db: Db, email: string, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('uid')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['formerEmail']), '=', email.toLowerCase()))
    .where('uid', '!=', uid)
    .execute();
  return rows.map((row) => row.uid);
}

/** The emails of users by uid. Users without an email are left out. */
export async function emailsOf(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['uid', 'email']).where('uid', 'in', uids).execute();
  return new Map(users.flatMap(({ uid, email }) => (email === null ? [] : [[uid, email] as const])));
}

/** A registered user; `undefined` for an unknown uid. */
export const registeredUser = (db: Db, uid: string) =>
  db
    .selectFrom('users')
    .select(['uid', 'email', 'role', 'hasPaidAccess'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** The uid of the registered account with an email. */
export async function registeredUid(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('uid')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.uid;
}

export interface AccountCounts {
  readonly accounts: number;
  /** Accounts with lifetime access. */
  readonly paid: number;
}

export const countAccounts = (db: Db): Promise<AccountCounts> =>
  db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('accounts'),
      fn.countAll<number>().filterWhere('hasPaidAccess', '=', true).as('paid'),
    ])
    .executeTakeFirstOrThrow();

/** The number of registrations on each day of a period. Days without registrations have no row. */
export const signUpsByDay = (db: Db, period: Period) =>
  db
    .selectFrom('users')
    .select([utcDay('createdAt').as('day'), sql<number>`count(*)`.as('signUps')])
    .where(isWithin('createdAt', period))
    .groupBy(utcDay('createdAt'))
    .execute();

/** The email domain of the accounts of local mode. RFC 6761 reserves `.test`. */
const demoDomain = 'zodiac-atlas.test';

/** The emails of the demo accounts in the database. Their password is published. */
export async function demoAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'ilike', `%@${demoDomain}`)
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}
