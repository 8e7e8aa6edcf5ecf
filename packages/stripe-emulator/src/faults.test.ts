import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emulator } from './test-emulator.ts';

const path = '/v1/payment_intents';
const intent = { amount: 6200, currency: 'usd' };

test('a fault affects the given number of calls of its path and method', async () => {
  const { control, stripe } = await emulator();
  await control.faults([{ path, method: 'POST', kind: 'error', times: 2 }]);
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
  expect((await stripe.events.list()).data).toEqual([]);
  for (let call = 0; call < 2; call += 1) {
    await expect(stripe.paymentIntents.create(intent)).rejects.toMatchObject({ statusCode: 500 });
  }
  expect(await stripe.paymentIntents.create(intent)).toMatchObject({ amount: 6200 });
});

test('an error before a call leaves its idempotency key unused, an error within it is replayed', async () => {
  const { control, stripe } = await emulator();
  const create = (idempotencyKey: string) => stripe.paymentIntents.create(intent, { idempotencyKey });
  await control.faults([{ path, kind: 'error' }]);
  await expect(create('free')).rejects.toMatchObject({ statusCode: 500 });
  expect(await create('free')).toMatchObject({ amount: 6200 });

  await control.faults([{ path, kind: 'error', moment: 'within', status: 503 }]);
  await expect(create('spent')).rejects.toMatchObject({ statusCode: 503 });
  await expect(create('spent')).rejects.toMatchObject({
    statusCode: 503,
    headers: { 'idempotent-replayed': 'true' },
  });
});

test.each(['error', 'reset'] as const)(
  'a lost response (%s) is returned when the call is repeated with its key',
  async (kind) => {
    const { control, stripe } = await emulator();
    // The SDK retries once after a connection reset.
    await control.faults([{ path, kind, moment: 'after', times: kind === 'reset' ? 2 : 1 }]);
    const create = () => stripe.paymentIntents.create(intent, { idempotencyKey: 'lost' });
    await expect(create()).rejects.toMatchObject(
      kind === 'error' ? { statusCode: 500 } : { type: 'StripeConnectionError' },
    );
    const [made] = (await stripe.paymentIntents.list()).data;
    expect((await create()).id).toBe(made?.id);
  },
);

test('a connection reset before a call changes nothing', async () => {
  const { control, stripe } = await emulator();
  await control.faults([{ path, method: 'POST', kind: 'reset', times: 2 }]);
  await expect(stripe.paymentIntents.create(intent)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test('a call hangs for the given time, or until the client times out', async () => {
  const { control, stripe } = await emulator();
  await control.faults([
    { path, kind: 'hang', delayMs: 200 },
    { path, kind: 'hang' },
  ]);
  const startedAt = performance.now();
  await stripe.paymentIntents.list();
  expect(performance.now() - startedAt).toBeGreaterThan(190);
  await expect(stripe.paymentIntents.list({}, { timeout: 100 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
});

test('the emulator stops while a call hangs', async () => {
  const { control, stripe, stop } = await emulator();
  await control.faults([{ path, kind: 'hang' }]);
  const hanging = stripe.paymentIntents.list().catch((error: unknown) => error);
  await wait(50);
  await stop();
  expect(await hanging).toMatchObject({ type: 'StripeConnectionError' });
});

test('invalid control parameters are rejected', async () => {
  const { control } = await emulator();
  await expect(control.faults([{ path, kind: 'explode' as 'error' }])).rejects.toThrow('400');
});
