import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

interface Waiting {
  response: ServerResponse;
  since: number;
  begin: (isRefused: boolean) => void;
}

/**
 * Runs a limited number of calls at a time and lets others wait, so that a thousand simultaneous calls leave the
 * event loop to other requests.
 */
export class Turns {
  readonly #max: number;
  readonly #maxWaitMs: number;
  readonly #running = new Set<ServerResponse>();
  #waiting: Waiting[] = [];

  /**
   * @param max - maximum number of running calls
   * @param maxWaitMs - time after which a waiting call is refused
   */
  constructor(max: number, maxWaitMs: number) {
    this.#max = max;
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * Runs a call at once, or when others have ended. A call ends with {@link end}, or when its client disconnects.
   *
   * @param begin - called once; with `true` if the call has waited too long
   */
  take(response: ServerResponse, begin: (isRefused: boolean) => void): void {
    if (this.#running.size < this.#max && this.#waiting.length === 0) {
      this.#run(response, begin);
      return;
    }
    // `begin` runs in the async context of its own request, not of the request that has ended.
    this.#waiting.push({ response, since: performance.now(), begin: AsyncResource.bind(begin) });
  }

  /** Ends a call, unless it has ended. Call it when the answer is ready, so that a slow reader does not hold a turn. */
  end(response: ServerResponse): void {
    // Lets the event loop serve other requests before the next call.
    if (this.#running.delete(response)) setImmediate(() => this.#next());
  }

  /** Refuses calls that have waited too long. Call it periodically. */
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
