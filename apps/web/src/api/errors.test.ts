import { expect, test } from 'vitest';
import { mockApi } from '../test/mock-api.ts';
import { request } from './client.ts';
import { waitIn } from './errors.ts';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('a rate limit with Retry-After %i shows %s', async (seconds, words) => {
  mockApi({
    'GET /api/stats': {
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': String(seconds) },
    },
  });
  const failure = await request('GET /api/stats', {}).catch((error: unknown) => error);
  expect(waitIn(failure)).toBe(`You can try again in ${words}.`);
  expect(waitIn(new Error('wrapped', { cause: failure }))).toBe(`You can try again in ${words}.`);
});

test('other failures have no waiting time', async () => {
  mockApi({
    'GET /api/stats': { status: 503, body: {}, headers: { 'retry-after': '5' } },
  });
  expect(waitIn(await request('GET /api/stats', {}).catch((error: unknown) => error))).toBeUndefined();
  expect(waitIn('thrown')).toBeUndefined();
});
