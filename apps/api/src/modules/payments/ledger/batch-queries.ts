import type { Db } from '#database/connection.ts';
import { tryLockingOf } from '#database/lock.ts';
import { prepared } from '#database/prepared.ts';
import { snakeCase } from '#database/snake-case.ts';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { paymentColumns, type Payment } from './queries.ts';

const tryLockIntents = prepared<{ intentId: string }>(
  'try_lock_intents',
  `select intent_id from unnest($1::text[]) as asked (intent_id) where ${tryLockingOf('intent', 'intent_id')}`,
);

type LockedPayer = Payment & { facts: PaymentFact[] };

/** The payers of gifts are not locked, as in the transaction of one event. */
const tryLockPayers = prepared<LockedPayer & { isLocked: boolean }>(
  'try_lock_payers',
  `select ${paymentColumns.map((name) => snakeCase(name)).join(', ')},
     (select coalesce(json_agg(fact), '[]') from payment_facts where payment_facts.intent_id = payments.intent_id) as facts,
     ${tryLockingOf('user', 'uid')} as is_locked
   from payments where intent_id = any($1::text[]) and uid is not null and purpose = 'access'`,
);

/**
 * Takes the locks of intents and of the users who pay them. It waits for none, so batches cannot wait for each other.
 *
 * @returns the payments of which both locks were taken, with their facts
 */
export async function lockPayersOf(trx: Db, intentIds: readonly string[]): Promise<LockedPayer[]> {
  const { rows: locked } = await tryLockIntents(trx, [intentIds]);
  if (locked.length === 0) return [];
  // A separate statement, which sees what was committed before the locks were taken.
  const { rows } = await tryLockPayers(trx, [locked.map(({ intentId }) => intentId)]);
  return rows.flatMap(({ isLocked, ...payer }) => (isLocked ? [payer] : []));
}
