import type { Scrape, SourceStatus } from '@org/api-contract';
import { noChanges, sumOf } from './changes.ts';
import { sourceNames } from './plan-refresh.ts';
import type { latestRun, sourceRuns } from './queries.ts';

type Run = NonNullable<Awaited<ReturnType<typeof latestRun>>>;

/** Converts a run to the contract's form, without the user who started it. */
export const scrapeOf = ({ startedBy: _startedBy, ...run }: Run): Scrape => ({
  ...run,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});

type SourceRun = Awaited<ReturnType<typeof sourceRuns>>[number];

/** Summarizes the latest runs of each source, including sources that were never read. */
export function sourceStatuses(runs: readonly SourceRun[]): SourceStatus[] {
  const bySource = Map.groupBy(runs, ({ source }) => source);
  return sourceNames.map((name) => {
    const own = (bySource.get(name) ?? []).toSorted((a, b) => Number(b.finishedAt) - Number(a.finishedAt));
    const changes = own.reduce((sum, run) => sumOf(sum, run), noChanges);
    return {
      name,
      lastRunAt: own[0]?.finishedAt.toISOString() ?? null,
      requests: own.reduce((sum, { requests }) => sum + requests, 0),
      ...changes,
      failures: own.flatMap(({ zodiac, finishedAt, failures }) =>
        failures.map(({ step, reason }) => ({ zodiac, at: finishedAt.toISOString(), step, reason })),
      ),
    };
  });
}
