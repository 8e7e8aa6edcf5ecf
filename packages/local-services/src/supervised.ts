import { setTimeout as wait } from 'node:timers/promises';
import { NotReady, type Child } from './child.ts';

/** A process that was started and is not ready yet. */
export interface Spawned {
  child: Child;
  isReady: () => Promise<boolean>;
}

export interface Service {
  name: string;
  spawn: () => Spawned | Promise<Spawned>;
  /** What it prints is shown as it comes, and need not be repeated when it fails. */
  isShown?: boolean;
  /** Ends at once what would outlive a killed process. */
  kill?: () => void;
}

/** A service that runs is waited for: a busy machine is no failure, and whoever waits in vain can press Ctrl-C. */
export const readyWithinMs = 15 * 60_000;
const stillWaitingMs = 30_000;
/** How long to wait before each start in a row; one that lasted a minute begins a new row. */
const delaysMs = [0, 1_000, 2_000, 5_000, 10_000];
const lastedMs = 60_000;

/** A service that is started again when it ends, until it is stopped. */
export class Supervised {
  readonly #service: Service;
  readonly #say: (sentence: string) => void;
  readonly #sayEveryMs: number;
  readonly #stopped = new AbortController();
  #child: Child | undefined;
  #launching: Promise<Child> | undefined;

  constructor(service: Service, say: (sentence: string) => void, sayEveryMs = stillWaitingMs) {
    this.#service = service;
    this.#say = say;
    this.#sayEveryMs = sayEveryMs;
  }

  /** Resolves when it is ready; throws, without another attempt, when it does not get there. */
  async start(): Promise<void> {
    const child = await this.#launch();
    // Runs until the service is stopped, and throws nothing.
    void this.#watch(child);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#child?.stop();
    // One that was about to be spawned is stopped as soon as it is.
    await this.#launching?.catch(() => undefined);
  }

  /** Ends it at once. */
  kill(): void {
    this.#stopped.abort();
    this.#child?.kill();
    this.#service.kill?.();
  }

  get #stopping(): boolean {
    return this.#stopped.signal.aborted;
  }

  #launch(): Promise<Child> {
    this.#launching = this.#spawnUntilReady();
    return this.#launching;
  }

  async #spawnUntilReady(): Promise<Child> {
    const { child, isReady } = await this.#service.spawn();
    this.#child = child;
    if (this.#stopping) await child.stop();
    const waiting = setInterval(
      () => this.#say(`${this.#service.name} is not ready yet; still waiting …`),
      this.#sayEveryMs,
    );
    try {
      await child.until(isReady, readyWithinMs);
    } catch (error) {
      if (this.#service.isShown && error instanceof NotReady) throw new NotReady(error.message, '');
      throw error;
    } finally {
      clearInterval(waiting);
    }
    return child;
  }

  async #watch(first: Child): Promise<void> {
    let child = first;
    let attempt = 0;
    for (;;) {
      const since = Date.now();
      await child.exited;
      if (this.#stopping) return;
      if (Date.now() - since > lastedMs) attempt = 0;
      this.#say(`${this.#service.name} ended (${child.ending}); starting it again.`);
      for (;;) {
        const delay = delaysMs[Math.min(attempt, delaysMs.length - 1)];
        attempt += 1;
        await wait(delay, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
        if (this.#stopping) return;
        try {
          child = await this.#launch();
          break;
        } catch (error) {
          if (this.#stopping) return;
          await this.#child?.stop();
          this.#say(error instanceof Error ? error.message : String(error));
          if (error instanceof NotReady && error.output) this.#say(error.output);
        }
      }
      this.#say(`${this.#service.name} is back.`);
    }
  }
}
