/** The child of a `ParserProcess`. Node loads this file itself, so it has only relative imports and packages. */
import { openingsOfPage } from './careers-page.ts';
import type { ParseTask, ParseResponse, ParseResults } from './parser-process.ts';
import { allowedByRobots } from './robots-rules.ts';
import { SourceFailure } from './source-failure.ts';

function parse(task: ParseTask): ParseResults[ParseTask['kind']] {
  switch (task.kind) {
    case 'careers-page':
      return openingsOfPage(task.html, new URL(task.address));
    case 'robots':
      return allowedByRobots(task);
  }
}

function respond(task: ParseTask): ParseResponse {
  try {
    return { value: parse(task) };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { invalid: error.message };
  }
}

process.on('message', (task: ParseTask) => process.send?.(respond(task)));
process.send?.('ready');
