import { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import { noChanges, sumOf, type Changes } from './changes.ts';
import type { Source } from './plan-refresh.ts';

interface SourceResult {
  changes: Changes;
  /** Number of sent requests. */
  asked: number;
  /** Whether the source has one server, and it answered no request or failed twice in a row. */
  isUnreachable: boolean;
}

interface RequestHooks {
  signal: AbortSignal;
  /** Called before each request. */
  onStep: (step: string) => Promise<void>;
  onFailure: (step: string, failure: SourceFailure) => void;
}

const maxFailuresInARow = 2;

/**
 * Sends the requests of a source one after the other, and stores each answer before the next request. Stops when the
 * signal aborts, or after two failures in a row if one server answers all requests.
 */
export async function requestSource(
  { requests, isOneServer }: Source,
  hooks: RequestHooks,
): Promise<SourceResult> {
  let changes = noChanges;
  let asked = 0;
  let failuresInARow = 0;
  let answered = 0;
  for (const { step, run } of requests) {
    // Careers pages that were skipped now come first in the next refresh.
    if (hooks.signal.aborted) break;
    await hooks.onStep(step);
    asked += 1;
    try {
      changes = sumOf(changes, await run(hooks.signal));
      answered += 1;
      failuresInARow = 0;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      hooks.onFailure(step, error);
      failuresInARow += 1;
      if (isOneServer && failuresInARow === maxFailuresInARow) return { changes, asked, isUnreachable: true };
    }
  }
  return { changes, asked, isUnreachable: isOneServer && answered === 0 };
}
