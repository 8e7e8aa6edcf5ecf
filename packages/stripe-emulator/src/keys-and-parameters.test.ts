import { request as httpRequest } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keys, startTestEmulator, type TestEmulator } from './test-emulator.ts';

let emulator: TestEmulator;
const asServer = { authorization: `Bearer ${keys.secretKey}` };

beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.stop());

const create = (parameters: Record<string, string>) =>
  emulator.call('POST', '/v1/payment_intents', parameters, asServer);

describe('keys', () => {
  test('an unknown key is an authentication error', async () => {
    const stranger = new Stripe('sk_test_of_another_account', emulator.options);
    await expect(stranger.paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  test.each(['', 'Bearer', 'Token sk_test_example'])(
    'a missing key (%j) is a 401 in Stripe’s format',
    async (given) => {
      const { status, body } = await emulator.call(
        'GET',
        '/v1/payment_intents',
        {},
        { authorization: given },
      );
      expect(status).toBe(401);
      expect(body.error).toMatchObject({ type: 'invalid_request_error' });
    },
  );

  test.each(['/v1/payment_intents', '/v1/events', '/v1/charges', '/v1/refunds', '/v1/payment_links'])(
    'a browser with the publishable key may not read %s',
    async (path) => {
      expect(await emulator.call('GET', path)).toMatchObject({
        status: 401,
        body: { error: { code: 'secret_key_required' } },
      });
    },
  );
});

describe('parameters', () => {
  const good = { amount: '6200', currency: 'usd' };

  test.each<[string, Record<string, string>, string, string | undefined]>([
    ['a missing amount', { currency: 'usd' }, 'amount', 'parameter_missing'],
    ['a missing currency', { amount: '6200' }, 'currency', 'parameter_missing'],
    ['an empty amount', { ...good, amount: '' }, 'amount', 'parameter_invalid_empty'],
    ['a non-numeric amount', { ...good, amount: 'many' }, 'amount', 'parameter_invalid_integer'],
    ['a fractional amount', { ...good, amount: '62.5' }, 'amount', 'parameter_invalid_integer'],
    ['a negative amount', { ...good, amount: '-62' }, 'amount', 'parameter_invalid_integer'],
    ['an amount too small', { ...good, amount: '49' }, 'amount', 'amount_too_small'],
    ['an amount too large', { ...good, amount: '100000000' }, 'amount', 'amount_too_large'],
    ['an unknown currency', { ...good, currency: 'xyz' }, 'currency', undefined],
    ['an unknown parameter', { ...good, colour: 'red' }, 'colour', 'parameter_unknown'],
    [
      'an unknown nested parameter',
      { ...good, 'payment_method_data[x]': '1' },
      'payment_method_data[x]',
      'parameter_unknown',
    ],
    ['metadata that is a string', { ...good, metadata: 'ada' }, 'metadata', undefined],
    ['an invalid email address', { ...good, receipt_email: 'ada' }, 'receipt_email', 'email_invalid'],
    ['an invalid boolean', { ...good, confirm: 'perhaps' }, 'confirm', undefined],
    [
      'an unsupported payment method type',
      { ...good, 'allowed_payment_method_types[0]': 'sofort' },
      'allowed_payment_method_types[0]',
      undefined,
    ],
  ])('%s is rejected, and the error names the parameter', async (_name, parameters, param, code) => {
    const { status, body } = await create(parameters);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(body.error?.code).toBe(code);
  });

  test('a JSON body is rejected', async () => {
    const response = await fetch(`${emulator.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { ...asServer, 'content-type': 'application/json' },
      body: JSON.stringify(good),
    });
    expect(response.status).toBe(400);
  });

  test('names of Object.prototype properties are unknown parameters', async () => {
    expect((await create({ ...good, __proto__x: '1', constructor: 'x' })).status).toBe(400);
    expect((await create({ ...good, 'metadata[__proto__]': 'x' })).status).toBeLessThan(500);
  });

  test('expand replaces ids and rejects other properties', async () => {
    const { stripe, confirm, newIntent } = emulator;
    const intent = await newIntent();
    await confirm(intent, '4242424242424242');
    const [listed] = (await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })).data;
    expect(listed?.latest_charge).toMatchObject({ object: 'charge', payment_intent: intent.id });
    const expand = ['latest_charge.payment_intent', 'payment_method'];
    const deep = await stripe.paymentIntents.retrieve(intent.id, { expand });
    expect(deep.latest_charge).toMatchObject({ payment_intent: { id: intent.id } });
    expect(deep.payment_method).toMatchObject({ card: { last4: '4242', brand: 'visa' } });
    for (const path of ['status', 'metadata.uid', 'nothing', 'a.b.c.d.e']) {
      await expect(stripe.paymentIntents.retrieve(intent.id, { expand: [path] })).rejects.toMatchObject({
        statusCode: 400,
      });
    }
  });
});

describe('URLs', () => {
  test.each([
    ['GET', '/v1/payment_intents/pi_none', 'resource_missing'],
    ['GET', '/v1/disputes/dp_none', 'resource_missing'],
    ['GET', '/v1/payment_links/plink_none', 'resource_missing'],
    ['GET', '/v1/checkout/sessions/cs_none', 'resource_missing'],
    ['POST', '/v1/payment_intents/pi_none/cancel', 'resource_missing'],
    ['GET', '/v1/payment_intents/constructor', 'resource_missing'],
    ['GET', '/v1/nothing', undefined],
    ['POST', '/', undefined],
  ] as const)('%s %s is a 404 with an error body', async (method, path, code) => {
    const { status, body } = await emulator.call(method, path, {}, asServer);
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ type: 'invalid_request_error' });
    expect(body.error?.code).toBe(code);
  });

  test('a request for another host name is a 403', async () => {
    const { hostname, port } = new URL(emulator.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { ...asServer, host: `stripe.example:${port}` };
      httpRequest({ hostname, port, path: '/v1/payment_intents', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test('CORS allows the endpoints of Stripe.js only', async () => {
    const origin = 'http://localhost:3000';
    const preflight = (path: string) =>
      fetch(`${emulator.url}${path}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('/v1/payment_intents/pi_1/confirm');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    for (const path of ['/v1/payment_intents', '/v1/refunds', '/_control/faults']) {
      expect((await preflight(path)).headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await emulator.call('POST', '/_control/faults', {}, { origin })).toMatchObject({ status: 403 });
  });
});
