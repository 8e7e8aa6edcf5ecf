import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { healthRoutes } from './routes.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a running process is live and ready', async () => {
  const visitor = await app.as('signed-out');
  for (const route of ['GET /livez', 'GET /readyz'] as const) {
    const { status, body, headers } = await visitor.call(route);
    expect([status, body, headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'private, no-store',
    ]);
  }
});

test('a stopping process is live, but not ready', async () => {
  const routes = healthRoutes(app.services.urgentDb, { begun: true, stop: async () => undefined });
  await expect(routes['GET /readyz']()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await routes['GET /livez']()).toEqual({ status: 'ok' });
});
