import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '#kernel/api-error.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import type { Db } from './connection.ts';

/** A limit that holds across all processes. */
export interface ExactLimit {
  /** Unique name. It is part of the key under which uses are counted. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts in PostgreSQL, or in this process while PostgreSQL does not answer. */
export interface ExactLimits {
  /**
   * Counts one use of a limit.
   *
   * @param whom - a uid, an IP address or an email, which is stored as a keyed hash
   * @throws ApiError `rate_limited` when the limit is exceeded
   */
  use(limit: ExactLimit, whom: string): Promise<void>;
  /** Resets the count of a limit. */
  reset(limit: ExactLimit, whom: string): Promise<void>;
}

interface Parts {
  /** Key of the stored hashes. */
  hashKey: string;
  /** Multiplies every limit, for tests of other features. */
  scale: number;
  /** Called when PostgreSQL could not count, so that this process counts instead. */
  onError: (error: unknown) => void;
}

const table = 'rate_limits';

/**
 * Limits that are exact across processes: each use is one statement, and PostgreSQL runs the statements of a key one
 * by one.
 */
export function exactLimits(db: Db, { hashKey, scale, onError }: Parts): ExactLimits {
  /** The part of a `pg` pool that rate-limiter-flexible uses. */
  const storeClient = {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      try {
        const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
        return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
      } catch (error) {
        onError(error);
        throw error;
      }
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, max, windowSeconds }: ExactLimit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const window = { points: max * scale, duration: windowSeconds };
    const limiter = new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'pool',
      tableName: table,
      // A migration creates the table, and a job deletes expired rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      insuranceLimiter: new RateLimiterMemory({ ...window, keyPrefix: name }),
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async use(limit, whom) {
      try {
        await limiterOf(limit).consume(keyedHash(hashKey, whom));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw new ApiError('rate_limited', { retryAfterSeconds });
      }
    },
    async reset(limit, whom) {
      await limiterOf(limit).delete(keyedHash(hashKey, whom));
    },
  };
}

/** Deletes the counts whose window has ended. */
export const deleteExpiredCounts = (db: Db) =>
  db.deleteFrom('rateLimits').where('expire', '<', Date.now()).execute();
