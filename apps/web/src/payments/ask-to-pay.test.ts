import { describe, expect, test } from 'vitest';
import { ok, pretendApi } from '../test/pretend-api.ts';
import { clientSecretFor, paymentLink, waitIn } from './ask-to-pay.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };

describe('a success without what money depends on is a failure', () => {
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
    pretendApi({ 'POST /api/create-payment-intent': ok(body) });
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
    pretendApi({ 'GET /api/payment-link': ok(body) });
    await expect(paymentLink()).rejects.toThrow(/answer/);
  });
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('a refusal with %i s to wait says %s', async (seconds, words) => {
  pretendApi({
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

test('any other failure says nothing of waiting', async () => {
  pretendApi({
    'POST /api/create-payment-intent': { status: 503, body: {}, headers: { 'retry-after': '5' } },
  });
  expect(waitIn(await clientSecretFor(ada).catch((error: unknown) => error))).toBeUndefined();
  expect(waitIn('thrown')).toBeUndefined();
});
