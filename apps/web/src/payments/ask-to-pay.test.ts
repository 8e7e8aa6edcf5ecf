import { describe, expect, test } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { paymentLink, preparedPayment } from './ask-to-pay.ts';

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
    await expect(preparedPayment(ada)).rejects.toThrow(/answer/);
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
