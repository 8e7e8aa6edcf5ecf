import Fastify from 'fastify';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { maxEventLoopLagMs, registerOverloadGuard } from './overload.ts';
import { eventOf, openShop } from '#test/payments/shop.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ maxLagMs: maxEventLoopLagMs });
});
afterAll(() => app.close());

/** Blocks the event loop, as a burst of work does. */
function blockEventLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('F28: while the event loop lags by more than a second, calls are refused with 503, except webhooks and liveness', async () => {
  const visitor = await app.as('signed-out');
  const asked = [
    visitor.send('GET', '/api/stats'),
    visitor.send('GET', '/livez'),
    visitor.send('POST', '/api/stripe/webhook', { body: {}, headers: { origin: null } }),
  ];
  blockEventLoop(1_600);
  const [read, alive, webhook] = await Promise.all(asked);
  expect([read?.status, read?.headers.get('retry-after')]).toEqual([503, '1']);
  expect(alive?.status).toBe(200);
  expect(webhook?.status).toBe(400);
  await vi.waitFor(async () => expect((await visitor.send('GET', '/api/stats')).status).toBe(200), 2_000);
});

test('the work of the start refuses no call', async () => {
  const starting = Fastify();
  registerOverloadGuard(starting, maxEventLoopLagMs);
  starting.get('/', async () => 'served');
  starting.addHook('onReady', async () => blockEventLoop(1_600));
  const response = await fetch(await starting.listen());
  expect([response.status, await response.text()]).toEqual([200, 'served']);
  await starting.close();
});

test('a short delay refuses no call', async () => {
  const visitor = await app.as('signed-out');
  const asked = visitor.send('GET', '/api/stats');
  blockEventLoop(500);
  expect((await asked).status).toBe(200);
});

test('F28: while five hundred connections read, every webhook is accepted and every other call is served or refused', async () => {
  const shop = await openShop({ maxLagMs: maxEventLoopLagMs });
  // One connection per call, as from five hundred readers.
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
