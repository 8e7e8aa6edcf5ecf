import { endpoints, type Route } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const changes = (Object.keys(endpoints) as Route[]).filter(
  (route) => !route.startsWith('GET ') && route !== 'POST /api/stripe/webhook',
);

/** Calls after which nobody can use the session anymore. */
const endsSession: Route[] = [
  'DELETE /api/session',
  'DELETE /api/account/sessions',
  'POST /api/account/deletion',
];

async function send(person: Person, route: Route, headers: Record<string, string | null>) {
  const { params, body } = exampleFor(route, person);
  const [method, path] = addressOf(route, params);
  const response = await person.send(method, path, { body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const foreign: [string, Record<string, string | null>][] = [
  ['another origin', { origin: 'https://eve.example' }],
  ['an origin that begins like ours', { origin: 'http://atlas.localhost.eve.example' }],
  ['ours on another port', { origin: 'http://atlas.localhost:8080' }],
  ['ours on another scheme', { origin: 'https://atlas.localhost' }],
  ['an opaque origin, as of a sandboxed frame', { origin: 'null' }],
  [
    'a foreign origin that claims to be same-origin',
    { origin: 'https://eve.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['no origin', { origin: null }],
  ['no origin, from another site', { origin: null, 'sec-fetch-site': 'cross-site' }],
  ['no origin, from a sister domain', { origin: null, 'sec-fetch-site': 'same-site' }],
  ['no origin, from the address bar', { origin: null, 'sec-fetch-site': 'none' }],
];

// One hook checks the origin for all routes, so one endpoint gets every foreign request.
test.each(foreign)('a change is refused from %s', async (_name, headers) => {
  const refused = await send(await app.as('unpaid'), 'POST /api/page-views', headers);
  expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } });
});

describe.each(changes)('%s', (route) => {
  test('is refused from another origin, and without an origin', async () => {
    for (const origin of ['https://eve.example', null]) {
      const refused = await send(await app.as('unpaid'), route, { origin });
      expect(refused).toMatchObject({ status: 403, body: { code: 'cross_site' } });
    }
  });

  test('passes from our own pages with an origin, or with Sec-Fetch-Site in its place', async () => {
    const own: Record<string, string | null>[] = [{}, { origin: null, 'sec-fetch-site': 'same-origin' }];
    for (const headers of own) {
      const person = endsSession.includes(route) ? await app.newcomer('unpaid') : await app.as('unpaid');
      const { body } = await send(person, route, headers);
      expect(body.code).not.toBe('cross_site');
    }
  });
});

test('T11: a form of another site cannot sign a user out, register or count a view', async () => {
  const ada = await app.newcomer('unpaid');
  const form = {
    origin: 'https://eve.example',
    'content-type': 'text/plain',
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
  };
  for (const [method, path] of [
    ['DELETE', '/api/session'],
    ['POST', '/api/user/register'],
    ['POST', '/api/page-views'],
  ] as const) {
    const { status } = await ada.send(method, path, { body: '{"path":"/eve"}', headers: form });
    expect(status).toBe(403);
  }
  expect((await ada.call('GET /api/user/{uid}', { params: { uid: ada.uid } })).status).toBe(200);
  // The overview stores the views that were counted so far.
  expect((await (await app.as('admin')).call('GET /api/admin/overview')).status).toBe(200);
  expect(await app.db.selectFrom('pageViews').select('path').where('path', '=', '/eve').execute()).toEqual(
    [],
  );
});

test('no response has a CORS header, so other sites cannot read it', async () => {
  const ada = await app.as('paid');
  const headers = { origin: 'https://eve.example' };
  for (const method of ['GET', 'OPTIONS']) {
    const response = await ada.send(method, '/api/companies?zodiac=ox', { headers });
    const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(allowed).toEqual([]);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});
