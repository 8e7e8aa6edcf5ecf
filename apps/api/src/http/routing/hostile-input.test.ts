import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '#test/expect-problem.ts';
import { startApp, type Role, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';
import { rawRequest } from '#test/raw-request.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const routes = Object.keys(endpoints) as Route[];
const specOf = (route: Route): EndpointSpec => endpoints[route];

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

const withBody = routes.filter((route) => specOf(route).body);
const withoutBody = routes.filter((route) => !specOf(route).body);

describe.each(withBody)('%s refuses', (route) => {
  const validBody = async () => exampleFor(route, await callerOf(route)).body ?? {};
  const names = Object.keys(specOf(route).body?.properties ?? {});

  test.each([
    ['no body', undefined, 'application/json'],
    ['an empty body', '', 'application/json'],
    ['malformed JSON', '{"uid":', 'application/json'],
    ['text in place of JSON', 'uid=1', 'application/json'],
    ['a __proto__', '{"__proto__":{"role":"admin"}}', 'application/json'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"role":"admin"}}}', 'application/json'],
  ])('%s with 400', async (_name, body, type) => {
    await expectProblem(await send(route, body, { 'content-type': type }), 400, 'invalid_json');
  });

  test.each([21, 5_000, 8_000, 30_000])(
    'JSON nested %i deep with 400, in lists and in objects',
    async (depth) => {
      const lists = '['.repeat(depth) + ']'.repeat(depth);
      const field = `{"${names[0] ?? ''}":${lists}}`;
      for (const body of [lists, field, '['.repeat(depth)]) {
        await expectProblem(await send(route, body), 400, 'invalid_json');
      }
      if (depth > 10_000) return;
      await expectProblem(
        await send(route, '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
        400,
        'invalid_json',
      );
    },
  );

  test('brackets within a string do not count as nesting', async () => {
    const first = names[0] ?? '';
    const body = JSON.stringify({ ...(await validBody()), [first]: `"\\${'[{'.repeat(50)}` });
    expect(((await (await send(route, body)).json()) as { code?: string }).code).not.toBe('invalid_json');
  });

  test.each([['null'], ['[]'], ['"text"'], ['1'], ['true']])(
    '%s in place of an object with 400',
    async (body) => {
      await expectProblem(await send(route, body), 400, 'invalid_input');
    },
  );

  test('an unknown field with a 400 that names it', async () => {
    const response = await send(route, { ...(await validBody()), role: 'admin' });
    const { fields } = (await response.clone().json()) as { fields: object };
    await expectProblem(response, 400, 'invalid_input');
    expect(fields).toEqual({ role: 'is not known' });
  });

  test.each(specOf(route).body?.required ?? [])(
    'a body without %s with a 400 that names it',
    async (name) => {
      const { [name]: _left, ...rest } = (await validBody()) as Record<string, unknown>;
      const response = await send(route, rest);
      const { fields } = (await response.clone().json()) as { fields?: object };
      await expectProblem(response, 400, 'invalid_input');
      expect(fields).toEqual({ [name]: 'is missing' });
    },
  );

  test.each(names)('%s of another type, without coercion', async (name) => {
    const type: unknown = Reflect.get(specOf(route).body?.properties[name] ?? {}, 'type');
    const [number, truth] = [type === 'integer' ? '1' : 1, type === 'boolean' ? 'true' : true];
    for (const value of [null, number, truth, ['a'], { a: 1 }]) {
      await expectProblem(await send(route, { ...(await validBody()), [name]: value }), 400);
    }
  });

  test.each(names)('%s with NUL or a lone surrogate', async (name) => {
    for (const value of ['a\0b@example.com', 'a\ud800b', '\udc00']) {
      await expectProblem(await send(route, { ...(await validBody()), [name]: value }), 400);
    }
  });

  test('an escaped NUL in the name of a field', async () => {
    await expectProblem(await send(route, { ...(await validBody()), 'a\0': 1 }), 400);
  });

  test('a body of more than 64 KiB, or longer than its Content-Length, with 413', async () => {
    const maxBytes = specOf(route).bodyLimitBytes ?? 65_536;
    const body = JSON.stringify({ ...(await validBody()), filler: 'x'.repeat(maxBytes) });
    await expectProblem(await send(route, body), 413, 'too_large');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'x',
  ])('the media type %s with 415', async (type) => {
    const body = JSON.stringify(await validBody());
    await expectProblem(await send(route, body, { 'content-type': type }), 415, 'unsupported_media_type');
  });

  // Raw requests, because client libraries normalize the header. Fastify before 5.12.3 did not validate these bodies.
  test.each([
    'application/json\t',
    '\tapplication/json',
    '  application/json',
    'application/json;',
    'application/json ;x',
  ])('an unknown field also under the media type %j', async (type) => {
    const person = await callerOf(route);
    const body = JSON.stringify({ ...(await validBody()), role: 'admin' });
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
    const body = JSON.stringify(await validBody());
    await expectProblem(await send(route, body, { 'content-encoding': 'gzip' }), 415);
  });
});

describe.each(withoutBody.filter((route) => route !== 'POST /api/stripe/webhook'))('%s', (route) => {
  test('refuses an unknown query parameter with 400', async () => {
    const person = await callerOf(route);
    const { params } = exampleFor(route, person);
    const [method, path] = addressOf(route, params);
    await expectProblem(await person.send(method, `${path}?unknown=1`), 400, 'invalid_input');
    await expectProblem(await person.send(method, `${path}?__proto__=1`), 400, 'invalid_input');
    await expectProblem(await person.send(method, `${path}?a=%00`), 400, 'invalid_input');
  });
});

/** `register` is a valid uid, so this call matches another endpoint. */
const alsoAUid = 'GET /api/user/register';

/**
 * Suffixes that turn a route's path into the path of another endpoint with an invalid last parameter: an empty one,
 * and a word in place of a number.
 */
const detailSuffixes = (route: Route): string[] => {
  if (routes.includes(`${route}/{id}` as Route)) return ['/', '/more'];
  return routes.includes(`${route}/{slug}` as Route) ? ['/'] : [];
};

describe.each(routes)('%s', (route) => {
  const [method = '', pattern = ''] = route.split(' ');

  test('answers 404 to other methods', async () => {
    const person = await callerOf(route);
    const [, path] = addressOf(route, exampleFor(route, person).params);
    const others = ['PUT', 'PATCH', 'OPTIONS', 'DELETE', 'POST', 'GET'].filter(
      (other) => !routes.includes(`${other} ${pattern}` as Route) && `${other} ${pattern}` !== alsoAUid,
    );
    for (const other of others) await expectProblem(await person.send(other, path), 404, 'not_found');
  });

  test.each(['/', '/more'])('does not answer its path followed by %s', async (suffix) => {
    const person = await callerOf(route);
    const [, path] = addressOf(route, exampleFor(route, person).params);
    const isDetail = detailSuffixes(route).includes(suffix);
    const response = await person.send(method, path + suffix);
    await expectProblem(response, isDetail ? 400 : 404, isDetail ? 'invalid_input' : 'not_found');
  });

  test('refuses a broken percent-escape with 400', async () => {
    const person = await callerOf(route);
    for (const escape of ['%', '%zz', '%ed%a0%80', '%c3%28']) {
      await expectProblem(
        await person.send(method, `${pattern.replace(/\{.*/, '')}/${escape}`),
        400,
        'invalid_url',
      );
    }
  });
});

/** Every numeric path and query parameter of the contract. */
const numbersInAddresses = routes.flatMap((route) =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.entries(specOf(route)[part]?.properties ?? {})
      .filter(([, schema]) => ['integer', 'number'].includes(String(Reflect.get(schema, 'type'))))
      .map(([name]) => [route, part, name] as const),
  ),
);

describe.each(numbersInAddresses)('%s: the number of %s %s', (route, part, name) => {
  test('is refused with 400 if it is not a plain number', async () => {
    const person = await callerOf(route);
    const example = exampleFor(route, person);
    for (const value of [
      'Infinity',
      '-Infinity',
      'NaN',
      '1e309',
      '-1e309',
      '0x10',
      ' 1',
      '9'.repeat(30),
      'true',
      '',
    ]) {
      const [method, path] = addressOf(
        route,
        part === 'params' ? { ...example.params, [name]: value } : example.params,
        part === 'query' ? { ...example.query, [name]: value } : example.query,
      );
      const { status } = await person.send(method, path, { body: example.body });
      expect([value, status]).toEqual([value, 400]);
    }
  });
});

describe.each(routes.filter((route) => route !== 'POST /api/stripe/webhook'))('%s', (route) => {
  test('refuses a broken percent-escape in its query with 400', async () => {
    const person = await callerOf(route);
    const { params, query, body } = exampleFor(route, person);
    const [method, path] = addressOf(route, params);
    const names = Object.keys(specOf(route).query?.properties ?? query ?? {}).concat('unknown');
    for (const name of names) {
      for (const escape of ['%', '%zz', '%e', '%ed%a0%80', '%c3%28', 'a%ff']) {
        const response = await person.send(method, `${path}?${name}=${escape}`, { body });
        await expectProblem(response, 400, 'invalid_url');
      }
    }
  });
});
