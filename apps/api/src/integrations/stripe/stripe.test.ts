import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import { stripeGateway } from './stripe.ts';
import type { NewIntent } from './stripe-gateway.ts';

/** Responses of Stripe that the emulator never sends. */
let answer: (response: ServerResponse) => void;
let calls: { path: string; key: string | undefined }[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    calls.push({ path: request.url ?? '', key: typeof key === 'string' ? key : undefined });
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

function gateway(secretKey = 'sk_test_local') {
  calls = [];
  const config = readConfig({
    DATABASE_URL: 'postgres://nowhere/none',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_EMULATOR_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  });
  return stripeGateway({ ...config, stripe: { ...config.stripe, secretKey } });
}

function failing(status: number, error: object, headers: Record<string, string> = {}): void {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
    response.end(JSON.stringify({ error: { message: 'made up', ...error } }));
  };
}

const intent: NewIntent = {
  uid: 'ada',
  email: 'ada@example.com',
  amountCents: 6200,
  currency: 'usd',
  purpose: 'access',
  idempotencyKey: 'key-1',
};

test('a server error that Stripe replays for a key means that the key is spent', async () => {
  failing(500, { type: 'api_error' }, { 'idempotent-replayed': 'true' });
  expect(await gateway().openIntent(intent)).toEqual({ outcome: 'key_spent' });
});

test('a new server error becomes “unavailable” after one retry with the same key', async () => {
  failing(500, { type: 'api_error' });
  await expect(gateway().openIntent(intent)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });
  expect(calls).toEqual([
    { path: '/v1/payment_intents', key: 'key-1' },
    { path: '/v1/payment_intents', key: 'key-1' },
  ]);
});

test('a key in use by another call is in_progress', async () => {
  failing(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use' });
  expect(await gateway().openIntent(intent)).toEqual({ outcome: 'in_progress' });
});

test.each([
  ['an invalid key of ours', 401, { type: 'invalid_request_error' }],
  ['too many calls', 429, { type: 'invalid_request_error', code: 'rate_limit' }],
])('%s is never a failed payment', async (_name, status, error) => {
  failing(status, error);
  await expect(gateway().readIntent('pi_1', { timeout: 'short' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a response that is not JSON is never a failed payment', async () => {
  answer = (response) => void response.writeHead(200, { connection: 'close' }).end('<html>');
  await expect(gateway().readIntent('pi_1', { timeout: 'short' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('a malformed event in a list is skipped, and the others are read', async () => {
  const paid = {
    id: 'pi_1',
    status: 'succeeded',
    amount: 6200,
    amount_received: 6200,
    currency: 'usd',
    metadata: { uid: 'ada' },
  };
  const eventAbout = (id: string, object: object) => ({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    livemode: false,
    data: { object },
  });
  const data = [eventAbout('evt_bad', { ...paid, metadata: null }), eventAbout('evt_good', paid)];
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ object: 'list', url: '/v1/events', has_more: false, data }));
  };
  const { notices } = await gateway().noticesSince(new Date(0));
  const undelivered = await gateway().undeliveredNotices();
  expect([notices, undelivered].map((list) => list.map(({ id }) => id))).toEqual([
    ['evt_good'],
    ['evt_good'],
  ]);
});

test.each([
  ['sk_test_1', false],
  ['rk_test_1', false],
  ['sk_live_1', true],
  ['rk_live_1', true],
])('%s is a key of live mode: %s', (key, livemode) => {
  expect(gateway(key).livemode).toBe(livemode);
});
