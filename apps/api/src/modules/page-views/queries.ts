import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Counts a view by day and path: no address, no person, no time of day. */
export async function countPageView(db: Db, path: string): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ day: sql<string>`current_date`, path, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ views: sql<number>`page_views.views + 1` }),
    )
    .execute();
}
