import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable, QueueTooLong } from './database-unavailable.ts';

const current = new AsyncLocalStorage<DatabaseTime | undefined>();

/** A request that can be refused at little cost waits for a connection only while fewer than `max` callers wait. */
export interface QueueLimit {
  max: number;
  /** Called when a request is refused. */
  onRefused: () => void;
}

/** The total time that a request may wait for the database. Concurrent waits count once. */
export class DatabaseTime {
  readonly #maxMs: number;
  readonly #now: () => number;
  /** `undefined` for a request that waits behind any number of callers. */
  readonly queue: QueueLimit | undefined;
  #waits = 0;
  #sinceMs = 0;
  #pastMs = 0;

  /** @param now - a monotonic clock in milliseconds */
  constructor(maxMs: number, queue?: QueueLimit, now = () => performance.now()) {
    this.#maxMs = maxMs;
    this.queue = queue;
    this.#now = now;
  }

  get leftMs(): number {
    return this.#maxMs - this.#pastMs - (this.#waits > 0 ? this.#now() - this.#sinceMs : 0);
  }

  /** Runs a wait for the database and subtracts its duration from the remaining time. */
  async spend<T>(run: () => Promise<T>): Promise<T> {
    if (this.#waits === 0) this.#sinceMs = this.#now();
    this.#waits += 1;
    try {
      return await run();
    } finally {
      this.#waits -= 1;
      if (this.#waits === 0) this.#pastMs += this.#now() - this.#sinceMs;
    }
  }
}

/** Runs work, such as a request, with one limit for all its waits for the database. */
export const withDatabaseTime = <T>(time: DatabaseTime, work: () => T): T => current.run(time, work);

/** Runs work outside the limit of the request that began it. Each of its waits is limited separately. */
export const withoutDatabaseTime = <T>(work: () => T): T => current.run(undefined, work);

/**
 * Call it before waiting for a connection.
 *
 * @param waiting - number of callers that wait for a connection of the pool
 * @throws QueueTooLong when the request can be refused at little cost and its limit is reached
 */
export function checkQueue(waiting: number): void {
  const queue = current.getStore()?.queue;
  if (!queue || waiting < queue.max) return;
  queue.onRefused();
  throw new QueueTooLong(new Error(`${waiting} callers wait for a connection`));
}

/**
 * Runs a wait for the database within the database time of the request. Outside a request there is no limit.
 *
 * @param run - receives the remaining milliseconds, or `Infinity`
 * @throws DatabaseUnavailable when no time is left
 */
export async function spendDatabaseTime<T>(run: (leftMs: number) => Promise<T>): Promise<T> {
  const time = current.getStore();
  if (!time) return run(Infinity);
  const { leftMs } = time;
  if (leftMs <= 0) throw timeUsedUp();
  return time.spend(() => run(leftMs));
}

/**
 * Waits for a result, but no longer than the database time of the request.
 *
 * @param onLate - receives a result that arrives too late, for example to release a connection
 * @throws DatabaseUnavailable when the time is used up first
 */
export const withinDatabaseTime = <T>(run: () => Promise<T>, onLate?: (result: T) => void): Promise<T> =>
  spendDatabaseTime(async (leftMs) => {
    const running = run();
    if (leftMs === Infinity) return running;
    const late = Symbol('late');
    let timer: NodeJS.Timeout | undefined;
    const lateness = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), leftMs);
    });
    const result = await Promise.race([running, lateness]).finally(() => clearTimeout(timer));
    if (result !== late) return result;
    // The request has already failed with `DatabaseUnavailable`, so a later failure can be ignored.
    void running.then(onLate, () => undefined);
    throw timeUsedUp();
  });

const timeUsedUp = (): DatabaseUnavailable =>
  new DatabaseUnavailable(new Error('the database time of the request is used up'));
