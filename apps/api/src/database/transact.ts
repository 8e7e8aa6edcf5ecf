import type { Db } from './connection.ts';
import type { Events } from '#kernel/events.ts';
import { DatabaseError } from 'pg';

/** Actions that a transaction defers until after it has committed. They do not run after a rollback. */
export interface OnCommit {
  record: Events['record'];
  /** Makes a queued job run soon, such as the job that calls Stripe. */
  wake: (job: string) => void;
}

interface Parts {
  db: Db;
  events: Events;
  queue: Pick<OnCommit, 'wake'>;
}

/**
 * Runs `work` in a transaction. Record events through `onCommit` and not directly, because the commit may still fail. A
 * function that runs in its caller's transaction takes the caller's `onCommit`.
 *
 * @returns the result of `work`
 */
export async function transact<T>(
  { db, events, queue }: Parts,
  work: (trx: Db, onCommit: OnCommit) => Promise<T>,
): Promise<T> {
  const deferred: (() => void)[] = [];
  const onCommit: OnCommit = {
    record: (name, fields) => void deferred.push(() => events.record(name, fields)),
    wake: (job) => void deferred.push(() => queue.wake(job)),
  };
  const result = await db.transaction().execute((trx) => work(trx, onCommit));
  for (const run of deferred) run();
  return result;
}

const uniqueViolation = '23505';

/** Whether a write failed because it violates the named unique index or constraint. */
export const isConflict = (error: unknown, constraint: string): boolean =>
  error instanceof DatabaseError && error.code === uniqueViolation && error.constraint === constraint;
