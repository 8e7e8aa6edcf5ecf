import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '#kernel/api-error.ts';
import type { BookJob, PrintedBook } from './book-job.ts';

export interface BookPrinter {
  /** @throws ApiError `unavailable` when too many books wait, or one takes too long */
  print(job: BookJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface PrinterOptions {
  /** The folder of the template and the fonts. */
  assets: string;
  /** Maximum number of books that are waiting or being printed. */
  maxJobs?: number;
  /** Maximum time for one book, from the start of its typesetting. */
  maxPrintMs?: number;
}

const retrySeconds = 10;
const isSource = import.meta.url.endsWith('.ts');
const threadFile = new URL(`./book-thread.${isSource ? 'ts' : 'js'}`, import.meta.url);

/**
 * Prints books in a worker thread, one at a time, so that typesetting never blocks the event loop of the API. The
 * thread starts with the first book, and again after a book that took too long.
 */
export function bookPrinter({ assets, maxJobs = 20, maxPrintMs = 20_000 }: PrinterOptions): BookPrinter {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let jobs = 0;

  const started = (): Worker => {
    if (thread) return thread;
    const worker = new Worker(threadFile, {
      workerData: assets,
      // Keeps the secrets of the environment out of the thread.
      env: {},
      execArgv: isSource ? ['--conditions=@org/source'] : [],
    });
    // An error also emits `exit`.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    thread = worker;
    return worker;
  };

  const run = async (job: BookJob): Promise<Uint8Array> => {
    const worker = started();
    const finished = new AbortController();
    const timer = setTimeout(() => finished.abort(new Error('the book takes too long')), maxPrintMs);
    const { signal } = finished;
    try {
      const exited = once(worker, 'exit', { signal }).then(() => {
        throw new Error('the thread exited');
      });
      const answered = once(worker, 'message', { signal }) as Promise<[PrintedBook]>;
      worker.postMessage(job, []);
      const [printed] = await Promise.race([answered, exited]);
      if ('failure' in printed) throw new Error(`the book could not be set: ${printed.failure}`);
      return printed.pdf;
    } catch (error) {
      await worker.terminate();
      throw new ApiError('unavailable', { retryAfterSeconds: retrySeconds, cause: error });
    } finally {
      clearTimeout(timer);
      finished.abort();
    }
  };

  return {
    async print(job) {
      if (jobs >= maxJobs) throw new ApiError('unavailable', { retryAfterSeconds: retrySeconds });
      jobs += 1;
      const turn = last.then(
        () => run(job),
        () => run(job),
      );
      last = turn;
      try {
        return await turn;
      } finally {
        jobs -= 1;
      }
    },
    async close() {
      await thread?.terminate();
    },
  };
}
