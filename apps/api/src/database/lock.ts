import { sql } from 'kysely';
import type { Db } from './connection.ts';

type Lock = 'intent' | 'user' | 'card' | 'address';

const lockSpaces: Readonly<Record<Lock, number>> = {
  intent: 7_001,
  user: 7_002,
  address: 7_003,
  card: 7_004,
};

/**
 * Takes an advisory lock on a name until the transaction ends. The row need not exist yet. Lock a user before you
 * write a row of that user: two transactions that write first and then lock can deadlock.
 */
export async function lock(trx: Db, kind: Lock, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpaces[kind]}::int, hashtext(${name}))`.execute(trx);
}
