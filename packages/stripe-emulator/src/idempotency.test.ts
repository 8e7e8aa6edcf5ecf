import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emulator, keys } from './test-emulator.ts';

const asServer = (key: string) => ({
  authorization: `Bearer ${keys.secretKey}`,
  'idempotency-key': key,
});

test('a repeated call gets the first answer and an idempotent-replayed header', async () => {
  const { call, stripe } = await emulator();
  const create = () =>
    call('POST', '/v1/payment_intents', { amount: '6200', currency: 'usd' }, asServer('once'));
  const first = await create();
  const again = await create();
  expect(again.body).toEqual(first.body);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('parameters in another order are the same call, other values are not', async () => {
  const { call } = await emulator();
  const path = '/v1/payment_intents';
  await call('POST', path, { amount: '6200', currency: 'usd' }, asServer('order'));
  expect((await call('POST', path, { currency: 'usd', amount: '6200' }, asServer('order'))).status).toBe(200);
  expect(await call('POST', path, { currency: 'usd', amount: '6300' }, asServer('order'))).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } },
  });
  const refund = await call('POST', '/v1/refunds', { payment_intent: 'pi_1' }, asServer('order'));
  expect(refund.body.error).toMatchObject({ type: 'idempotency_error' });
});

test('an error from running the call is stored, a validation error is not', async () => {
  const { stripe, newIntent } = await emulator();
  const intent = await newIntent();
  const refund = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'too early' });
  await expect(refund()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await expect(refund()).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    headers: { 'idempotent-replayed': 'true' },
  });

  const create = (currency: string) =>
    stripe.paymentIntents.create({ amount: 6200, currency }, { idempotencyKey: 'misspelt' });
  await expect(create('usx')).rejects.toMatchObject({ statusCode: 400 });
  expect(await create('usd')).toMatchObject({ object: 'payment_intent' });
});

test('a repeated decline is replayed and creates one charge', async () => {
  const { stripe, newIntent, confirm } = await emulator();
  const intent = await newIntent();
  const declined = () => confirm(intent, '4000000000000002', {}, { 'idempotency-key': 'declined' });
  expect((await declined()).body.error).toMatchObject({ code: 'card_declined' });
  expect((await declined()).body.error).toMatchObject({ code: 'card_declined' });
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a key in use is a 409, and gets the answer later', async () => {
  const { control, stripe } = await emulator();
  await control.faults([{ path: '/v1/payment_intents', kind: 'hang', moment: 'within', delayMs: 300 }]);
  const create = () =>
    stripe.paymentIntents.create({ amount: 6200, currency: 'usd' }, { idempotencyKey: 'busy' });
  const first = create();
  await wait(100);
  await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect((await create().catch(async () => first.then(create))).id).toBe((await first).id);
});

test('twenty concurrent calls with one key create one intent', async () => {
  const { stripe } = await emulator();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      stripe.paymentIntents.create({ amount: 6200, currency: 'usd' }, { idempotencyKey: 'crowd' }),
    ),
  );
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a key of 256 characters is rejected', async () => {
  const { stripe } = await emulator();
  await expect(
    stripe.paymentIntents.create({ amount: 6200, currency: 'usd' }, { idempotencyKey: 'k'.repeat(256) }),
  ).rejects.toMatchObject({ statusCode: 400 });
});
