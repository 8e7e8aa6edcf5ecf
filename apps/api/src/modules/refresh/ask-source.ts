import { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import { noChanges, sumOf, type Changes } from './changes.ts';
import type { Source } from './plan-refresh.ts';

interface SourceResult {
  changes: Changes;
  /** How many requests found no answer. */
  unanswered: number;
  /** The source's one server answered nothing, or stopped answering. */
  isAway: boolean;
}

interface Watch {
  signal: AbortSignal;
  /** Called before each request. */
  onStep: (step: string) => Promise<void>;
  onFailure: (failure: SourceFailure) => void;
}

const maxFailuresInARow = 2;

/** Sends a source's requests one after the other. Each answer is stored at once, so that a later failure loses none. */
export async function askSource({ asks, isOneServer }: Source, watch: Watch): Promise<SourceResult> {
  let changes = noChanges;
  let unanswered = 0;
  let inARow = 0;
  let answered = 0;
  for (const { step, run } of asks) {
    // Time is up. The remaining requests come first in the next refresh.
    if (watch.signal.aborted) break;
    await watch.onStep(step);
    try {
      changes = sumOf(changes, await run(watch.signal));
      answered += 1;
      inARow = 0;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      watch.onFailure(error);
      unanswered += 1;
      inARow += 1;
      if (isOneServer && inARow === maxFailuresInARow) return { changes, unanswered, isAway: true };
    }
  }
  return { changes, unanswered, isAway: isOneServer && answered === 0 };
}
