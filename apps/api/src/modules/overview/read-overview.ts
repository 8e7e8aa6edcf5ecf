import type { Overview } from '@org/api-contract';
import { overviewDays } from '@org/api-contract/values';
import { articlePath, articleSlug, publicPaths } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import type { Period } from '#database/utc-days.ts';
import type { Services } from '#integrations/services.ts';
import { latestBackupAt } from '#modules/backup/stored-backups.ts';
import { publishedTitles } from '#modules/blog/articles/published-titles.ts';
import { topPaths, visitsByKind, viewsByDay, visitsByDay } from '#modules/page-views/count-views.ts';
import { paymentsByDay } from '#modules/payments/ledger/count-payments.ts';
import { signUpsByDay } from '#modules/users/account.ts';

const maxArticles = 20;
const dayMs = 86_400_000;

/**
 * The figures of the last days in UTC, today included.
 *
 * @param days - number of days
 */
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
    topArticles(db, period, maxArticles),
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

/** The articles with the most views in a period. The title is `null` if no article is published at the path. */
async function topArticles(db: Db, period: Period, max: number): Promise<Overview['articles']> {
  const viewed = await topPaths(db, articlePath('%'), period, max);
  const slugs = viewed.flatMap(({ path }) => articleSlug(path) ?? []);
  const titles = await publishedTitles(db, slugs);
  return viewed.map(({ path, views }) => ({
    path,
    title: titles.get(articleSlug(path) ?? '') ?? null,
    views,
  }));
}

/** The counts of every day of a period, latest first. */
async function countsByDay(db: Db, period: Period): Promise<Overview['days']> {
  const [visits, samples, signUps, payments] = await Promise.all([
    visitsByDay(db, period),
    viewsByDay(db, publicPaths.sample, period),
    signUpsByDay(db, period),
    paymentsByDay(db, period),
  ]);
  const on = <Row extends { day: string }>(rows: readonly Row[], day: string) =>
    rows.find((row) => row.day === day);
  return daysOf(period).map((day) => ({
    day,
    visits: on(visits, day)?.visits ?? 0,
    samples: on(samples, day)?.views ?? 0,
    signUps: on(signUps, day)?.signUps ?? 0,
    payments: on(payments, day)?.payments ?? 0,
    receivedCents: on(payments, day)?.receivedCents ?? 0,
  }));
}

/** The days of a period as ISO dates, latest first. */
function daysOf({ from, to }: Period): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const length = Math.round((last - first) / dayMs) + 1;
  return Array.from({ length }, (_, index) => new Date(last - index * dayMs).toISOString().slice(0, 10));
}
