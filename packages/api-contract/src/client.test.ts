import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  createClient,
  isRequestError,
  NoAnswerError,
  RequestError,
  UnreadableAnswerError,
  type Client,
  type Calls,
  type Failure,
} from './client.ts';
import type { ErrorCodeOf } from './index.ts';

interface Served {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

let server: Server;
let client: Client;
let baseUrl: string;
let answer: Served | 'hang up' | 'hang up half way';
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  received.push({ method, url, headers, body: await text(request) });
  if (answer === 'hang up') {
    request.socket.destroy();
  } else if (answer === 'hang up half way') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"companies":', () => request.socket.destroy());
  } else {
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  }
}

beforeEach(async () => {
  answer = { body: '{}' };
  received = [];
  server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createClient({ baseUrl });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const problem = {
  type: 'about:blank',
  title: 'Invalid input',
  status: 400,
  detail: 'Please check it.',
  error: 'Please check it.',
  code: 'invalid_input',
  requestId: 'r1',
  fields: { zodiac: 'is not valid' },
};

async function failureOf(served: typeof answer): Promise<unknown> {
  answer = served;
  const result = await client.attempt('GET /api/stats', {});
  return result.ok ? 'a success' : result.failure;
}

describe('a call', () => {
  test('takes an origin with a slash at its end', async () => {
    await createClient({ baseUrl: `${baseUrl}/` }).request('GET /api/stats', {});
    expect(received.map(({ url }) => url)).toEqual(['/api/stats']);
  });

  test.each([{}, { params: {} }, { params: { uid: undefined } }, { params: { uid: '' } }])(
    'names a path parameter that is missing from %j and sends nothing',
    async (input) => {
      const call = client.attempt('GET /api/user/{uid}', input as { params: { uid: string } });
      await expect(call).rejects.toThrow('The path parameter "uid" of /api/user/{uid} is missing.');
      await expect(call).rejects.toBeInstanceOf(TypeError);
      expect(received).toEqual([]);
    },
  );

  test('fills in the path and omits missing values from the query', async () => {
    await client.request('GET /api/user/{uid}', { params: { uid: 'a/b?c' } });
    await client.request('GET /api/companies/{id}/jobs', { params: { id: 7 } });
    await client.request('GET /api/companies', { query: { search: 'a & b', zodiac: undefined } });
    await client.request('GET /api/companies', { query: {} });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/user/a%2Fb%3Fc',
      'GET /api/companies/7/jobs',
      'GET /api/companies?search=a+%26+b',
      'GET /api/companies',
    ]);
  });

  test('sends a body as JSON, and a content type only with one', async () => {
    await client.request('POST /api/scrape', { body: { zodiac: 'ox' } });
    await client.request('DELETE /api/session', {});
    expect(received.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{"zodiac":"ox"}', 'application/json'],
      ['', undefined],
    ]);
  });

  test('sends the configured headers', async () => {
    const headers = ({ params }: { params?: object }) => ({
      cookie: 's=1',
      'x-about': JSON.stringify(params),
    });
    await createClient({ baseUrl, headers }).request('GET /api/user/{uid}', { params: { uid: 'ada' } });
    expect(received[0]?.headers).toMatchObject({ cookie: 's=1', 'x-about': '{"uid":"ada"}' });
  });

  test('that is aborted throws the reason of its signal, and not NoAnswerError', async () => {
    const reason = new Error('no longer needed');
    const signal = AbortSignal.abort(reason);
    await expect(client.request('GET /api/stats', {}, { signal })).rejects.toBe(reason);
    await expect(client.attempt('GET /api/stats', {}, { signal })).rejects.toBe(reason);
  });
});

describe('a failure', () => {
  test('has the members of the problem document', async () => {
    const body = JSON.stringify(problem);
    const failure = await failureOf({ status: 400, body, headers: { 'retry-after': '7' } });
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({
      message: `400: ${body}`,
      route: 'GET /api/stats',
      status: 400,
      body,
      code: 'invalid_input',
      sentence: 'Please check it.',
      fields: { zodiac: 'is not valid' },
      requestId: 'r1',
      retryAfterSeconds: 7,
    });
  });

  test.each([
    ['nothing', '', '502: Bad Gateway'],
    ['null', 'null', '502: null'],
    ['a number', '7', '502: 7'],
    ['text', '"code"', '502: "code"'],
    ['a list', '[{"code":"busy"}]', '502: [{"code":"busy"}]'],
    ['broken JSON', '{"code":', '502: {"code":'],
    ['a page', '<html><h1>Bad gateway</h1></html>', '502: <html><h1>Bad gateway</h1></html>'],
    [
      'members of other types',
      '{"code":5,"error":{},"fields":"x"}',
      '502: {"code":5,"error":{},"fields":"x"}',
    ],
    ['a field that is null', '{"fields":null}', '502: {"fields":null}'],
  ])('with %s has a message, and neither code nor sentence', async (_name, body, message) => {
    const failure = await failureOf({ status: 502, body });
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({
      message,
      status: 502,
      code: undefined,
      sentence: undefined,
      fields: undefined,
      retryAfterSeconds: undefined,
    });
  });

  test.each(['hang up', 'hang up half way'] as const)(
    'of the network is a NoAnswerError: %s',
    async (fault) => {
      const failure = await failureOf(fault);
      expect(failure).toBeInstanceOf(NoAnswerError);
      expect(failure).toMatchObject({ message: 'Unable to connect to server.', cause: expect.any(Error) });
    },
  );

  test.each(['', '<html>Welcome to our hotel</html>', '{"companies":'])(
    'to parse a successful response is an UnreadableAnswerError: %j',
    async (body) => {
      expect(await failureOf({ status: 200, body })).toBeInstanceOf(UnreadableAnswerError);
    },
  );

  test('is thrown by request and returned by attempt', async () => {
    answer = { status: 404, body: '{"code":"not_found"}' };
    await expect(client.request('GET /api/stats', {})).rejects.toMatchObject({ code: 'not_found' });
    expect(await client.attempt('GET /api/stats', {})).toMatchObject({ ok: false, failure: { status: 404 } });
    answer = { body: '{"companies":3}' };
    expect(await client.attempt('GET /api/stats', {})).toEqual({ ok: true, output: { companies: 3 } });
  });
});

test('isRequestError tells an error status of a route from other errors', async () => {
  const failure = await failureOf({ status: 429, body: '{"code":"rate_limited"}' });
  expect(isRequestError(failure)).toBe(true);
  expect(isRequestError(failure, 'GET /api/stats')).toBe(true);
  expect(isRequestError(failure, 'GET /api/companies')).toBe(false);
  expect(isRequestError(new Error('other'))).toBe(false);
});

test('the types have the query and the parameters of each list', () => {
  type InputOf<R extends keyof Calls> = Calls[R]['input'];
  expectTypeOf<{ query: { category: 'Luxury' } }>().toExtend<InputOf<'GET /api/car-brands'>>();
  expectTypeOf<{ query: { category: 'Cheap' } }>().not.toExtend<InputOf<'GET /api/car-brands'>>();
  expectTypeOf<{ query: { sort: 'luck' } }>().not.toExtend<InputOf<'GET /api/us-states'>>();
  expectTypeOf<InputOf<'GET /api/us-states/{slug}'>>().toEqualTypeOf<{ params: { slug: string } }>();
});

test('the types have the error codes of each endpoint', () => {
  expectTypeOf<'email_taken'>().toExtend<ErrorCodeOf<'POST /api/user/register'>>();
  expectTypeOf<'cross_site'>().toExtend<ErrorCodeOf<'POST /api/user/register'>>();
  expectTypeOf<'email_taken'>().not.toExtend<ErrorCodeOf<'GET /api/companies'>>();
  expectTypeOf<'cross_site'>().not.toExtend<ErrorCodeOf<'GET /api/companies'>>();
  expectTypeOf<'payment_required'>().toExtend<ErrorCodeOf<'GET /api/companies'>>();
  expectTypeOf<'not_found'>().toExtend<ErrorCodeOf<'GET /api/companies/{id}/jobs'>>();
  expectTypeOf<'cross_site'>().not.toExtend<ErrorCodeOf<'POST /api/stripe/webhook'>>();
  expectTypeOf<Failure<'GET /api/stats'>>().toExtend<Error>();
  const failure = new RequestError('GET /api/stats', new Response(null, { status: 503 }), '');
  expectTypeOf(failure.code).toEqualTypeOf<ErrorCodeOf<'GET /api/stats'> | undefined>();
});
