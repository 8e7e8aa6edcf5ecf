import { sql } from 'kysely';
import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import { exclusively } from '#database/exclusively.ts';
import type { Events } from '#kernel/events.ts';
import type { Services } from '#integrations/services.ts';

/** Number of months that get a partition in advance. If the job fails for longer, new views must be moved later. */
const monthsAhead = 3;

interface Month {
  /** The name of the partition, such as `page_views_2026_11`. */
  partition: string;
  /** The first day of the month, and of the next month. */
  first: string;
  next: string;
}

/**
 * Creates a partition for each month that begins soon or has views in the default partition, and drops the partitions
 * of months that are no longer kept. One process does this at a time; the others skip it.
 */
export async function keepMonths({
  db,
  sessionDb,
  clock,
  events,
  config: { pageViewsKeptMonths: kept },
}: Pick<Services, 'db' | 'sessionDb' | 'clock'> & {
  events: Pick<Events, 'record'>;
  config: Pick<Config, 'pageViewsKeptMonths'>;
}): Promise<void> {
  const today = clock().toISOString().slice(0, 10);
  await exclusively(sessionDb, 'page-view-months', async ({ confirm }) => {
    for (const month of await missingMonths(db, today)) {
      await changePartitions(db, async (trx) => {
        await createPartition(trx, month);
        await confirm();
      });
    }
    for (const partition of kept === undefined ? [] : await expiredPartitions(db, today, kept)) {
      await changePartitions(db, async (trx) => {
        await sql`drop table ${sql.id(partition)}`.execute(trx);
        await confirm();
      });
      events.record('page_views_deleted', { month: partition.slice(-7).replace('_', '-') });
    }
  });
}

/** The months that need a partition, latest first, because those are read most. */
async function missingMonths(db: Db, today: string): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select partition, month::date as first, (month + interval '1 month')::date as next
    from (
      select generate_series(date_trunc('month', ${today}::timestamp),
        ${today}::timestamp + make_interval(months => ${monthsAhead}), interval '1 month') as month
      union
      select date_trunc('month', day::timestamp) from page_views_default
    ) as months, to_char(month, '"page_views_"YYYY_MM') as partition
    where to_regclass(partition) is null
    order by month desc`.execute(db);
  return rows;
}

async function createPartition(trx: Db, { partition, first, next }: Month): Promise<void> {
  const table = sql.id(partition);
  // Keeps out views between the two statements, because they would stay in the default partition.
  await sql`lock table page_views_default in access exclusive mode`.execute(trx);
  await sql`create table ${table} (like page_views_default including all)`.execute(trx);
  await sql`
    with moved as (delete from page_views_default where day >= ${first} and day < ${next} returning *)
    insert into ${table} select * from moved`.execute(trx);
  await sql`
    alter table page_views attach partition ${table}
      for values from (${sql.lit(first)}) to (${sql.lit(next)})`.execute(trx);
}

/**
 * The partitions of months that ended more than `kept` months before the current one began. Dropped views are lost,
 * so the clocks of both this process and PostgreSQL must agree.
 */
async function expiredPartitions(db: Db, today: string, kept: number): Promise<string[]> {
  const { rows } = await sql<{ partition: string }>`
    select relname as partition from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'page_views'::regclass and relname ~ '^page_views_[0-9]{4}_[0-9]{2}$'
      and relname < to_char(
        least(${today}::date, (now() at time zone 'utc')::date) - make_interval(months => ${kept}), '"page_views_"YYYY_MM')
    order by relname`.execute(db);
  return rows.map(({ partition }) => partition);
}

/** Other requests queue behind this wait for locks, so its timeout is shorter than the 2 s of a request. */
const changePartitions = (db: Db, change: (trx: Db) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '1s'`.execute(trx);
    await change(trx);
  });
