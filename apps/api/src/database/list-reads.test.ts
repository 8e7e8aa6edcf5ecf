import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import {
  startReplicatedPostgres,
  type ReplicatedPostgres,
} from '@org/local-services/postgres/replicated-postgres.ts';
import { prepareDatabase } from './prepare.ts';

let servers: ReplicatedPostgres;
/** A connection to the product's database on each server. */
let clients: { primary: pg.Client; replica: pg.Client };
let app: RunningApp;
let logged: string[];

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  await servers.primary.query('create database product');
  await prepareDatabase(servers.urlOf('primary', 'product'), pino({ level: 'warn' }), async (db) => {
    await sql`
      insert into companies (name, sort_name, search_text, founded_year, zodiac_sign, source)
      select 'Quux ' || n, 'quux ' || n, ' quux ', 1990, 'horse', 'test' from generate_series(1, 3000) as n`.execute(
      db,
    );
  });
  await servers.untilReplayed();
  clients = {
    primary: new pg.Client(servers.urlOf('primary', 'product')),
    replica: new pg.Client(servers.urlOf('replica', 'product')),
  };
  await clients.primary.connect();
  await clients.replica.connect();
  await clients.primary.query(
    `insert into blog_posts (title, slug, content, meta_description, target_keyword, status, published_at, category, reading_minutes)
     values ('Replicated', 'replicated', '<p>Text.</p>', 'About.', 'replicated', 'published', now(), 'other', 1)`,
  );
});
afterEach(() => app.close());
afterAll(async () => {
  await clients.primary.end();
  await servers.stop();
});

/** A process that has read nothing yet, and a user who has paid. */
async function start() {
  logged = [];
  app = await startApp({
    database: servers.urlOf('primary', 'product'),
    env: { DATABASE_REPLICA_URL: servers.urlOf('replica', 'product'), LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void logged.push(line) },
  });
  return app.as('paid');
}

const notRead = 'the replica was not read';

/** The rows of a table that statements have read on a server. */
async function rowsRead(server: 'primary' | 'replica', table: string): Promise<number> {
  const { rows } = await clients[server].query<{ read: number }>(
    `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables where relname = $1`,
    [table],
  );
  return rows[0]?.read ?? 0;
}

test('whole lists and articles are read from the replica', async () => {
  const paid = await start();
  const before = await rowsRead('primary', 'companies');
  const list = await paid.call('GET /api/companies', { query: { page: 1 } });
  const all = Number(list.body.total);
  expect(all).toBeGreaterThan(2_000);
  const { body } = await paid.call('GET /api/blog/published');
  expect(body.posts).toMatchObject([{ slug: 'replicated' }]);
  // PostgreSQL counts with a delay of about a second.
  await expect.poll(() => rowsRead('replica', 'companies'), { timeout: 20_000 }).toBeGreaterThanOrEqual(all);
  await expect.poll(() => rowsRead('replica', 'blog_posts'), { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  expect((await rowsRead('primary', 'companies')) - before).toBeLessThan(all);
  expect(logged.join('')).not.toContain(notRead);
});

test('committed rows are listed even while the replica lags', async () => {
  await servers.replica.query('select pg_wal_replay_pause()');
  await clients.primary.query(
    `insert into companies (name, sort_name, search_text, founded_year, zodiac_sign, source)
     values ('Quuxotic', 'quuxotic', ' quuxotic ', 1990, 'horse', 'test')`,
  );
  const paid = await start();
  const found = await paid.call('GET /api/companies', { query: { page: 1, search: 'quuxotic' } });
  expect(found.body.companies).toMatchObject([{ name: 'Quuxotic' }]);
  expect(logged.join('')).toContain(notRead);
  await servers.replica.query('select pg_wal_replay_resume()');
});

test('after a failed read, the next lists do not ask the replica', async () => {
  await servers.replica.query('select pg_wal_replay_pause()');
  await clients.primary.query(`update companies set openings = openings where name = 'Quuxotic'`);
  const paid = await start();
  const search = () => paid.call('GET /api/companies', { query: { page: 1, search: 'quuxotic' } });
  expect((await search()).status).toBe(200);
  const startedAt = performance.now();
  for (let round = 0; round < 3; round += 1) expect((await search()).body.total).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(2_500);
  expect(logged.join('').split(notRead)).toHaveLength(2);
  await servers.replica.query('select pg_wal_replay_resume()');
});

test('lists are served while the replica is stopped', async () => {
  await clients.replica.end();
  await servers.stopReplica();
  const paid = await start();
  const list = await paid.call('GET /api/companies', { query: { page: 1 } });
  expect(list.status).toBe(200);
  expect(logged.join('')).toContain(notRead);
});
