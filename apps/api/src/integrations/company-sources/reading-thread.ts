import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FoundOpenings } from './company-sources.ts';
import type { RobotsQuestion } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

/** Text of others whose readers may take long over it, or much memory. */
export type Reading =
  | { readonly kind: 'careers-page'; readonly html: string; readonly address: string }
  | ({ readonly kind: 'robots' } & RobotsQuestion);

export interface ReadingResults {
  'careers-page': FoundOpenings;
  robots: boolean;
}

export type ReadingAnswer =
  | { readonly value: ReadingResults[Reading['kind']] }
  | { readonly garbage: string };

/** From the moment the thread runs; an honest page takes some milliseconds. */
const maxReadingMs = 3_000;
const maxMemoryMb = 128;
/** The thread runs a file of its own, from source as in the built API. */
const file = new URL(`./read-in-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/**
 * Reads text of others in a thread of its own, one after the other. The thread is ended when a reading takes too long or
 * too much memory, and the next gets a new one: what holds a parser up holds up no caller of the API.
 */
export class ReadingThread {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws SourceFailure `garbage` where it cannot be read within the limits, `away` where the signal comes first */
  read<Kind extends Reading['kind']>(
    reading: Extract<Reading, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<ReadingResults[Kind]> {
    const ask = (): Promise<ReadingAnswer> => this.#ask(reading, signal);
    // Whoever asked before is told what became of it; here only the turn counts.
    const answer = this.#last.then(ask, ask);
    this.#last = answer;
    return answer.then((told) => {
      if ('garbage' in told) throw new SourceFailure('garbage', told.garbage);
      return told.value as ReadingResults[Kind];
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask(reading: Reading, signal: AbortSignal): Promise<ReadingAnswer> {
    const over = new AbortController();
    const ends = AbortSignal.any([signal, over.signal]);
    let timer: NodeJS.Timeout | undefined;
    try {
      signal.throwIfAborted();
      const worker = await this.#running(ends);
      worker.ref();
      timer = setTimeout(() => over.abort(), maxReadingMs);
      const answered = once(worker, 'message', { signal: ends }) as Promise<[ReadingAnswer]>;
      const ended = once(worker, 'exit', { signal: ends }).then(() => {
        throw new Error('The thread ended.');
      });
      worker.postMessage(reading, []);
      const [answer] = await Promise.race([answered, ended]);
      worker.unref();
      return answer;
    } catch (error) {
      await this.close();
      this.#worker = undefined;
      if (signal.aborted) throw new SourceFailure('away', 'no time is left to read it', error);
      throw new SourceFailure('garbage', 'it cannot be read within the limits', error);
    } finally {
      clearTimeout(timer);
      over.abort();
    }
  }

  async #running(signal: AbortSignal): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const worker = new Worker(file, {
      // Nothing of the configuration is needed there.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    this.#worker = worker;
    // An error ends the thread, which is what is waited for.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    await once(worker, 'online', { signal });
    return worker;
  }
}
