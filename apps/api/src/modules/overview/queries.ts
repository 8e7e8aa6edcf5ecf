import { sql } from 'kysely';
import { articlePath, publicPaths } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';

interface Period {
  /** The first and the last day, in UTC. */
  from: string;
  to: string;
}

interface DayCounts {
  day: string;
  visits: number;
  samples: number;
  signUps: number;
  payments: number;
  receivedCents: number;
}

/** The UTC day of a column, and whether it is in a period. */
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'utc')::date`;
const within = (column: string, { from, to }: Period) =>
  sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'utc'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'utc'`;

/** Every day of a period with its counts, the latest first. */
export async function countsByDay(db: Db, period: Period): Promise<DayCounts[]> {
  const { from, to } = period;
  const { rows } = await sql<DayCounts>`
    with visited as (
      select day, sum(visits)::bigint as visits from visits where day between ${from} and ${to} group by day
    ), sampled as (
      select day, views as samples from page_views
      where path = ${publicPaths.sample} and day between ${from} and ${to}
    ), registered as (
      select ${dayOf('created_at')} as day, count(*) as sign_ups from users
      where ${within('created_at', period)} group by 1
    ), paid as (
      select ${dayOf('paid_at')} as day, count(*) as payments, sum(amount_cents)::bigint as received_cents
      from payments
      where source in ('intent', 'link') and status = 'succeeded' and ${within('paid_at', period)} group by 1
    )
    select series.day::date as day, coalesce(visits, 0) as visits, coalesce(samples, 0) as samples,
      coalesce(sign_ups, 0) as sign_ups, coalesce(payments, 0) as payments,
      coalesce(received_cents, 0) as received_cents
    from generate_series(${from}::date, ${to}::date, interval '1 day') as series (day)
      left join visited on visited.day = series.day
      left join sampled on sampled.day = series.day
      left join registered on registered.day = series.day
      left join paid on paid.day = series.day
    order by 1 desc`.execute(db);
  return rows;
}

/** The visits of a period by the kind of page that they begin with, the most frequent first. */
export const visitsByKind = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('visits')
    .select(({ fn }) => ['kind', sql<number>`${fn.sum('visits')}::bigint`.as('visits')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('kind')
    .orderBy('visits', 'desc')
    .orderBy('kind')
    .execute();

/** The paths of articles that were viewed most in a period, with the titles of the articles that are published there. */
export async function mostViewedArticles(db: Db, { from, to }: Period, max: number) {
  const { rows } = await sql<{ path: string; title: string | null; views: number }>`
    select viewed.path, title, viewed.views from (
      select path, sum(views)::bigint as views from page_views
      where path like ${articlePath('%')} and day between ${from} and ${to}
      group by path order by 2 desc, 1 limit ${max}
    ) as viewed
      left join blog_posts on slug = substring(viewed.path from '([^/]*)\.html$')
        and status = 'published' and deleted_at is null
    order by viewed.views desc, viewed.path`.execute(db);
  return rows;
}
