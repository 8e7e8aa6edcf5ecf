import type { Db } from './connection.ts';
import { prepared } from './prepared.ts';

type Lock = 'intent' | 'user' | 'card' | 'address';

const lockSpaces: Readonly<Record<Lock, number>> = {
  intent: 7_001,
  user: 7_002,
  address: 7_003,
  card: 7_004,
};

/**
 * Takes an advisory lock until the transaction ends. It locks a name, so it works before the row exists.
 *
 * Lock a user before you write a row of that user. Two transactions that write first and then lock can deadlock.
 */
export async function lock(trx: Db, kind: Lock, name: string): Promise<void> {
  await takeLock(trx, [lockSpaces[kind], name]);
}

const takeLock = prepared('lock', `select pg_advisory_xact_lock($1::int, hashtext($2))`);

/**
 * An expression that takes a lock, for a statement that does more. What the statement reads may be older than the lock.
 *
 * @param name - an expression too
 */
export const lockingOf = (kind: Lock, name: string): string =>
  `pg_advisory_xact_lock(${lockSpaces[kind]}, hashtext(${name}))`;

/** An expression that takes a lock unless another transaction has it. Its value is whether it was taken. */
export const tryLockingOf = (kind: Lock, name: string): string =>
  `pg_try_advisory_xact_lock(${lockSpaces[kind]}, hashtext(${name}))`;
