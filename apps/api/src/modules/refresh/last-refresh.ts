import type { Db } from '#database/connection.ts';

/** When a refresh of any sign was last completed. */
export async function lastRefreshAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('scrapes')
    .where('state', '=', 'done')
    .select(({ fn }) => fn.max<Date | null>('finishedAt').as('finishedAt'))
    .executeTakeFirst();
  return row?.finishedAt ?? null;
}

/** When any source was last read, with or without success. */
export async function lastSourceReadAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('sourceRuns')
    .select(({ fn }) => fn.max<Date | null>('finishedAt').as('finishedAt'))
    .executeTakeFirst();
  return row?.finishedAt ?? null;
}
