import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emulator, receiver, webhookSecret } from './test-emulator.ts';

test('events are delivered signed over the raw body, and the real SDK verifies them', async () => {
  const { url, deliveries } = await receiver();
  const { stripe, confirm, newIntent } = await emulator({ webhook: { url } });
  await confirm(await newIntent(), '4242424242424242');
  await expect.poll(() => deliveries.length).toBe(3);
  const types = deliveries.map(
    ({ body, signature }) => stripe.webhooks.constructEvent(body, signature, webhookSecret).type,
  );
  expect(types.toSorted()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const [first] = deliveries;
  expect(() =>
    stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', 'whsec_other'),
  ).toThrow(/signature/);
});

test('a delivery that fails is tried again until it succeeds', async () => {
  const { url, deliveries, answers } = await receiver();
  answers.status = 500;
  const { stripe, newIntent } = await emulator({ webhook: { url } });
  await newIntent();
  await expect.poll(() => deliveries.length).toBe(1);
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  answers.status = 200;
  await expect.poll(() => deliveries.length, { timeout: 5_000 }).toBe(2);
  await expect.poll(async () => (await stripe.events.list({ delivery_success: false })).data.length).toBe(0);
});

test('tests drop, repeat and reorder deliveries', async () => {
  const { url, deliveries } = await receiver();
  const { control, newIntent, stripe } = await emulator({ webhook: { url } });
  await control.weather({ drop: true });
  await newIntent();
  await control.weather({ copies: 3 });
  const tripled = await newIntent();
  await expect.poll(() => deliveries.length).toBe(3);
  expect(deliveries.every(({ body }) => body.includes(tripled.id))).toBe(true);

  await control.weather({ hold: true });
  const [earlier, later] = [await newIntent(), await newIntent()];
  await control.release();
  await expect.poll(() => deliveries.length).toBe(5);
  const order = deliveries.slice(3).map(({ body }) => (body.includes(later.id) ? later.id : earlier.id));
  expect(new Set(order)).toEqual(new Set([later.id, earlier.id]));
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  await control.redeliver(event?.id ?? '');
  await expect.poll(() => deliveries.length).toBe(6);
});

test('ordered faults strike the next calls and no more', async () => {
  const { control, stripe } = await emulator();
  await control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 1 }]);
  await expect(stripe.paymentIntents.list()).rejects.toMatchObject({ statusCode: 500 });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test('everything is there again after a restart', async () => {
  const stateFile = path.join(await mkdtemp(path.join(tmpdir(), 'stripe-emulator-')), 'state.json');
  const before = await emulator({ stateFile });
  const intent = await before.newIntent();
  await before.confirm(intent, '4242424242424242');
  await before.stop();
  const after = await emulator({ stateFile });
  expect((await after.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  expect((await after.stripe.events.list()).data.map(({ type }) => type)).toContain(
    'payment_intent.succeeded',
  );
});
