import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SourceFailure } from './source-failure.ts';

/** A request that would wait longer fails instead. */
const maxWaitMs = 10_000;
const maxHosts = 1_000;

/** Limits how often this process sends a request to each host. */
export class Pace {
  readonly #minGapMs: number;
  /** Earliest time of the next request to a host, in Unix milliseconds. */
  readonly #nextAt = new LRUCache<string, number>({ max: maxHosts });

  /** @param minGapMs - minimum time between two requests to one host */
  constructor(minGapMs: number) {
    this.#minGapMs = minGapMs;
  }

  /**
   * Waits until the next request to the host is permitted, and reserves it.
   *
   * @throws SourceFailure `busy` when the wait would exceed 10 s
   */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, this.#nextAt.get(host) ?? 0);
    if (at - now > maxWaitMs)
      throw new SourceFailure('busy', `the next request to ${host} is due in ${at - now} ms`);
    this.#nextAt.set(host, at + this.#minGapMs);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** Delays the next request to a host, because its response had `Retry-After`. */
  postpone(host: string, milliseconds: number): void {
    this.#nextAt.set(host, Math.max(this.#nextAt.get(host) ?? 0, Date.now() + milliseconds));
  }
}
