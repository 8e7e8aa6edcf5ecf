import type { Db } from './connection.ts';
import type { Events } from '#kernel/events.ts';

/** What a transaction leaves to be done once it has committed. */
export interface OnCommit {
  /** Records an event. Where the transaction is rolled back, nothing happened and nothing is recorded. */
  record: Events['record'];
  /** Has a job of the queue run soon, such as one that carries out at Stripe what the transaction decided. */
  wake: (job: string) => void;
}

interface Parts {
  db: Db;
  events: Events;
  queue: Pick<OnCommit, 'wake'>;
}

/**
 * Runs `work` in a transaction. Events are recorded through `onCommit`, never directly: a transaction may still fail
 * when it commits, and an event must not say what did not happen. A rule that changes rows within its caller's
 * transaction takes the caller's `onCommit`.
 *
 * @returns what `work` returns
 */
export async function transact<T>(
  { db, events, queue }: Parts,
  work: (trx: Db, onCommit: OnCommit) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const onCommit: OnCommit = {
    record: (name, fields) => void waiting.push(() => events.record(name, fields)),
    wake: (job) => void waiting.push(() => queue.wake(job)),
  };
  const result = await db.transaction().execute((trx) => work(trx, onCommit));
  for (const act of waiting) act();
  return result;
}
