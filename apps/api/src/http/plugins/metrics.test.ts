import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '@org/local-services/process/ports.ts';
import { pino } from 'pino';
import { readConfig } from '#config/config.ts';
import { closeServices, connectServices } from '#integrations/connect-services.ts';
import { serveMetrics } from '#modules/metrics/serve-metrics.ts';
import { startProcess, type ApiProcess } from '#test/api-process.ts';
import { localVariables } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { valueOf } from '#test/metrics.ts';

let shop: Shop;
let paid: Person;
let proxy: TcpProxy;
let api: ApiProcess;
let metricsUrl: string;

beforeAll(async () => {
  shop = await openShop();
  paid = await shop.app.as('paid');
  const { app } = shop;
  proxy = await new TcpProxy({ port: Number(new URL(app.database).port) }).listen();
  const database = new URL(app.database);
  database.port = new URL(proxy.url).port;
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startProcess((port) => ({
    ...localVariables({ port, database: database.href, stripeUrl: app.stripeUrl, lists: false }),
    PUBLIC_ORIGIN: app.config.publicOrigin,
    METRICS_PORT: String(metricsPort),
  }));
  // Two processes of the product start.
}, 240_000);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await proxy.close();
  await shop.app.close();
});

async function scrape(): Promise<string> {
  const response = await fetch(metricsUrl);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return response.text();
}

const ask = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(api.baseUrl + path, { headers })).status;

describe('a running process', () => {
  test('counts calls by route, and each failure under the route that failed', async () => {
    const path = `/api/user/${paid.uid}`;
    expect(await ask(path, { cookie: paid.cookie() })).toBe(200);
    expect(await ask(path)).toBe(401);
    expect(await ask(path)).toBe(401);
    const text = await scrape();
    const route = { method: 'GET', route: '/api/user/{uid}' };
    expect(valueOf(text, 'http_requests_total', { ...route, status: '200' })).toBe(1);
    expect(valueOf(text, 'http_requests_total', { ...route, status: '401' })).toBe(2);
    expect(valueOf(text, 'http_request_duration_seconds_count', route)).toBe(3);
    expect(valueOf(text, 'http_request_duration_seconds_bucket', { ...route, le: '+Inf' })).toBe(3);
  });

  test('has no personal data and no made-up address in its metrics', async () => {
    await ask(`/api/user/${paid.uid}?email=canary@example.com`, { cookie: paid.cookie() });
    await ask('/canary-page');
    await ask('/api/companies/canary-company', { cookie: paid.cookie() });
    await ask('/private-calendar/canary-token-canary-token-canary-token.ics');
    const text = await scrape();
    for (const secret of ['canary', paid.uid, paid.email, '@']) expect(text).not.toContain(secret);
    expect(
      valueOf(text, 'http_requests_total', { method: 'GET', route: '(unknown)', status: '404' }),
    ).toBeGreaterThan(0);
  });

  test('reports its connections, its event loop and the queue', async () => {
    const due = { queue: 'sweep-payments', state: 'due' };
    await expect
      .poll(async () => valueOf(await scrape(), 'zodiac_atlas_queue_jobs', due), { timeout: 30_000 })
      .toBeDefined();
    const text = await scrape();
    expect(valueOf(text, 'zodiac_atlas_pool_connections', { pool: 'requests', state: 'max' })).toBe(10);
    expect(valueOf(text, 'zodiac_atlas_pool_waiting', { pool: 'requests' })).toBe(0);
    expect(valueOf(text, 'zodiac_atlas_queue_oldest_seconds', due)).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(valueOf(text, 'zodiac_atlas_event_loop_active_seconds_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'zodiac_atlas_events_total', { event: 'mail_failed' })).toBe(0);
    expect(valueOf(text, 'zodiac_atlas_events_total', { event: 'refresh_failed' })).toBe(0);
  });

  test('answers while PostgreSQL is unavailable, and reports that it is', async () => {
    expect(valueOf(await scrape(), 'zodiac_atlas_database_up')).toBe(1);
    proxy.line = 'reset';
    await expect.poll(() => ask('/readyz')).toBe(503);
    // The counts are cached for ten seconds.
    await expect
      .poll(async () => valueOf(await scrape(), 'zodiac_atlas_database_up'), { timeout: 20_000 })
      .toBe(0);
    const text = await scrape();
    expect(
      valueOf(text, 'http_requests_total', { method: 'GET', route: '/readyz', status: '503' }),
    ).toBeGreaterThan(0);
    expect(valueOf(text, 'zodiac_atlas_payments', { status: 'open', purpose: 'access' })).toBeUndefined();
    proxy.line = 'open';
    await expect
      .poll(async () => valueOf(await scrape(), 'zodiac_atlas_database_up'), { timeout: 20_000 })
      .toBe(1);
  });

  test('serves the metrics on a separate port only, and nothing else on that port', async () => {
    expect(await ask('/metrics')).toBe(404);
    for (const path of ['/', '/livez', '/metrics/x']) {
      expect((await fetch(new URL(path, metricsUrl))).status).toBe(404);
    }
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
  });
});

test('without METRICS_PORT nothing is counted and no port is opened', () => {
  expect(shop.services.metrics).toBeUndefined();
});

test('a port for metrics that is taken stops the start, and the error names it', async () => {
  const taken = new URL(metricsUrl).port;
  const log = pino({ level: 'silent' });
  const services = connectServices(
    readConfig({
      ...localVariables({ port: 0, database: shop.app.database, stripeUrl: shop.app.stripeUrl }),
      METRICS_PORT: taken,
    }),
    log,
  );
  const started = serveMetrics(services, shop.app.cacheUse, log);
  await expect(started).rejects.toThrow(new RegExp(`EADDRINUSE.*${taken}`));
  await closeServices(services);
});
