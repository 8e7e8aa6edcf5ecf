import type { Overview } from '@org/api-contract';
import { publicPaths } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import type { Period } from '#database/utc-days.ts';
import { viewsByDay, visitsByDay } from '#modules/page-views/count-views.ts';
import { paymentsByDay } from '#modules/payments/ledger/count-payments.ts';
import { signUpsByDay } from '#modules/users/account.ts';

const dayMs = 86_400_000;

/** The counts of every day of a period, latest first. */
export async function countsByDay(db: Db, period: Period): Promise<Overview['days']> {
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
