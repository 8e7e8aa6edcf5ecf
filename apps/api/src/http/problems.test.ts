import { setTimeout as wait } from 'node:timers/promises';
import { errorCatalogue, type Problem } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { rawRequest, type RawAnswer } from '#test/raw-request.ts';
import { ApiError } from '#kernel/api-error.ts';
import { toApiError } from './problems.ts';

let app: RunningApp;
let visitor: Person;
const lines: string[] = [];

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void lines.push(line) } });
  visitor = await app.as('signed-out');
});
afterAll(() => app.close());

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return (await response.json()) as Problem;
}

test('a failure has the sentence of the catalog in both fields, and the request id', async () => {
  const response = await visitor.send('GET', '/api/companies');
  const problem = await problemOf(response);
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Not signed in',
    status: 401,
    detail: 'Please sign in to continue.',
    error: 'Please sign in to continue.',
    code: 'unauthenticated',
    requestId: response.headers.get('x-request-id'),
  });
});

test('a caller cannot choose the request id', async () => {
  const response = await visitor.send('GET', '/api/stats', {
    headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' },
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

describe('an unexpected failure', () => {
  test('is a 500 without details for the caller, and logged without secrets', async () => {
    const failure = new TypeError('cannot read /etc/secret of ada@example.com', {
      cause: Object.assign(new Error('select * from users'), { detail: 'Key (email)=(ada@example.com)' }),
    });
    vi.spyOn(app.services.identity, 'verifyIdToken').mockRejectedValueOnce(failure);
    const response = await visitor.send('POST', '/api/session', { body: { idToken: 'a.b.c' } });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: 'internal' }]);
    expect(text).not.toMatch(/TypeError|secret|select|ada@|\bat /);

    const logged = lines.find((line) => line.includes('"level":50'));
    expect(logged).toContain('cannot read /etc/secret of [redacted]');
    expect(logged).toContain('select * from users');
    expect(logged).toContain((JSON.parse(text) as Problem).requestId);
    expect(logged).not.toContain('ada@example.com');
  });
});

describe('addresses', () => {
  test.each([
    ['/api/nothing', 404, 'not_found'],
    ['/nothing', 404, 'not_found'],
    ['/API/stats', 404, 'not_found'],
    ['//api/stats', 404, 'not_found'],
    ['/api//stats', 404, 'not_found'],
    ['/api/%', 400, 'invalid_url'],
    ['/%zz', 400, 'invalid_url'],
    ['/api/stats?%', 400, 'invalid_url'],
    [`/api/user/${'x'.repeat(300)}`, 404, 'not_found'],
  ])('%s is %i %s', async (path, status, code) => {
    const response = await rawRequest(app, [
      `GET ${path} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      '',
      '',
    ]);
    expect([response.status, JSON.parse(response.body)]).toMatchObject([status, { status, code }]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('input that is not a valid HTTP request', () => {
  const expectRefusal = ({ status, headers, body }: RawAnswer, code: keyof typeof errorCatalogue) => {
    expect([status, JSON.parse(body)]).toMatchObject([
      errorCatalogue[code][0],
      { code, error: errorCatalogue[code][2] },
    ]);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('connection')).toBe('close');
  };

  test('gets 431 for headers that are too large', async () => {
    expectRefusal(
      await rawRequest(app, ['GET / HTTP/1.1', 'host: localhost', `cookie: ${'x'.repeat(20_000)}`, '', '']),
      'headers_too_large',
    );
  });

  test.each([
    ['text that is not HTTP', ['hello', '', '']],
    ['an unknown method', ['BREW /api/stats HTTP/1.1', 'host: localhost', '', '']],
    ['a NUL in the address', ['GET /api/\0 HTTP/1.1', 'host: localhost', '', '']],
    [
      'two lengths',
      ['POST /api/session HTTP/1.1', 'host: localhost', 'content-length: 1', 'content-length: 2', '', 'a'],
    ],
    [
      'a length and chunks',
      [
        'POST /api/session HTTP/1.1',
        'host: localhost',
        'content-length: 1',
        'transfer-encoding: chunked',
        '',
        '0',
        '',
        '',
      ],
    ],
  ])('is refused: %s', async (_name, request) => {
    expectRefusal(await rawRequest(app, request), 'invalid_input');
  });

  test('does not affect the next request', async () => {
    await wait(0);
    expect((await visitor.send('GET', '/livez')).status).toBe(200);
  });
});

test('HEAD answers like GET, without a body', async () => {
  const [head, missing] = await Promise.all([
    visitor.send('HEAD', '/api/stats'),
    visitor.send('HEAD', '/api/companies'),
  ]);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect([missing.status, await missing.text()]).toEqual([401, '']);
});

describe('an error of the framework or a plugin', () => {
  test.each([
    [{ statusCode: 404 }, 'not_found'],
    [{ statusCode: 418 }, 'invalid_input'],
    [{ statusCode: 500 }, 'internal'],
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'too_large'],
    [{}, 'internal'],
  ])('%o is %s', (members, code) => {
    expect(toApiError(Object.assign(new Error('told to nobody'), members))).toMatchObject({ code });
  });

  test('keeps the original error as its cause for the log', () => {
    const thrown = new Error('why');
    expect(toApiError(thrown).cause).toBe(thrown);
    const ours = new ApiError('not_found');
    expect(toApiError(ours)).toBe(ours);
  });

  test('may be a value that is not an Error', () => {
    expect(toApiError('text')).toMatchObject({ code: 'internal' });
    expect(toApiError(undefined)).toMatchObject({ code: 'internal' });
  });
});
