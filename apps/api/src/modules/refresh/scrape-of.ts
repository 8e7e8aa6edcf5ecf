import type { Scrape } from '@org/api-contract';
import type { latestRun } from './queries.ts';

type Run = NonNullable<Awaited<ReturnType<typeof latestRun>>>;

/** Converts a run to the contract's form, without the user who started it. */
export const scrapeOf = ({ startedBy: _startedBy, ...run }: Run): Scrape => ({
  ...run,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
