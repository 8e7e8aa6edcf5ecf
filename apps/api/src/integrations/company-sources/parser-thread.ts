import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FoundOpenings } from './company-sources.ts';
import type { RobotsCheck } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

/** Untrusted text whose parser may need much time or memory. */
export type ParseTask =
  | { readonly kind: 'careers-page'; readonly html: string; readonly address: string }
  | ({ readonly kind: 'robots' } & RobotsCheck);

export interface ParseResults {
  'careers-page': FoundOpenings;
  robots: boolean;
}

export type ParseResponse =
  | { readonly value: ParseResults[ParseTask['kind']] }
  /** Why the text could not be parsed. */
  | { readonly invalid: string };

/** Counted from the start of the worker. A normal page takes a few milliseconds. */
const maxParseMs = 3_000;
const maxMemoryMb = 128;
const workerFile = new URL(
  `./parser-thread-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Parses untrusted text in a worker thread, one task at a time. A task over the limits of time or memory ends the worker,
 * and the next task starts a new one. So a slow parser never blocks the event loop of the API.
 */
export class ParserThread {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws SourceFailure `invalid` when the text exceeds the limits, `unreachable` when the signal aborts */
  parse<Kind extends ParseTask['kind']>(
    task: Extract<ParseTask, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<ParseResults[Kind]> {
    const run = (): Promise<ParseResponse> => this.#run(task, signal);
    // Runs after the previous task, whether it succeeded or failed.
    const response = this.#last.then(run, run);
    this.#last = response;
    return response.then((result) => {
      if ('invalid' in result) throw new SourceFailure('invalid', result.invalid);
      return result.value as ParseResults[Kind];
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #run(task: ParseTask, signal: AbortSignal): Promise<ParseResponse> {
    const finished = new AbortController();
    const ends = AbortSignal.any([signal, finished.signal]);
    let timer: NodeJS.Timeout | undefined;
    try {
      signal.throwIfAborted();
      const worker = await this.#startedWorker(ends);
      worker.ref();
      timer = setTimeout(() => finished.abort(), maxParseMs);
      const answered = once(worker, 'message', { signal: ends }) as Promise<[ParseResponse]>;
      const exited = once(worker, 'exit', { signal: ends }).then(() => {
        throw new Error('The worker exited.');
      });
      worker.postMessage(task, []);
      const [response] = await Promise.race([answered, exited]);
      worker.unref();
      return response;
    } catch (error) {
      await this.close();
      this.#worker = undefined;
      if (signal.aborted)
        throw new SourceFailure('unreachable', 'the request ended before the text was parsed', error);
      throw new SourceFailure('invalid', 'the text cannot be parsed within the limits', error);
    } finally {
      clearTimeout(timer);
      finished.abort();
    }
  }

  async #startedWorker(signal: AbortSignal): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const worker = new Worker(workerFile, {
      // Keeps the secrets of the environment out of the worker.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    this.#worker = worker;
    // An error also emits `exit`, which is handled.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    await once(worker, 'online', { signal });
    return worker;
  }
}
