import { sql } from 'kysely';
import type { VisitedKind } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';

/** Further paths of a day are counted as `(other)`, because any caller can send new paths. */
export const maxPathsPerDay = 1_000;
export const otherPaths = '(other)';

/** Adds views by UTC day and path. */
export async function addViews(
  db: Db,
  counts: readonly { day: string; path: string; count: number }[],
): Promise<void> {
  const { days, names, numbers } = columnsOf(
    counts.map(({ path, ...others }) => ({ name: path, ...others })),
  );
  // The rows are sorted by the key, so that two processes do not deadlock.
  await sql`
    with batch as (
      select * from unnest(${days}::date[], ${names}::text[], ${numbers}::bigint[]) as batch (day, path, views)
    ), known as (
      select batch.*, exists (
        select from page_views seen where seen.day = batch.day and seen.path = batch.path
      ) as is_known from batch
    ), placed as (
      select day, case
        when is_known or (select count(*) from page_views seen where seen.day = known.day)
          + row_number() over (partition by day, is_known order by path) <= ${maxPathsPerDay} then path
        else ${otherPaths} end as path, views
      from known
    )
    insert into page_views (day, path, views)
    select day, path, sum(views) from placed group by day, path order by day, path
    on conflict (day, path) do update set views = page_views.views + excluded.views`.execute(db);
}

/** Adds visits by UTC day and the kind of their first page. */
export async function addVisits(
  db: Db,
  counts: readonly { day: string; kind: VisitedKind; count: number }[],
): Promise<void> {
  const { days, names, numbers } = columnsOf(
    counts.map(({ kind, ...others }) => ({ name: kind, ...others })),
  );
  await sql`
    insert into visits (day, kind, visits)
    select * from unnest(${days}::date[], ${names}::text[], ${numbers}::bigint[]) order by 1, 2
    on conflict (day, kind) do update set visits = visits.visits + excluded.visits`.execute(db);
}

const columnsOf = (counts: readonly { day: string; name: string; count: number }[]) => ({
  days: counts.map(({ day }) => day),
  names: counts.map(({ name }) => name),
  numbers: counts.map(({ count }) => count),
});
