import type { Overview } from '@org/api-contract';
import { overviewDays } from '@org/api-contract/values';
import type { Services } from '#integrations/services.ts';
import { latestBackupAt } from '#modules/backup/stored-backups.ts';
import { countsByDay, mostViewedArticles, visitsByKind } from './queries.ts';

const maxArticles = 20;
const dayMs = 86_400_000;

/** What happened in the last days, with today, by UTC. @param days - their number */
export async function readOverview(
  { db, queue, clock }: Pick<Services, 'db' | 'queue' | 'clock'>,
  days: number = overviewDays.default,
): Promise<Overview> {
  const now = clock();
  const dayBefore = (number: number): string =>
    new Date(now.getTime() - number * dayMs).toISOString().slice(0, 10);
  const period = { from: dayBefore(days - 1), to: dayBefore(0) };
  const [counts, beginnings, articles, jobs, lastBackupAt] = await Promise.all([
    countsByDay(db, period),
    visitsByKind(db, period),
    mostViewedArticles(db, period, maxArticles),
    queue.runs(),
    latestBackupAt(db),
  ]);
  return {
    days: counts,
    beginnings,
    articles,
    jobs:
      jobs?.map(({ lastRunAt, lastFailure, ...job }) => ({
        ...job,
        lastRunAt: lastRunAt.toISOString(),
        lastFailure: lastFailure && { at: lastFailure.at.toISOString(), message: lastFailure.message },
      })) ?? null,
    lastBackupAt: lastBackupAt?.toISOString() ?? null,
  };
}
