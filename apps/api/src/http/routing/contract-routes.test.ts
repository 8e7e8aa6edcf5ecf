import Fastify, { type FastifyContextConfig, type FastifyRequest } from 'fastify';
import { endpoints } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type Role, type RunningApp } from '#test/harness.ts';
import { requireStatedAccess } from './access.ts';
import { registerGuard } from './guard.ts';
import { sendProblem } from '../problems.ts';
import type { Caller } from '#kernel/caller.ts';

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

/** Routes of pages, files and documents, which are not in the contract. */
const beside = [
  /^(GET|HEAD) \/api\/docs(\/|$)/,
  /^(GET|HEAD) \/api\/openapi\.json$/,
  /^(GET|HEAD) \/storybook(\/\*)?$/,
  /^(GET|HEAD) \/docs\/(zodiac-core|api-contract)(\/\*)?$/,
  /^(GET|HEAD) \/blog(\/(\{slug\}\(\^\[a-z0-9-\]\+\)\.html|feed\.xml))?$/,
  /^(GET|HEAD) \/blog-admin\/preview\/\{id\}\(.*\)$/,
  /^(GET|HEAD) \/$/,
  /^(GET|HEAD) \/(sitemap\.xml|robots\.txt)$/,
  /^(GET|HEAD) \/sitemap-\{part\}\(\^\[a-z0-9-\]\+\)\.xml$/,
  /^(GET|HEAD) \/(elements|numbers|data)$/,
  /^(GET|HEAD) \/(signs(\/\*)?|years(\/\*)?|compatibility\/\*|today)$/,
  /^(GET|HEAD) \/(how-we-know|about|contact|refunds|terms|privacy|cookies|imprint)$/,
  /^(GET|HEAD) \/blog\/\{slug\}\(\^\[a-z0-9-\]\+\)\.png$/,
  /^(GET|HEAD) \/blog\/images\/\{hash\}\(\^\[0-9a-f\]\{32\}\)\.webp$/,
  /^(GET|HEAD) \/share\/\{subject\}\(\^\[a-z-\]\+\)\.png$/,
  /^(GET|HEAD) \/private-calendar\/\{token\}\(.*\)\.ics$/,
  /^(GET|HEAD|POST) \/unsubscribe\/\{token\}\(.*\)$/,
  /^(GET|HEAD) \/\*$/,
];

describe('the contract and the routes', () => {
  test.each(Object.keys(endpoints))('%s is served with the access level of the contract', (name) => {
    const route = running.routes().find((candidate) => candidate.name === name);
    expect(route?.access).toBe(endpoints[name as keyof typeof endpoints].access);
  });

  test('every served route is in the contract or in the list of other routes', () => {
    const unknown = running
      .routes()
      .map(({ name }) => name)
      .filter((name) => !(name.replace(/^HEAD /, 'GET ') in endpoints))
      .filter((name) => !beside.some((pattern) => pattern.test(name)));
    expect(unknown).toEqual([]);
  });

  test('every route states its access level', () => {
    expect(running.routes().filter(({ access }) => access === undefined)).toEqual([]);
  });
});

test('an application with a route without an access level does not start', async () => {
  const app = Fastify();
  requireStatedAccess(app);
  app.get('/open', { config: { access: 'public' } }, async () => 'ok');
  await app.register(async (scope) => {
    scope.get('/forgotten', async () => 'secrets');
  });
  await expect(app.ready()).rejects.toThrow('no access level: GET /forgotten, HEAD /forgotten');
});

describe('a route outside the contract', () => {
  const answers = async (
    config: FastifyContextConfig,
    role: Role,
    { method = 'GET', about = 'ada' }: { method?: 'GET' | 'POST'; about?: string } = {},
  ): Promise<number> => {
    const app = Fastify();
    app.setErrorHandler(sendProblem);
    const sessions = {
      readCaller: async (request: FastifyRequest) => {
        if (role !== 'signed-out') request.caller = callerOf(role);
      },
      hasCookie: () => false,
      cookie: () => ({ set: vi.fn(), clear: vi.fn(), hash: () => undefined }),
    };
    registerGuard(app, sessions);
    app.route({ method: ['GET', 'POST'], url: '/page/:uid', config, handler: async () => 'secrets' });
    return (await app.inject({ method, url: `/page/${about}` })).statusCode;
  };
  const callerOf = (role: Role): Caller => ({
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    role: role === 'admin' ? 'admin' : 'user',
    hasPaid: role === 'paid',
    secondFactor: 'none',
    signedInAt: new Date(),
  });

  test.each<[FastifyContextConfig['access'], Role, number]>([
    ['public', 'signed-out', 200],
    ['session', 'signed-out', 401],
    ['session', 'unpaid', 200],
    ['paid', 'unpaid', 402],
    ['paid', 'paid', 200],
    ['paid', 'admin', 200],
    ['admin', 'paid', 403],
    ['admin', 'admin', 200],
    ['self', 'unpaid', 200],
  ])('with access level %s answers a caller who is %s with %i', async (access, role, status) => {
    expect(await answers({ access }, role)).toBe(status);
  });

  test('with the access level self permits its user, and an admin to read', async () => {
    const about = 'bob';
    expect(await answers({ access: 'self' }, 'unpaid', { about })).toBe(403);
    expect(await answers({ access: 'self' }, 'admin', { about })).toBe(200);
    expect(await answers({ access: 'self' }, 'admin', { about, method: 'POST' })).toBe(403);
    expect(await answers({ access: 'self' }, 'admin', { method: 'POST' })).toBe(200);
  });

  test('without an access level is refused', async () => {
    expect(await answers({}, 'admin')).toBe(403);
  });
});
