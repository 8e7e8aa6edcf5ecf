import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time of a slice, after which requests are served. */
const maxSliceMs = 5;
const stepsPerCheck = 64;

/** Splits long work into slices. Between them the event loop serves requests. */
export class Slices {
  #startedAt = performance.now();
  #steps = 0;

  /**
   * Counts a small step.
   *
   * @returns a promise to await when the slice is over
   */
  step(): Promise<void> | undefined {
    this.#steps += 1;
    return this.#steps % stepsPerCheck === 0 ? this.pause() : undefined;
  }

  /** Waits for the next turn of the event loop if the slice is over. */
  pause(): Promise<void> | undefined {
    return performance.now() - this.#startedAt >= maxSliceMs ? this.#next() : undefined;
  }

  async #next(): Promise<void> {
    await nextTurn();
    this.#startedAt = performance.now();
  }
}
