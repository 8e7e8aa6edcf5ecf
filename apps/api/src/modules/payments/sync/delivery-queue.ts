import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';

interface Limits {
  /** Maximum number of deliveries that are applied together. */
  maxTogether: number;
  /** Maximum number of concurrent batches. */
  maxRunning: number;
  /** What waits for so long does not wait for the batch before. Sooner it gathers, because larger batches cost less. */
  maxGatherMs: number;
  /** Maximum number of waiting deliveries. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Work<T extends { id: string }> {
  /** Applies one. */
  alone: (item: T) => Promise<void>;
  /** Applies several. @returns the ids of those that it has applied; each of the others is applied alone */
  together: (items: readonly T[]) => Promise<ReadonlySet<string>>;
  /** Called when a batch failed, before its items are applied alone. */
  onFailedBatch: (error: unknown) => void;
}

interface Waiting<T> {
  item: T;
  /** Runs work as a part of the request that has delivered the item. */
  within: (work: () => Promise<void>) => Promise<void>;
  timer: NodeJS.Timeout;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Applies deliveries in the order in which they arrive, and those together that wait at the same time. A delivery waits for
 * others only while they are applied. The wait is limited in number and time.
 */
export class DeliveryQueue<T extends { id: string }> {
  readonly #limits: Limits;
  readonly #work: Work<T>;
  readonly #waiting = new Set<Waiting<T>>();
  #running = 0;
  #gathering: NodeJS.Timeout | undefined;

  constructor(limits: Limits, work: Work<T>) {
    this.#limits = limits;
    this.#work = work;
  }

  /**
   * Resolves when the item is applied.
   *
   * @throws ApiError `unavailable` when the queue is full or the wait exceeds `maxWaitMs`
   * @throws DatabaseUnavailable when an earlier item finds the database unavailable while this one waits
   */
  async apply(item: T): Promise<void> {
    const { maxRunning, maxWaiting, maxWaitMs, maxGatherMs } = this.#limits;
    if (this.#waiting.size >= maxWaiting) throw tooMany('the queue is full');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting<T> = {
      item,
      within: AsyncLocalStorage.snapshot(),
      resolve,
      reject,
      timer: setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(tooMany(`no free slot within ${maxWaitMs} ms`));
      }, maxWaitMs),
    };
    this.#waiting.add(waiting);
    if (this.#running === 0) void this.#run();
    else if (this.#running < maxRunning) this.#gathering ??= setTimeout(() => this.#gathered(), maxGatherMs);
    await promise;
  }

  #gathered(): void {
    this.#gathering = undefined;
    if (this.#waiting.size > 0 && this.#running < this.#limits.maxRunning) void this.#run();
  }

  /** Applies what waits, until nothing does. */
  async #run(): Promise<void> {
    this.#running += 1;
    for (let batch = this.#next(); batch.length > 0; batch = this.#next()) await this.#applyBatch(batch);
    this.#running -= 1;
    if (this.#running > 0) return;
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
  }

  #next(): Waiting<T>[] {
    const batch = [...this.#waiting].slice(0, this.#limits.maxTogether);
    for (const waiting of batch) {
      clearTimeout(waiting.timer);
      this.#waiting.delete(waiting);
    }
    return batch;
  }

  async #applyBatch(batch: readonly Waiting<T>[]): Promise<void> {
    const pending = new Set(batch);
    try {
      const applied = await this.#applyTogether(batch);
      for (const waiting of batch) {
        if (!applied.has(waiting.item.id)) continue;
        pending.delete(waiting);
        waiting.resolve();
      }
      for (const waiting of pending) {
        pending.delete(waiting);
        await this.#applyAlone(waiting);
      }
    } catch (error) {
      // The database is unavailable: each of the others would time out too.
      for (const waiting of pending) waiting.reject(error);
      for (const waiting of this.#waiting) {
        clearTimeout(waiting.timer);
        waiting.reject(error);
      }
      this.#waiting.clear();
    }
  }

  /** @throws DatabaseUnavailable */
  async #applyTogether(batch: readonly Waiting<T>[]): Promise<ReadonlySet<string>> {
    if (batch.length === 1) return new Set();
    try {
      return await this.#work.together(batch.map(({ item }) => item));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // Nothing was committed. One of them is the cause, and fails alone.
      this.#work.onFailedBatch(error);
      return new Set();
    }
  }

  /** @throws DatabaseUnavailable */
  async #applyAlone({ item, within, resolve, reject }: Waiting<T>): Promise<void> {
    try {
      await within(() => this.#work.alone(item));
      resolve();
    } catch (error) {
      reject(error);
      if (error instanceof DatabaseUnavailable) throw error;
    }
  }
}

const tooMany = (reason: string): ApiError =>
  new ApiError('unavailable', { retryAfterSeconds: 5, cause: new Error(reason) });
