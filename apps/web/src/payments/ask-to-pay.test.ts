import { describe, expect, test } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { clientSecretFor, paymentLink, waitIn } from './ask-to-pay.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };

describe('a 2xx without the required field is an error', () => {
  test.each([
    { clientSecret: undefined },
    null,
    '',
    {},
    { clientSecret: null },
    { clientSecret: '' },
    { clientSecret: 62 },
    { clientSecret: 'none' },
  ])('for a payment intent: %j', async (body) => {
    mockApi({ 'POST /api/create-payment-intent': ok(body) });
    await expect(clientSecretFor(ada)).rejects.toThrow(/answer/);
  });

  test.each([
    null,
    '',
    {},
    { paymentLink: null },
    { paymentLink: '' },
    { paymentLink: 'undefined' },
    { paymentLink: '/pay' },
    { paymentLink: 'javascript:alert(1)' },
  ])('for a payment link: %j', async (body) => {
    mockApi({ 'GET /api/payment-link': ok(body) });
    await expect(paymentLink()).rejects.toThrow(/answer/);
  });
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('a rate limit with Retry-After %i shows %s', async (seconds, words) => {
  mockApi({
    'POST /api/create-payment-intent': {
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': String(seconds) },
    },
  });
  const failure = await clientSecretFor(ada).catch((error: unknown) => error);
  expect(waitIn(failure)).toBe(`You can try again in ${words}.`);
  expect(waitIn(new Error('wrapped', { cause: failure }))).toBe(`You can try again in ${words}.`);
});

test('other failures have no waiting time', async () => {
  mockApi({
    'POST /api/create-payment-intent': { status: 503, body: {}, headers: { 'retry-after': '5' } },
  });
  expect(waitIn(await clientSecretFor(ada).catch((error: unknown) => error))).toBeUndefined();
  expect(waitIn('thrown')).toBeUndefined();
});
