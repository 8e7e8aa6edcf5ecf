import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Further paths of a day are counted as `(other)`, because any caller can send new paths. */
const maxPathsPerDay = 1_000;

/** Counts a view by UTC day and path. Stores no IP address, no user and no time of day. */
export async function countPageView(db: Db, path: string): Promise<void> {
  await sql`
    with today as (select (now() at time zone 'utc')::date as day)
    insert into page_views (day, path, views)
    select
      day,
      case
        when exists (select from page_views seen where seen.day = today.day and seen.path = ${path}) then ${path}
        when (select count(*) from page_views seen where seen.day = today.day) < ${maxPathsPerDay} then ${path}
        else '(other)'
      end,
      1
    from today
    on conflict (day, path) do update set views = page_views.views + 1`.execute(db);
}
