import { priceDollars } from '@org/api-contract/values';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { endpoints, type EndpointSpec } from '@org/api-contract';
import { sql } from 'kysely';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#database/connection.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { sendProblem } from '#http/problems.ts';
import { loadLimits, registerOverloadGuard } from './overload.ts';
import { eventOf, openShop } from '#test/payments/shop.ts';

let app: RunningApp;
let webDist: string;
beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  for (const file of ['index.html', 'start.js']) await writeFile(path.join(webDist, file), file);
  app = await startApp({ load: loadLimits, env: { WEB_DIST: webDist } });
});
afterAll(async () => {
  await app.close();
  await rm(webDist, { recursive: true });
});

/** Blocks the event loop, as a burst of work does. */
function blockEventLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('F28: while the event loop lags by more than a second, calls are refused with 503, except webhooks, liveness and files', async () => {
  const visitor = await app.as('signed-out');
  const asked = [
    visitor.send('GET', '/api/client-config'),
    visitor.send('GET', '/livez'),
    visitor.send('POST', '/api/stripe/webhook', { body: {}, headers: { origin: null } }),
    visitor.send('GET', '/start.js'),
  ];
  blockEventLoop(1_600);
  const [read, alive, webhook, file] = await Promise.all(asked);
  expect([read?.status, read?.headers.get('retry-after')]).toEqual([503, '1']);
  expect(alive?.status).toBe(200);
  expect(webhook?.status).toBe(400);
  expect(file?.status).toBe(200);
  await vi.waitFor(
    async () => expect((await visitor.send('GET', '/api/client-config')).status).toBe(200),
    2_000,
  );
});

test('work during the start causes no refusals', async () => {
  const starting = Fastify();
  registerOverloadGuard(starting, { limits: loadLimits, metrics: undefined, log: { warn: () => undefined } });
  starting.get('/', async () => 'served');
  starting.addHook('onReady', async () => blockEventLoop(1_600));
  const response = await fetch(await starting.listen());
  expect([response.status, await response.text()]).toEqual([200, 'served']);
  await starting.close();
});

test('refusals of the same moment are logged in one line', async () => {
  const lines: unknown[] = [];
  const limited = Fastify();
  const log = { warn: (fields: object) => void lines.push(fields) };
  registerOverloadGuard(limited, { limits: { ...loadLimits, maxLagMs: 100 }, metrics: undefined, log });
  limited.setErrorHandler(sendProblem);
  limited.get('/', async () => 'served');
  const url = await limited.listen();
  const asked = Array.from({ length: 3 }, () => fetch(url));
  blockEventLoop(500);
  for (const answer of asked) expect((await answer).status).toBe(503);
  await vi.waitFor(() => expect(lines).toEqual([{ shed: { event_loop: 3 } }]), 5_000);
  await limited.close();
});

test('low-priority calls wait their turn and are refused after too long; other calls do not wait', async () => {
  const limited = Fastify();
  const limits = { ...loadLimits, maxRunningShedFirst: 2, maxLagOfShedFirstMs: 300, maxLagMs: 600_000 };
  registerOverloadGuard(limited, { limits, metrics: undefined, log: { warn: () => undefined } });
  limited.setErrorHandler(sendProblem);
  let running = 0;
  let maxRunning = 0;
  const open = Promise.withResolvers<void>();
  limited.get('/list', { config: { isShedFirst: true } }, async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await open.promise;
    running -= 1;
    return 'list';
  });
  limited.get('/checkout', async () => 'checkout');
  const url = await limited.listen();
  const statusOf = async (path: string) => (await fetch(url + path)).status;

  const answered: number[] = [];
  const lists = Array.from({ length: 6 }, async () => void answered.push(await statusOf('/list')));
  await vi.waitFor(() => expect(running).toBe(2), 5_000);
  expect(await statusOf('/checkout')).toBe(200);
  // Four calls wait until they are refused. Two calls run and succeed.
  await vi.waitFor(() => expect(answered).toEqual([503, 503, 503, 503]), 10_000);
  open.resolve();
  await Promise.all(lists);
  expect(answered).toEqual([503, 503, 503, 503, 200, 200]);

  for (let call = 0; call < 6; call += 1) expect(await statusOf('/list')).toBe(200);
  expect(maxRunning).toBe(2);
  await limited.close();
});

test('a short delay of the event loop causes no refusals', async () => {
  const visitor = await app.as('signed-out');
  const asked = visitor.send('GET', '/api/client-config');
  blockEventLoop(500);
  expect((await asked).status).toBe(200);
});

test('calls about payments and accounts, and health checks, are not refused first', () => {
  const first = Object.entries<EndpointSpec>(endpoints).filter(([, spec]) => spec.isShedFirst);
  expect(first.length).toBeGreaterThan(10);
  const tags = new Set(first.map(([, { tag }]) => tag));
  for (const tag of ['payments', 'accounts'] as const) expect(tags).not.toContain(tag);
  const routes = first.map(([route]) => route);
  for (const route of ['GET /api/client-config', 'GET /livez', 'GET /readyz'])
    expect(routes).not.toContain(route);
});

/** Limits for a busy machine: a payer is never refused, and readers are refused soon. */
const soonForReaders = { ...loadLimits, maxLagOfShedFirstMs: 200, maxLagMs: 600_000 };

test('readers are refused before payers while the event loop lags', async () => {
  const shop = await openShop({ load: soonForReaders, env: { METRICS_PORT: '1' } });
  const [payer, reader] = [await shop.app.as('unpaid'), await shop.app.as('paid')];
  const asked = {
    list: reader.send('GET', '/api/companies?page=1'),
    article: reader.send('GET', '/blog/any.html'),
    config: payer.send('GET', '/api/client-config'),
    status: payer.send('GET', `/api/user/${payer.uid}/payment-status`),
    checkout: payer.send('POST', '/api/create-payment-intent', {
      body: { amount: priceDollars, userId: payer.uid },
    }),
    ready: payer.send('GET', '/readyz'),
  };
  blockEventLoop(700);
  const statuses: Record<string, number> = {};
  for (const [name, answer] of Object.entries(asked)) statuses[name] = (await answer).status;
  expect(statuses).toEqual({ list: 503, article: 503, config: 200, status: 200, checkout: 200, ready: 200 });
  const refused = await asked.list;
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    code: 'unavailable',
    detail: 'The service is unavailable for a moment. Please try again shortly.',
  });
  expect(await shop.app.services.metrics?.text()).toContain('zodiac_atlas_shed_total{reason="event_loop"} 2');
  await shop.close();
});

test('with forty calls waiting for a connection, a low-priority call is refused and the call of a payer waits', async () => {
  const shop = await openShop({ load: { ...loadLimits, maxLagMs: 600_000 }, env: { METRICS_PORT: '1' } });
  const [payer, reader] = [await shop.app.as('unpaid'), await shop.app.as('paid')];
  const gate = await startGate(shop.db);
  // The gate and nine calls hold the pool's connections; forty calls wait.
  const others = Array.from({ length: 49 }, () => gate.pass());
  const status = payer.send('GET', `/api/user/${payer.uid}`);
  const refused = await reader.send('POST', '/api/for-you', { body: {} });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  await gate.open();
  await Promise.all(others);
  expect((await status).status).toBe(200);
  expect((await reader.send('POST', '/api/for-you', { body: {} })).status).toBe(400);
  expect(await shop.app.services.metrics?.text()).toContain('zodiac_atlas_shed_total{reason="pool"} 1');
  await shop.close();
});

test('F28: while readers search without pause, everyone who pays gets access', async () => {
  const shop = await openShop({
    lists: true,
    load: { ...loadLimits, maxLagOfShedFirstMs: 50, maxLagMs: 600_000 },
  });
  const reader = await shop.app.as('paid');
  const payers = [await shop.payer(), await shop.payer()];
  const readers = new Agent({ connections: 200, pipelining: 1 });
  const statuses = { served: 0, refused: 0 };
  let isOver = false;
  const searching = Array.from({ length: 200 }, async (_, index) => {
    for (let round = 0; !isOver; round += 1) {
      const { statusCode, body } = await readers.request({
        origin: shop.url,
        path: `/api/companies?page=1&search=${index % 26}${round}`,
        method: 'GET',
        headers: { cookie: reader.cookie() },
      });
      await body.dump();
      expect([200, 503]).toContain(statusCode);
      statuses[statusCode === 200 ? 'served' : 'refused'] += 1;
    }
  });
  const paying = payers.map(async (payer) => {
    expect((await payer.status()).hasPaid).toBe(false);
    await shop.pay(await payer.openIntent());
    await shop.untilAccess(payer.uid, true, 60_000);
    expect((await payer.status()).hasPaid).toBe(true);
  });
  await Promise.all(paying).finally(() => {
    isOver = true;
  });
  await Promise.all(searching);
  expect(statuses.served).toBeGreaterThan(0);
  expect(statuses.refused).toBeGreaterThan(0);
  await readers.close();
  await shop.close();
});

test('F28: while five hundred connections read, every webhook is accepted and every other call is served or refused', async () => {
  const shop = await openShop({ lists: true, load: loadLimits });
  // Each call has a separate connection, as if five hundred readers called.
  const readers = new Agent({ connections: 500, pipelining: 1 });
  const page = async (): Promise<number> => {
    const { statusCode, body } = await readers.request({
      origin: shop.url,
      path: '/api/stats',
      method: 'GET',
    });
    await body.dump();
    return statusCode;
  };
  const reads = Array.from({ length: 500 }, page);
  const deliveries = Array.from({ length: 40 }, () =>
    shop.deliver(eventOf('customer.created', { id: 'cus_1' })),
  );
  const accepted = await Promise.all(deliveries.map(async (delivery) => (await delivery).status));
  const served = await Promise.all(reads);
  expect(accepted).toEqual(Array.from({ length: 40 }, () => 200));
  expect(new Set([200, 503, ...served])).toEqual(new Set([200, 503]));
  expect(served.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect((await shop.deliver(eventOf('customer.created', { id: 'cus_1' }))).status).toBe(200);
  await readers.close();
  await shop.close();
});

/** Work that holds a connection of a pool until the gate opens. */
async function startGate(db: Db): Promise<{ pass: () => Promise<unknown>; open: () => Promise<void> }> {
  const key = 7_999;
  const held = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
    held.resolve();
    await opened.promise;
  });
  await held.promise;
  return {
    pass: () => sql`select pg_advisory_xact_lock_shared(${key})`.execute(db),
    async open() {
      opened.resolve();
      await holding;
    },
  };
}
