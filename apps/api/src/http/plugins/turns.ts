import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

interface Waiting {
  response: ServerResponse;
  since: number;
  begin: (isRefused: boolean) => void;
}

/**
 * Lets some calls run at a time and makes others wait, so that a thousand that arrive together leave the event loop to other
 * calls in between.
 */
export class Turns {
  readonly #max: number;
  readonly #maxWaitMs: number;
  readonly #running = new Set<ServerResponse>();
  #waiting: Waiting[] = [];

  /** @param max - calls that run at a time @param maxWaitMs - time after which a call that waits is refused */
  constructor(max: number, maxWaitMs: number) {
    this.#max = max;
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * Runs a call, at once or when others have ended. A call ends with {@link end}, or when its caller has gone.
   *
   * @param begin - called once, with `true` when the call has waited too long
   */
  take(response: ServerResponse, begin: (isRefused: boolean) => void): void {
    if (this.#running.size < this.#max && this.#waiting.length === 0) {
      this.#run(response, begin);
      return;
    }
    // Runs in the context of its own request, and not of the one that has ended.
    this.#waiting.push({ response, since: performance.now(), begin: AsyncResource.bind(begin) });
  }

  /** Ends a call, if it has not ended. Call it when its answer is made, because a slow reader must not hold a turn. */
  end(response: ServerResponse): void {
    // Other calls are served before the next.
    if (this.#running.delete(response)) setImmediate(() => this.#next());
  }

  /** Refuses those that have waited too long. Call it from time to time. */
  refuseLate(): void {
    const now = performance.now();
    while (this.#waiting[0] && now - this.#waiting[0].since > this.#maxWaitMs)
      this.#waiting.shift()?.begin(true);
  }

  #run(response: ServerResponse, begin: (isRefused: boolean) => void): void {
    this.#running.add(response);
    response.once('close', () => this.end(response));
    begin(false);
  }

  #next(): void {
    this.refuseLate();
    while (this.#running.size < this.#max) {
      const next = this.#waiting.shift();
      if (!next) return;
      if (next.response.destroyed) next.begin(true);
      else this.#run(next.response, next.begin);
    }
  }
}
