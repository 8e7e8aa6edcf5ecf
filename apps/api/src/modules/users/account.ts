import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { isWithin, utcDay, type Period } from '#database/utc-days.ts';
import type { Account } from '#kernel/caller.ts';
import {
  accountCounts,
  accountOfSession,
  emailsOfDomain,
  formerHolders,
  uidOfEmail,
  userByUid,
  usersByUid,
} from './queries.ts';

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
  return (await userByUid(db, uid))?.hasPaidAccess ?? false;
}

export async function isRegistered(db: Db, uid: string): Promise<boolean> {
  return (await userByUid(db, uid)) !== undefined;
}

/** The uids of all users with access to paid content, as a subquery. Admins have access. */
export const uidsWithAccess = (db: Db) =>
  db
    .selectFrom('users')
    .select('uid')
    .where(({ or, eb }) => or([eb('hasPaidAccess', '=', true), eb('role', '=', 'admin')]));

/** The uids of other accounts from which an e-mail was released. */
export const formerAccounts = (db: Db, email: string, uid: string): Promise<string[]> =>
  formerHolders(db, email, uid);

/** The e-mails of users by uid. Users without an e-mail are left out. */
export async function emailsOf(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const users = await usersByUid(db, uids);
  return new Map(users.flatMap(({ uid, email }) => (email === null ? [] : [[uid, email] as const])));
}

/** A registered user; `undefined` for an unknown uid. */
export const registeredUser = (db: Db, uid: string) => userByUid(db, uid);

/** The uid of the registered account with an e-mail. */
export const registeredUid = (db: Db, email: string): Promise<string | undefined> => uidOfEmail(db, email);

export interface AccountCounts {
  readonly accounts: number;
  /** Accounts with lifetime access. */
  readonly paid: number;
}

export const countAccounts = (db: Db): Promise<AccountCounts> => accountCounts(db);

/** The number of registrations on each day of a period. Days without registrations have no row. */
export const signUpsByDay = (db: Db, period: Period) =>
  db
    .selectFrom('users')
    .select([utcDay('createdAt').as('day'), sql<number>`count(*)`.as('signUps')])
    .where(isWithin('createdAt', period))
    .groupBy(utcDay('createdAt'))
    .execute();

/** The e-mail domain of the accounts of local mode. RFC 6761 reserves `.test`. */
const demoDomain = 'zodiac-atlas.test';

/** The e-mails of the demo accounts in the database. Their password is published. */
export const demoAccounts = (db: Db): Promise<string[]> => emailsOfDomain(db, demoDomain);
