import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The paths of a day beyond which further ones are counted together: anybody can invent a path. */
const maxPathsADay = 1_000;

/** Counts a view by day and path: no address, no person, no time of day. */
export async function countPageView(db: Db, path: string): Promise<void> {
  await sql`
    with today as (select (now() at time zone 'utc')::date as day)
    insert into page_views (day, path, views)
    select
      day,
      case
        when exists (select from page_views seen where seen.day = today.day and seen.path = ${path}) then ${path}
        when (select count(*) from page_views seen where seen.day = today.day) < ${maxPathsADay} then ${path}
        else '(other)'
      end,
      1
    from today
    on conflict (day, path) do update set views = page_views.views + 1`.execute(db);
}
