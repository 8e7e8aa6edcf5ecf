import { expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { UnreadableAnswerError } from '@org/api-contract/client';
import { get, request } from './client.ts';
import { NoAnswerError } from './errors.ts';
import { queryClient } from './query-client.ts';

test('parameters are filled into the URL, and undefined query values are omitted', async () => {
  const calls = mockApi({ 'GET /api/companies': ok({ companies: [] }), 'GET /api/user/a%2Fb': ok({}) });
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
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'));
  await request('GET /api/user/{uid}', { params: { uid: 'ada' } });
  await request('GET /api/stats', {});
  expect(fetch.mock.calls.map(([, options]) => options?.headers)).toEqual([
    { authorization: 'Bearer ada' },
    {},
  ]);
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

test.each(['{}', '[]', '{"posts":null}', '{"posts":{}}'])(
  'a list answered as %s, which lists nothing, is a failure and not an endless wait',
  async (text) => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(text));
    await expect(queryClient.fetchQuery(get('GET /api/blog/published', {}))).rejects.toBeInstanceOf(
      UnreadableAnswerError,
    );
  },
);
