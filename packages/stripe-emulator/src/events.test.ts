import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emulator, receiver, webhookSecret, type Delivery } from './test-emulator.ts';

const typesOf = (deliveries: readonly Delivery[]): string[] =>
  deliveries.map(({ body }) => (JSON.parse(body) as { type: string }).type);

test('events are signed over the raw body, and the SDK verifies them', async () => {
  const { url, deliveries } = await receiver();
  const { stripe, confirm, newIntent } = await emulator({ webhook: { url } });
  const intent = await newIntent();
  await confirm(intent, '4242424242424242');
  await expect.poll(() => deliveries.length).toBe(3);
  const events = deliveries.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const paid = events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(paid).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: { object: { id: intent.id, status: 'succeeded', amount_received: 6200, metadata: { uid: 'ada' } } },
  });
  expect(Math.abs((paid?.created ?? 0) - Date.now() / 1000)).toBeLessThan(5);
  const [{ body, signature } = { body: '', signature: '' }] = deliveries;
  const verify = (given: string, secret: string) => stripe.webhooks.constructEvent(given, signature, secret);
  expect(() => verify(body, 'whsec_other')).toThrow(/signature/);
  expect(() => verify(JSON.stringify(JSON.parse(body)), webhookSecret)).toThrow(/signature/);
});

test('an event has the request id and idempotency key of its call', async () => {
  const { stripe } = await emulator();
  const made = await stripe.paymentIntents.create(
    { amount: 6200, currency: 'usd' },
    { idempotencyKey: 'cause' },
  );
  const [event] = (await stripe.events.list()).data;
  expect(event?.request).toEqual({ id: made.lastResponse.requestId, idempotency_key: 'cause' });
});

test('during a secret rotation, both secrets verify', async () => {
  const { url, deliveries } = await receiver();
  const { stripe, newIntent } = await emulator({ webhook: { url, secret: 'whsec_old, whsec_new' } });
  await newIntent();
  await expect.poll(() => deliveries.length).toBe(1);
  const [{ body, signature } = { body: '', signature: '' }] = deliveries;
  for (const secret of ['whsec_old', 'whsec_new']) {
    expect(stripe.webhooks.constructEvent(body, signature, secret).type).toBe('payment_intent.created');
  }
});

test('a failed delivery is retried until it succeeds', async () => {
  const { url, deliveries, answers } = await receiver();
  answers.status = 500;
  const { stripe, control, newIntent } = await emulator({ webhook: { url, retryDelaysMs: [10, 20] } });
  await newIntent();
  await expect.poll(() => deliveries.length).toBeGreaterThan(4);
  const pending = () => stripe.events.list({ delivery_success: false });
  expect((await pending()).data).toMatchObject([{ pending_webhooks: 1 }]);
  answers.status = 204;
  await expect.poll(async () => (await pending()).data).toEqual([]);
  expect((await stripe.events.list({ delivery_success: true })).data).toMatchObject([
    { pending_webhooks: 0 },
  ]);
  const attempts = await control.attempts();
  expect(attempts.map(({ attempt }) => attempt)).toEqual(attempts.map((_, index) => index + 1));
  expect(attempts.at(0)).toMatchObject({ type: 'payment_intent.created', status: 500 });
  expect(attempts.at(-1)).toMatchObject({ status: 204 });
});

test('a delivery to an unreachable receiver is retried', async () => {
  const { control, newIntent } = await emulator({
    webhook: { url: 'http://127.0.0.1:1/webhook', retryDelaysMs: [10] },
  });
  await newIntent();
  await expect.poll(async () => (await control.attempts()).length).toBeGreaterThan(1);
  expect(await control.attempts()).toContainEqual(expect.objectContaining({ status: null }));
});

test('delivery faults drop, duplicate and delay events of some or all types', async () => {
  const { url, deliveries } = await receiver();
  const { control, newIntent, confirm, stripe } = await emulator({ webhook: { url } });
  await control.deliveryFaults({ drop: true });
  const dropped = await newIntent();
  await control.deliveryFaults({ copies: 3 });
  const tripled = await newIntent();
  await expect.poll(() => deliveries.length).toBe(3);
  expect(deliveries.every(({ body }) => body.includes(tripled.id))).toBe(true);
  const lost = (await stripe.events.list({ delivery_success: false })).data;
  expect(lost).toMatchObject([{ data: { object: { id: dropped.id } } }]);

  await control.deliveryFaults({ drop: true, types: ['payment_intent.succeeded'] });
  await confirm(dropped, '4242424242424242');
  await expect.poll(() => typesOf(deliveries)).toContain('charge.succeeded');

  await control.deliveryFaults({ delayMs: 200 });
  const startedAt = performance.now();
  await newIntent();
  await expect.poll(() => deliveries.length).toBe(5);
  expect(performance.now() - startedAt).toBeGreaterThan(190);
  expect(typesOf(deliveries)).not.toContain('payment_intent.succeeded');
});

test('held events are released in the order the test chooses', async () => {
  const { url, deliveries } = await receiver();
  const { control, newIntent, confirm, stripe } = await emulator({ webhook: { url } });
  await control.deliveryFaults({ hold: true });
  await confirm(await newIntent(), '4242424242424242');
  await wait(50);
  expect(deliveries).toEqual([]);
  await control.release();
  expect(typesOf(deliveries)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);

  await control.deliveryFaults({ hold: true });
  await newIntent();
  await newIntent();
  await control.release('sent');
  const [later, earlier] = (await stripe.events.list({ limit: 2 })).data;
  expect(deliveries.slice(3).map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([
    earlier?.id,
    later?.id,
  ]);
});

test('events are filtered by type, creation time and delivery success', async () => {
  const { stripe, confirm, newIntent } = await emulator();
  const intent = await newIntent();
  await confirm(intent, '4000000000000002');
  await confirm(intent, '4242424242424242');
  const types = async (filter: Parameters<typeof stripe.events.list>[0]) =>
    (await stripe.events.list({ limit: 100, ...filter })).data.map(({ type }) => type);
  expect(await types({})).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.payment_failed',
    'charge.failed',
    'payment_intent.created',
  ]);
  expect(await types({ type: 'charge.failed' })).toEqual(['charge.failed']);
  expect(await types({ types: ['charge.failed', 'payment_intent.created'] })).toHaveLength(2);
  const now = Math.floor(Date.now() / 1000);
  expect(await types({ created: { gte: now - 60 } })).toHaveLength(5);
  expect(await types({ created: { gte: now + 60 } })).toEqual([]);
  expect(await types({ created: { lt: now - 60 } })).toEqual([]);
  expect(await types({ delivery_success: true })).toHaveLength(5);
});

test('lists are paginated', async () => {
  const { stripe, newIntent } = await emulator();
  const ids: string[] = [];
  for (let made = 0; made < 7; made += 1) ids.unshift((await newIntent()).id);
  const walked = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
  await expect(stripe.paymentIntents.list({ starting_after: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
  await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});
