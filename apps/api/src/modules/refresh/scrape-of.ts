import type { Scrape } from '@org/api-contract';
import type { latestRun } from './queries.ts';

type Run = NonNullable<Awaited<ReturnType<typeof latestRun>>>;

/** A run as the contract describes it. Who started it is not told. */
export const scrapeOf = ({ startedBy: _startedBy, ...run }: Run): Scrape => ({
  ...run,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
