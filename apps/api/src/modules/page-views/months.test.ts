import { RawNode, sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobQueue } from '#integrations/job-queue/job-queue.ts';
import { readOverview } from '#modules/overview/read-overview.ts';
import { topPaths, viewsByDay } from './count-views.ts';
import { connect, startupTimeouts, type Db } from '#database/connection.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { keepMonths } from './months.ts';
import { addViews } from './queries.ts';
import { ViewCounter } from './view-counter.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
let db: Db;
let now: Date;
let kept: number | undefined;
let deleted: string[];
beforeEach(async () => {
  database = await createDatabase();
  db = connected(4);
  now = new Date('2024-11-20T12:00:00.000Z');
  kept = undefined;
  deleted = [];
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

function connected(connections: number): Db {
  return connect({
    url: database.url,
    connections,
    timeouts: startupTimeouts,
    onError: (error) => log.warn(error),
  });
}

const beside: Db[] = [];
/** The pool of another process. */
function connectedBeside(): Db {
  const other = connected(2);
  beside.push(other);
  return other;
}
afterEach(async () => {
  for (const other of beside.splice(0)) await other.destroy();
});

const clock = () => now;
const keep = (own: Db = db) =>
  keepMonths({
    db: own,
    sessionDb: own,
    clock,
    config: { pageViewsKeptMonths: kept },
    events: { record: (_, fields) => void deleted.push('month' in fields ? fields.month : '') },
  });

/** The number of rows of each partition. */
async function partitions(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'page_views'::regclass order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const found = await sql<{ count: number }>`select count(*) from ${sql.id(name)}`.execute(db);
    counts[name] = found.rows[0]?.count ?? 0;
  }
  return counts;
}
const months = async () => Object.keys(await partitions()).filter((name) => name !== 'page_views_default');
const viewsOf = async (path: string) =>
  db.selectFrom('pageViews').select(['day', 'views']).where('path', '=', path).orderBy('day').execute();

describe('a view', () => {
  const addOn = (day: string, count = 1) => addViews(db, [{ day, path: '/blog', count }]);

  test('is counted on the last day of a month or year and on the next', async () => {
    await keep();
    const counter = new ViewCounter({ db, clock }, { warn: expect.unreachable });
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    for (const time of [
      '2024-11-30T23:59:59Z',
      '2024-12-01T00:00:00Z',
      '2024-12-31T23:59:59Z',
      '2025-01-01T00:00:00Z',
    ]) {
      now = new Date(time);
      counter.countView('/blog', browser);
    }
    await counter.flush();
    counter.countView('/blog', browser);
    await counter.stop();
    expect(await viewsOf('/blog')).toEqual([
      { day: '2024-11-30', views: 1 },
      { day: '2024-12-01', views: 1 },
      { day: '2024-12-31', views: 1 },
      { day: '2025-01-01', views: 2 },
    ]);
    expect(await partitions()).toMatchObject({
      page_views_2024_11: 1,
      page_views_2024_12: 2,
      page_views_2025_01: 1,
      page_views_default: 0,
    });
  });

  test('in a month without a partition is stored, counted, and moved by the job', async () => {
    const days = ['1999-12-31', '2024-11-20', '2024-11-21', '2099-01-01'];
    for (const day of days) await addOn(day);
    expect(await partitions()).toMatchObject({ page_views_default: 4 });
    for (const day of days) await addOn(day, 5);
    await keep();
    for (const day of days) await addOn(day, 10);
    expect(await viewsOf('/blog')).toEqual(days.map((day) => ({ day, views: 16 })));
    expect(await partitions()).toMatchObject({
      page_views_1999_12: 1,
      page_views_2024_11: 2,
      page_views_2099_01: 1,
      page_views_default: 0,
    });
  });

  test('that comes while its month is moved is not lost', async () => {
    await addOn('2024-11-20');
    const [adding] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => addOn('2024-11-20'))),
      keep(connectedBeside()),
    ]);
    expect(adding).toHaveLength(20);
    expect(await viewsOf('/blog')).toEqual([{ day: '2024-11-20', views: 21 }]);
    expect(await partitions()).toMatchObject({ page_views_2024_11: 1, page_views_default: 0 });
  });
});

describe('the job', () => {
  const coming = ['page_views_2024_11', 'page_views_2024_12', 'page_views_2025_01', 'page_views_2025_02'];

  test('creates this month and the next three, once', async () => {
    await keep();
    expect(await months()).toEqual(coming);
    await keep();
    expect(await months()).toEqual(coming);
    now = new Date('2024-12-31T23:59:59.000Z');
    await keep();
    expect(await months()).toEqual([...coming, 'page_views_2025_03']);
  });

  test('run by two processes at once does its work once, and neither fails', async () => {
    kept = 3;
    await addViews(db, [{ day: '2024-01-05', path: '/blog', count: 1 }]);
    await Promise.all([keep(), keep(connectedBeside()), keep(connectedBeside())]);
    expect([await months(), deleted]).toEqual([coming, ['2024-01']]);
  });

  test('gives up while a long query reads the views, changes nothing, and runs the next time', async () => {
    const reader = connectedBeside();
    await addViews(db, [{ day: '2024-11-20', path: '/blog', count: 3 }]);
    await reader.transaction().execute(async (trx) => {
      await trx.selectFrom('pageViews').selectAll().execute();
      await expect(keep()).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
    expect([await months(), await viewsOf('/blog')]).toEqual([[], [{ day: '2024-11-20', views: 3 }]]);
    await keep();
    expect([await months(), await viewsOf('/blog')]).toEqual([coming, [{ day: '2024-11-20', views: 3 }]]);
  });
});

describe('retention', () => {
  const days = ['2024-05-01', '2024-07-31', '2024-08-01', '2024-08-23', '2024-11-20'];
  const article = '/blog/rats.html';
  beforeEach(() =>
    addViews(
      db,
      days.map((day) => ({ day, path: article, count: 2 })),
    ),
  );
  const overview = () => readOverview({ db, queue: jobQueue(database.url, log), clock }, 90);
  const remaining = async () => (await viewsOf(article)).map(({ day }) => day);

  test('is off unless it is set: everything is kept', async () => {
    await keep();
    expect([await remaining(), deleted]).toEqual([days, []]);
  });

  test('deletes older months as a whole, and reports which', async () => {
    kept = 3;
    await keep();
    expect([await remaining(), deleted]).toEqual([days.slice(2), ['2024-05', '2024-07']]);
    now = new Date('2024-11-30T23:59:59.000Z');
    await keep();
    expect([await remaining(), deleted.slice(2)]).toEqual([days.slice(2), []]);
    now = new Date('2024-12-01T00:00:00.000Z');
    await keep();
    expect([await remaining(), deleted.slice(2)]).toEqual([['2024-11-20'], ['2024-08']]);
  });

  test('keeps every day that the overview can show', async () => {
    kept = 3;
    // The three months before this day are the shortest that can follow each other.
    now = new Date('2025-05-01T12:00:00.000Z');
    await addViews(db, [
      { day: '2025-01-31', path: '/zodiac-sample', count: 1 },
      { day: '2025-02-01', path: '/zodiac-sample', count: 7 },
    ]);
    await keep();
    const later = await overview();
    expect(later.days.at(-1)).toMatchObject({ day: '2025-02-01', samples: 7 });
    await db.insertInto('visits').values({ day: '2024-07-31', kind: 'home', visits: 4 }).execute();
    now = new Date('2024-07-31T12:00:00.000Z');
    const earlier = await overview();
    expect([earlier.days[0], earlier.articles]).toMatchObject([{ visits: 4, samples: 0 }, []]);
  });

  test('deletes nothing when the clock of a process is years ahead', async () => {
    const { rows } = await sql<{ day: string }>`select (now() at time zone 'utc')::date as day`.execute(db);
    const today = rows[0]?.day ?? '';
    await addViews(db, [{ day: today, path: '/today', count: 1 }]);
    kept = 3;
    now = new Date('2199-01-01T00:00:00.000Z');
    await keep();
    expect(await viewsOf('/today')).toEqual([{ day: today, views: 1 }]);
  });
});

test('the overview of 30 days reads the partitions of its months only', async () => {
  for (const day of ['2024-01-05', '2024-09-05', '2024-10-05'])
    await addViews(db, [{ day, path: '/blog/rats.html', count: 1 }]);
  await keep();
  const plans: string[] = [];
  const explaining = db.withPlugin({
    transformQuery: ({ node }) =>
      RawNode.is(node)
        ? RawNode.create([`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)], node.parameters)
        : node,
    transformResult: async ({ result }) => {
      plans.push(JSON.stringify(result.rows));
      return result;
    },
  });
  const period = { from: '2024-10-22', to: '2024-11-20' };
  await viewsByDay(explaining, '/zodiac-sample', period);
  await topPaths(explaining, '/blog/%', period, 20);
  const read = plans.map((plan) =>
    [...new Set(plan.match(/page_views_(?:\d{4}_\d{2}|default)/g))].toSorted(),
  );
  const asked = ['page_views_2024_10', 'page_views_2024_11'];
  expect(read).toEqual([asked, asked]);
});

test('views of two years without partitions are kept, also those that are counted while months are moved', async () => {
  const own = await createDatabase();
  const other = connect({ url: own.url, connections: 4, onError: (error) => log.warn(error) });
  await sql`
    insert into page_views (day, path, views)
    select '2022-01-01'::date + day, '/path/' || path, 3
    from generate_series(0, 729) as day, generate_series(1, 10) as path`.execute(other);
  const stored = async () =>
    (await sql`select count(*) as rows, sum(views)::bigint as views from page_views`.execute(other)).rows;
  const more = () => addViews(other, [{ day: '2022-01-01', path: '/path/1', count: 1 }]);
  await more();
  await Promise.all([keep(other), more()]);
  await more();
  expect(await stored()).toEqual([{ rows: 7_300, views: 21_903 }]);
  const left = await sql`select from page_views_default`.execute(other);
  expect(left.rows).toEqual([]);
  await other.destroy();
  await own.drop();
});
