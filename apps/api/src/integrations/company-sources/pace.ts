import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SourceFailure } from './source-failure.ts';

/** Waiting longer for one's turn would hold up everything else. */
const maxWaitMs = 10_000;
const rememberedHosts = 1_000;

/** Spaces requests out, host by host, whoever makes them. */
export class Pace {
  readonly #gapMs: number;
  /** When a host may be asked next. */
  readonly #free = new LRUCache<string, number>({ max: rememberedHosts });

  constructor(gapMs: number) {
    this.#gapMs = gapMs;
  }

  /**
   * Waits until the host may be asked.
   *
   * @throws SourceFailure `busy` where that takes too long
   */
  async turn(host: string, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, this.#free.get(host) ?? 0);
    if (at - now > maxWaitMs) throw new SourceFailure('busy', `${host} asked us to come back later`);
    this.#free.set(host, at + this.#gapMs);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  /** The host said how long to stay away. */
  postpone(host: string, milliseconds: number): void {
    this.#free.set(host, Math.max(this.#free.get(host) ?? 0, Date.now() + milliseconds));
  }
}
