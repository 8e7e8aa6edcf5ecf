import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '#test/expect-problem.ts';
import { startApp, type Role, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';
import { rawRequest } from '#test/raw-request.ts';

// All endpoints share one JSON parser, one check of media types and one check of URLs. The endpoints of `samples` get
// every hostile input, and every other endpoint gets one input of each kind. `fuzz.test.ts` combines endpoints and
// inputs at random.
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const routes = Object.keys(endpoints) as Route[];
const specOf = (route: Route): EndpointSpec => endpoints[route];
const withBody = routes.filter((route) => specOf(route).body);
/** The webhook answers every call without a signature with 400. */
const readable = routes.filter((route) => route !== 'POST /api/stripe/webhook');

/**
 * Endpoints of each access level: for everybody, for the user, for readers who have paid and for admins. The last one
 * has a separate limit for its body.
 */
const samples = [
  'POST /api/page-views',
  'POST /api/user/register',
  'POST /api/reading',
  'PUT /api/blog/posts/{id}',
] satisfies Route[];

/** The detail of a refusal for NUL or a lone surrogate. */
const unstorable = 'The text contains a character that cannot be stored.';

const fieldsOf = (route: Route): string[] => Object.keys(specOf(route).body?.properties ?? {});

/** A user with access, so that a refusal is due to the input. */
const allowed: Record<EndpointSpec['access'], Role> = {
  public: 'signed-out',
  session: 'unpaid',
  self: 'unpaid',
  paid: 'paid',
  admin: 'admin',
};

const callerOf = (route: Route): Promise<Person> => app.as(allowed[specOf(route).access]);

async function send(route: Route, body: unknown, headers: Record<string, string | null> = {}) {
  const person = await callerOf(route);
  const { params, query } = exampleFor(route, person);
  const [method, path] = addressOf(route, params, query);
  return person.send(method, path, { body, headers });
}

const validBody = async (route: Route): Promise<Record<string, unknown>> =>
  exampleFor(route, await callerOf(route)).body ?? {};

/** Sends a body that is valid except for some fields. */
const sendWith = async (route: Route, fields: object, headers: Record<string, string> = {}) =>
  send(route, JSON.stringify({ ...(await validBody(route)), ...fields }), headers);

/** Runs a check of several endpoints, and names each endpoint that fails it. */
async function expectOfAll(all: readonly Route[], check: (route: Route) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  for (const route of all)
    await check(route).catch((error: Error) => faults.push(`${route}: ${error.message}`));
  expect(faults).toEqual([]);
}

describe('every endpoint with a body refuses', () => {
  test.each([
    ['no body', undefined],
    ['malformed JSON', '{"uid":'],
    ['a __proto__', '{"__proto__":{"role":"admin"}}'],
    ['JSON nested 21 deep', '['.repeat(21) + ']'.repeat(21)],
  ])('%s with 400', (_name, body) =>
    expectOfAll(withBody, async (route) =>
      expectProblem(await send(route, body, { 'content-type': 'application/json' }), 400, 'invalid_json'),
    ),
  );

  test.each(['null', '[]'])('%s in place of an object with 400', (body) =>
    expectOfAll(withBody, async (route) => expectProblem(await send(route, body), 400, 'invalid_input')),
  );

  test('an unknown field with a 400 that names it', () =>
    expectOfAll(withBody, async (route) => {
      const response = await sendWith(route, { role: 'admin' });
      expect(await response.clone().json()).toMatchObject({ fields: { role: 'is not known' } });
      await expectProblem(response, 400, 'invalid_input');
    }));

  test('a body without a required field with a 400 that names it', () =>
    expectOfAll(withBody, async (route) => {
      for (const name of specOf(route).body?.required ?? []) {
        const response = await sendWith(route, { [name]: undefined });
        expect(await response.clone().json()).toMatchObject({ fields: { [name]: 'is missing' } });
        await expectProblem(response, 400, 'invalid_input');
      }
    }));

  test('a field of another type, without coercion', () =>
    expectOfAll(withBody, async (route) => {
      for (const name of fieldsOf(route)) {
        const type: unknown = Reflect.get(specOf(route).body?.properties[name] ?? {}, 'type');
        const [number, truth] = [type === 'integer' ? '1' : 1, type === 'boolean' ? 'true' : true];
        const others = samples.some((sample) => sample === route) ? [null, truth, ['a'], { a: 1 }] : [];
        for (const value of [number, ...others])
          await expectProblem(await sendWith(route, { [name]: value }), 400);
      }
    }));

  test('a text with NUL or a lone surrogate', () =>
    expectOfAll(withBody, async (route) => {
      for (const value of ['a\0b@example.com', 'a\ud800b']) {
        const response = await sendWith(route, { [fieldsOf(route)[0] ?? '']: value });
        expect(await response.clone().json()).toMatchObject({ detail: unstorable });
        await expectProblem(response, 400, 'invalid_input');
      }
    }));

  test('a body above 64 KiB, or above the endpoint’s limit, with 413', () =>
    expectOfAll(withBody, async (route) => {
      const filler = 'x'.repeat(specOf(route).bodyLimitBytes ?? 65_536);
      await expectProblem(await sendWith(route, { filler }), 413, 'too_large');
    }));

  test('another media type with 415', () =>
    expectOfAll(withBody, async (route) =>
      expectProblem(
        await sendWith(route, {}, { 'content-type': 'text/plain' }),
        415,
        'unsupported_media_type',
      ),
    ));
});

describe.each(samples)('%s refuses', (route) => {
  test.each([
    ['an empty body', ''],
    ['text in place of JSON', 'uid=1'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ])('%s with 400', async (_name, body) => {
    await expectProblem(await send(route, body), 400, 'invalid_json');
  });

  test.each([21, 5_000, 8_000, 30_000])(
    'JSON nested %i deep with 400, in lists and in objects',
    async (depth) => {
      const lists = '['.repeat(depth) + ']'.repeat(depth);
      const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
      const field = `{"${fieldsOf(route)[0]}":${lists}}`;
      for (const body of [lists, field, '['.repeat(depth), ...(depth > 10_000 ? [] : [objects])])
        await expectProblem(await send(route, body), 400, 'invalid_json');
    },
  );

  test('no text with many brackets, because they are not nesting', async () => {
    const response = await sendWith(route, { [fieldsOf(route)[0] ?? '']: `"\\${'[{'.repeat(50)}` });
    expect(((await response.json()) as { code?: string }).code).not.toBe('invalid_json');
  });

  test.each(['"text"', '1', 'true'])('%s in place of an object with 400', async (body) => {
    await expectProblem(await send(route, body), 400, 'invalid_input');
  });

  test('NUL or a lone surrogate in any field, and in the name of a field', async () => {
    for (const name of fieldsOf(route))
      for (const value of ['a\0b@example.com', 'a\ud800b', '\udc00'])
        await expectProblem(await sendWith(route, { [name]: value }), 400);
    await expectProblem(await sendWith(route, { 'a\0': 1 }), 400);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'x'])(
    'the media type %s with 415',
    async (type) => {
      await expectProblem(await sendWith(route, {}, { 'content-type': type }), 415, 'unsupported_media_type');
    },
  );

  // Raw requests, because client libraries normalize the header. Fastify before 5.12.3 did not validate these bodies.
  test.each([
    'application/json\t',
    '\tapplication/json',
    '  application/json',
    'application/json;',
    'application/json ;x',
  ])('an unknown field also under the media type %j', async (type) => {
    const person = await callerOf(route);
    const body = JSON.stringify({ ...(await validBody(route)), role: 'admin' });
    const [method, path] = addressOf(route, exampleFor(route, person).params);
    const answer = await rawRequest(app, [
      `${method} ${path} HTTP/1.1`,
      `host: localhost`,
      `origin: ${app.config.publicOrigin}`,
      `cookie: ${person.cookie()}`,
      `content-type:${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ]);
    expect([400, 415]).toContain(answer.status);
    const { fields } = JSON.parse(answer.body) as { fields?: object };
    expect(fields).toEqual(answer.status === 400 ? { role: 'is not known' } : undefined);
  });

  test('a compressed body with 415', async () => {
    await expectProblem(await sendWith(route, {}, { 'content-encoding': 'gzip' }), 415);
  });
});

/** `register` is also a valid uid, so this call matches another endpoint. */
const alsoAUid = 'GET /api/user/register';

/**
 * Suffixes that turn a route's path into the path of another endpoint with an invalid last parameter: an empty one,
 * and a word in place of a number.
 */
const detailSuffixes = (route: Route): string[] => {
  if (routes.includes(`${route}/{id}` as Route)) return ['/', '/more'];
  return routes.includes(`${route}/{slug}` as Route) ? ['/'] : [];
};

/** One endpoint of each path. */
const oneOfPath = [...new Map(routes.map((route) => [route.split(' ')[1], route])).values()];

const escapes = ['%', '%zz', '%e', '%ed%a0%80', '%c3%28', 'a%ff'];
const methods = ['PUT', 'PATCH', 'OPTIONS', 'DELETE', 'POST', 'GET'];

describe('every endpoint', () => {
  test('answers 404 to other methods', () =>
    expectOfAll(oneOfPath, async (route) => {
      const person = await callerOf(route);
      const [, pattern] = route.split(' ');
      const [, path] = addressOf(route, exampleFor(route, person).params);
      const others = methods.filter(
        (other) => !routes.includes(`${other} ${pattern}` as Route) && `${other} ${pattern}` !== alsoAUid,
      );
      for (const other of others) await expectProblem(await person.send(other, path), 404, 'not_found');
    }));

  test.each(['/', '/more'])('does not answer its path followed by %s', (suffix) =>
    expectOfAll(routes, async (route) => {
      const person = await callerOf(route);
      const [method, path] = addressOf(route, exampleFor(route, person).params);
      const isDetail = detailSuffixes(route).includes(suffix);
      const response = await person.send(method, path + suffix);
      await expectProblem(response, isDetail ? 400 : 404, isDetail ? 'invalid_input' : 'not_found');
    }),
  );

  test('refuses a broken percent-escape with 400', () =>
    expectOfAll(routes, async (route) => {
      const [method = '', pattern = ''] = route.split(' ');
      const parent = pattern.replace(/\{.*/, '');
      const person = await callerOf(route);
      await expectProblem(await person.send(method, `${parent}/%zz`), 400, 'invalid_url');
    }));

  test('refuses a broken percent-escape in its query with 400', () =>
    expectOfAll(readable, async (route) => {
      const person = await callerOf(route);
      const { params, query, body } = exampleFor(route, person);
      const [method, path] = addressOf(route, params);
      const [name = 'unknown'] = Object.keys(specOf(route).query?.properties ?? query ?? {});
      const response = await person.send(method, `${path}?${name}=%zz`, { body });
      await expectProblem(response, 400, 'invalid_url');
    }));

  test('without a body refuses an unknown query parameter with 400', () =>
    expectOfAll(
      readable.filter((route) => !withBody.includes(route)),
      async (route) => {
        const person = await callerOf(route);
        const [method, path] = addressOf(route, exampleFor(route, person).params);
        await expectProblem(await person.send(method, `${path}?unknown=1`), 400, 'invalid_input');
      },
    ));
});

test.each(escapes)('the escape %s is refused in a path and in each parameter of a query', async (escape) => {
  const paid = await app.as('paid');
  await expectProblem(await paid.send('GET', `/api/companies/${escape}`), 400, 'invalid_url');
  for (const name of Object.keys(endpoints['GET /api/companies'].query.properties)) {
    const response = await paid.send('GET', `/api/companies?${name}=${escape}`);
    await expectProblem(response, 400, 'invalid_url');
  }
});

test('a query with __proto__ or NUL is refused', async () => {
  const paid = await app.as('paid');
  for (const query of ['__proto__=1', 'a=%00', 'search=%00'])
    await expectProblem(await paid.send('GET', `/api/companies?${query}`), 400, 'invalid_input');
});

/** Every numeric path and query parameter of the contract. */
const numbersInAddresses = routes.flatMap((route) =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.entries(specOf(route)[part]?.properties ?? {})
      .filter(([, schema]) => ['integer', 'number'].includes(String(Reflect.get(schema, 'type'))))
      .map(([name]) => [route, part, name] as const),
  ),
);

// `hostile-values.test.ts` has more spellings of numbers.
test.each(['Infinity', '1e309', '0x10', '', 'true'])(
  'every number in an address is refused with 400 if it is %j',
  async (value) => {
    expect(numbersInAddresses.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const [route, part, name] of numbersInAddresses) {
      const person = await callerOf(route);
      const example = exampleFor(route, person);
      const [method, path] = addressOf(
        route,
        part === 'params' ? { ...example.params, [name]: value } : example.params,
        part === 'query' ? { ...example.query, [name]: value } : example.query,
      );
      const { status } = await person.send(method, path, { body: example.body });
      if (status !== 400) faults.push(`${route}, ${name}: ${status}`);
    }
    expect(faults).toEqual([]);
  },
);
