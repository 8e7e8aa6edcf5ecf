import { SourceFailure } from '#integrations/company-sources/source-failure.ts';
import { noChanges, sumOf, type Changes } from './changes.ts';
import type { Lane } from './plan-refresh.ts';

interface LaneResult {
  changes: Changes;
  /** How many gave no answer. */
  unanswered: number;
  /** The server behind the lane answered nothing at all, or stopped answering. */
  isAway: boolean;
}

interface Watch {
  signal: AbortSignal;
  /** Called before each question. */
  onStep: (step: string) => Promise<void>;
  onFailure: (failure: SourceFailure) => void;
}

const failuresInARow = 2;

/** Asks one question after the other; what one answered is kept whatever becomes of the next. */
export async function runLane({ asks, isOneServer }: Lane, watch: Watch): Promise<LaneResult> {
  let changes = noChanges;
  let unanswered = 0;
  let inARow = 0;
  let answered = 0;
  for (const { step, run } of asks) {
    // Time is up: the others come first next time.
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
      if (isOneServer && inARow === failuresInARow) return { changes, unanswered, isAway: true };
    }
  }
  return { changes, unanswered, isAway: isOneServer && answered === 0 };
}
