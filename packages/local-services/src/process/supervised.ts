import { setTimeout as wait } from 'node:timers/promises';
import { NotReady, type Child } from './child.ts';
import { sayWhile } from './say-while.ts';

/** A started process and its readiness check. */
export interface Spawned {
  child: Child;
  isReady: () => Promise<boolean>;
}

export interface Service {
  name: string;
  spawn: () => Spawned | Promise<Spawned>;
  /** Whether its output is already printed, so that it is not repeated after a failure. */
  isOutputShown?: boolean;
  /** Kills processes that would survive the killed process. */
  kill?: () => void;
}

/** Long, because a busy machine is not a failure and the user can press Ctrl-C. */
export const readyWithinMs = 15 * 60_000;
/** Delays after consecutive failures. A service that was ready for `minUptimeMs` starts again at once, however often it is killed. */
const restartDelaysMs = [0, 1_000, 2_000, 5_000, 10_000];
const minUptimeMs = 1_000;

/** Restarts a service when it exits, until it is stopped. */
export class Supervised {
  readonly #service: Service;
  readonly #print: (line: string) => void;
  readonly #reportIntervalMs: number | undefined;
  readonly #stopped = new AbortController();
  #child: Child | undefined;
  #launching: Promise<Child> | undefined;

  constructor(service: Service, print: (line: string) => void, reportIntervalMs?: number) {
    this.#service = service;
    this.#print = print;
    this.#reportIntervalMs = reportIntervalMs;
  }

  /** Resolves when the service is ready. @throws NotReady if the first start fails; it is not retried */
  async start(): Promise<void> {
    const child = await this.#launch();
    // Runs until the service is stopped, and never rejects.
    void this.#watch(child);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#child?.stop();
    // A process that is being spawned is stopped after it has started.
    await this.#launching?.catch(() => undefined);
  }

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
    try {
      await sayWhile(
        child.until(isReady, readyWithinMs),
        () => `${this.#service.name} is not ready yet. Still waiting …`,
        { print: this.#print, everyMs: this.#reportIntervalMs },
      );
    } catch (error) {
      if (this.#service.isOutputShown && error instanceof NotReady) throw new NotReady(error.message, '');
      throw error;
    }
    return child;
  }

  /** Restarts the service whenever it exits. */
  async #watch(first: Child): Promise<void> {
    let child = first;
    let failures = 0;
    for (;;) {
      const readyAt = performance.now();
      await child.exited;
      if (this.#stopping) return;
      if (performance.now() - readyAt >= minUptimeMs) failures = 0;
      this.#print(`${this.#service.name} exited (${child.ending}). Restarting it.`);
      let next: Child | undefined;
      while (!next) {
        next = await this.#relaunch(failures);
        if (this.#stopping) return;
        failures += 1;
      }
      child = next;
      this.#print(`${this.#service.name} is running again.`);
    }
  }

  /**
   * Starts the service again after a delay. Prints the reason of a failure.
   *
   * @param failures - number of failures in a row, which determines the delay
   * @returns `undefined` if it failed, or if the service is stopped in the meantime
   */
  async #relaunch(failures: number): Promise<Child | undefined> {
    const delay = restartDelaysMs[Math.min(failures, restartDelaysMs.length - 1)];
    await wait(delay, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
    if (this.#stopping) return undefined;
    try {
      return await this.#launch();
    } catch (error) {
      if (this.#stopping) return undefined;
      await this.#child?.stop();
      this.#print(error instanceof Error ? error.message : String(error));
      if (error instanceof NotReady && error.output) this.#print(error.output);
      return undefined;
    }
  }
}
