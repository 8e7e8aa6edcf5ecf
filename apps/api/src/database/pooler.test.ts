import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';

let database: TestDatabase;
let pooler: TcpProxy;
let app: RunningApp;
/** The messages sent to the pooler. */
let sent = '';

beforeAll(async () => {
  database = await createDatabase();
  pooler = await new TcpProxy({ port: Number(new URL(database.url).port) }).listen();
  pooler.delay = (data) => {
    sent += data.toString('latin1');
    return 0;
  };
  const url = new URL(database.url);
  url.port = new URL(pooler.url).port;
  app = await startApp({
    database: database.url,
    env: { DATABASE_URL: url.href, DATABASE_DIRECT_URL: database.url },
  });
});
afterAll(async () => {
  await app.close();
  await pooler.close();
  await database.drop();
});

test('locks, the queue and prepared statements bypass the pooler, because they need a session', async () => {
  const { services } = app;
  await services.queue.start([]);
  const admin = await app.as('admin');
  const paid = await app.as('paid');
  expect((await admin.call('POST /api/blog/initialize')).status).toBe(200);
  expect(
    (await paid.call('GET /api/user/{uid}/payment-status', { params: { uid: paid.uid } })).body,
  ).toMatchObject({ hasPaid: true });
  await services.queue.stop();

  expect(sent).toContain('insert into "users"');
  expect(sent).toContain('stripe_events');
  expect(sent).not.toMatch(/pg_(?:try_)?advisory_lock\(|\blisten |pgboss\./);
  for (const db of [services.db, services.urgentDb]) {
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([]);
  }
});
