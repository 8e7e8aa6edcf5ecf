/** The thread of a `BookPrinter`. Node loads this file itself, so it has only relative imports and packages. */
import { parentPort, workerData } from 'node:worker_threads';
import { BookPress } from '@org/book';
import { composeReading } from '@org/reading';
import type { BookJob, PrintedBook } from './book-job.ts';

const press = new BookPress(String(workerData));

function print({ birth, paper, today }: BookJob): PrintedBook {
  try {
    return { pdf: press.print(birth, composeReading(birth, { today }), { paper, today }) };
  } catch (error) {
    // The message of the typesetter may quote the reading, so only the kind of the error is reported.
    return { failure: error instanceof Error ? error.name : typeof error };
  }
}

parentPort?.on('message', (job: BookJob) => parentPort?.postMessage(print(job), []));
