import { endpoints, type Route } from '@org/api-contract';
import { describe, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { UnreadableAnswerError } from '@org/api-contract/client';
import { clearHint, writeHint } from '#storage/hint.ts';
import { get, isAdminRoute, request } from './client.ts';
import { NoAnswerError, UnusableAnswerError } from './errors.ts';
import { expectedMembers } from './expected-members.ts';

test('parameters are filled into the URL, and undefined query values are omitted', async () => {
  const calls = mockApi({
    'GET /api/companies': ok({ companies: [] }),
    'GET /api/user/a%2Fb': ok({ uid: 'a/b', email: 'ada@example.com', role: 'user' }),
  });
  await request('GET /api/companies', { query: { search: 'a & b' } });
  await request('GET /api/companies', { query: {} });
  await request('GET /api/user/{uid}', { params: { uid: 'a/b' } });
  expect(calls).toEqual(['GET /api/companies?search=a+%26+b', 'GET /api/companies', 'GET /api/user/a%2Fb']);
});

test('an error has the status, body, code and sentence of the response', async () => {
  mockApi({ 'GET /api/stats': { status: 503, body: { code: 'unavailable', error: 'Shortly.' } } });
  await expect(request('GET /api/stats', {})).rejects.toMatchObject({
    message: '503: {"code":"unavailable","error":"Shortly."}',
    code: 'unavailable',
    sentence: 'Shortly.',
  });
});

test.each(['null', '7', '<html>'])('an error with the body %s has no code and no sentence', async (text) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(text, { status: 502 }));
  await expect(request('GET /api/stats', {})).rejects.toMatchObject({
    message: `502: ${text}`,
    code: undefined,
    sentence: undefined,
  });
});

test('a call about a user sends the uid', async () => {
  const answer = JSON.stringify({
    uid: 'ada',
    email: 'ada@example.com',
    role: 'user',
    companies: 3,
    jobs: 2,
    industries: 1,
    bySign: {},
  });
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(answer));
  await request('GET /api/user/{uid}', { params: { uid: 'ada' } });
  await request('GET /api/stats', {});
  expect(fetch.mock.calls.map(([, options]) => options?.headers)).toEqual([
    { authorization: 'Bearer ada' },
    {},
  ]);
});

test('an admin call sends the uid of the session, and no other call does', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'));
  const sent = async (route: Route): Promise<unknown> => {
    await request(route as 'GET /api/stats', {}).catch(() => undefined);
    return fetch.mock.lastCall?.[1]?.headers;
  };
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  const routes = (Object.keys(endpoints) as Route[]).filter((route) => !route.includes('{'));
  for (const route of routes) {
    const isAdmin = endpoints[route].access === 'admin';
    expect([route, await sent(route)]).toEqual([route, isAdmin ? { authorization: 'Bearer ada' } : {}]);
  }
  clearHint();
  expect(await sent('GET /api/admin/overview')).toEqual({});
});

test('recognizes the endpoints for admins by their routes', () => {
  const routes = Object.keys(endpoints) as Route[];
  expect(routes.filter(isAdminRoute)).toEqual(routes.filter((route) => endpoints[route].access === 'admin'));
});

test('a network failure has a message for users', async () => {
  const cause = new TypeError('Failed to fetch');
  mockApi({ 'GET /api/stats': () => Promise.reject(cause) });
  await expect(request('GET /api/stats', {})).rejects.toMatchObject({
    constructor: NoAnswerError,
    message: 'Unable to connect to server.',
    cause,
  });
});

test('the query key is the route and its input', () => {
  expect(get('GET /api/companies', { query: { zodiac: 'ox' } }).queryKey).toEqual([
    'GET /api/companies',
    { query: { zodiac: 'ox' } },
  ]);
});

test.each(['null', '7', '<h1>Sign in to this network</h1>'])('a response of %s is an error', async (body) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body));
  await expect(request('GET /api/stats', {})).rejects.toThrow(UnreadableAnswerError);
});

describe('an answer without a required member is an error:', () => {
  /** Answers whose members may all be `null` are left out, because they require none. */
  const requiresMembers = ([route]: [string, unknown]): boolean =>
    Object.keys(expectedMembers[route as Route] ?? {}).length > 0;
  const examples = Object.entries(endpoints).filter(requiresMembers) as [
    Route,
    { example: { response: object } },
  ][];

  test.each(examples)('%s', async (route, { example: { response, ...input } }) => {
    const answerWith = (text: string) => {
      vi.spyOn(window, 'fetch').mockResolvedValue(new Response(text));
      return request(route, input as never);
    };
    for (const text of ['{}', '[]', 'null', '""', '', '<h1>Sign in</h1>'])
      await expect(answerWith(text), text).rejects.toThrow(/^The answer /);
    for (const name of Object.keys(expectedMembers[route] ?? {})) {
      const without = JSON.stringify({ ...response, [name]: null });
      await expect(answerWith(without), without).rejects.toBeInstanceOf(UnusableAnswerError);
    }
    expect(await answerWith(JSON.stringify(response))).toEqual(response);
  });
});
