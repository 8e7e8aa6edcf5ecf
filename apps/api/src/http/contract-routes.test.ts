import Fastify from 'fastify';
import { endpoints } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { requireStatedAccess } from './access.ts';

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

/** Pages, files and documents that are no endpoints; what they answer is no JSON of the contract. */
const beside = [/^(GET|HEAD) \/api\/docs(\/|$)/, /^(GET|HEAD) \/api\/openapi\.json$/, /^(GET|HEAD) \/\*$/];

describe('the contract and the routes', () => {
  test.each(Object.keys(endpoints))('%s is served, with the access level the contract states', (name) => {
    const route = running.routes().find((candidate) => candidate.name === name);
    expect(route?.access).toBe(endpoints[name as keyof typeof endpoints].access);
  });

  test('nothing is served that the contract does not define', () => {
    const unknown = running
      .routes()
      .map(({ name }) => name)
      .filter((name) => !(name.replace(/^HEAD /, 'GET ') in endpoints))
      .filter((name) => !beside.some((pattern) => pattern.test(name)));
    expect(unknown).toEqual([]);
  });

  test('every route states who may call it', () => {
    expect(running.routes().filter(({ access }) => access === undefined)).toEqual([]);
  });
});

test('an application with a route that does not say who may call it does not start', async () => {
  const app = Fastify();
  requireStatedAccess(app);
  app.get('/open', { config: { access: 'public' } }, async () => 'ok');
  await app.register(async (scope) => {
    scope.get('/forgotten', async () => 'secrets');
  });
  await expect(app.ready()).rejects.toThrow('no access level: GET /forgotten, HEAD /forgotten');
});
