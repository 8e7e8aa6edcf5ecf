/** The body of a `ReadingThread`: an answer to each question. Node loads it by itself, so it imports files only. */
import { parentPort } from 'node:worker_threads';
import { openingsOfPage } from './careers-page.ts';
import type { Reading, ReadingAnswer, ReadingResults } from './reading-thread.ts';
import { allowedByRobots } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

function read(reading: Reading): ReadingResults[Reading['kind']] {
  switch (reading.kind) {
    case 'careers-page':
      return openingsOfPage(reading.html, new URL(reading.address));
    case 'robots':
      return allowedByRobots(reading);
  }
}

function answer(reading: Reading): ReadingAnswer {
  try {
    return { value: read(reading) };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { garbage: error.message };
  }
}

parentPort?.on('message', (reading: Reading) => parentPort?.postMessage(answer(reading), []));
