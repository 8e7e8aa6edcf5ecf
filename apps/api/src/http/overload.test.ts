import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** What a storm of work does: nothing else runs until it is over. */
function blockEventLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('F28: while the event loop lags by more than a second, calls are turned away with 503, save webhook and liveness', async () => {
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

test('a short hiccup turns nobody away', async () => {
  const visitor = await app.as('signed-out');
  const asked = visitor.send('GET', '/api/stats');
  blockEventLoop(500);
  expect((await asked).status).toBe(200);
});
