import { priceCents } from '@org/api-contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intentIdOf } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';

let shop: Shop;
/** The product with a proxy to Stripe that can interrupt the connection. */
let cut: Shop;
let line: TcpProxy;

beforeAll(async () => {
  shop = await openShop();
  line = await new TcpProxy({ port: Number(new URL(shop.app.stripeUrl).port) }).listen();
  cut = await openShop({ besides: shop, env: { STRIPE_EMULATOR_URL: line.url } });
});

afterAll(async () => {
  await cut.close();
  await line.close();
  await shop.close();
});

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  return [await work, performance.now() - startedAt];
}

const unavailable = { status: 503, body: { code: 'unavailable' } };

test('a call that fails once at Stripe is repeated and succeeds', async () => {
  const ada = await shop.payer();
  await shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 1 }]);
  expect((await ada.askForIntent()).status).toBe(200);
  expect(await shop.intentsOf(ada.uid)).toHaveLength(1);
});

test('F9: while Stripe fails, calls get 503 with Retry-After; afterwards the same attempt continues', async () => {
  const ada = await shop.payer();
  await shop.control.faults([{ path: '/v1/payment_intents', kind: 'error', delayMs: 0, times: 2 }]);
  const answer = await ada.askForIntent();
  expect(answer).toMatchObject(unavailable);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ada.askForIntent()).status).toBe(200);
  expect(await shop.intentsOf(ada.uid)).toHaveLength(1);
  expect(await shop.db.selectFrom('payments').select('id').where('uid', '=', ada.uid).execute()).toHaveLength(
    1,
  );
});

describe('a call that does not reach Stripe', () => {
  test('F10: is answered with 503 after one retry, and no second intent is opened', async () => {
    const [ada, bob] = await Promise.all([shop.payer(), shop.payer()]);
    // Bob's call reaches Stripe and the response is lost; Ada's call does not reach Stripe.
    line.line = 'mute';
    const bobAsks = timed(bob.at(cut).askForIntent());
    await expect.poll(() => shop.intentsOf(bob.uid)).toHaveLength(1);
    line.line = 'deaf';
    const [answers, status] = await Promise.all([
      Promise.all([bobAsks, timed(ada.at(cut).askForIntent())]),
      timed(bob.at(cut).status()),
    ]);
    for (const [answer, tookMs] of answers) {
      expect(answer).toMatchObject(unavailable);
      // Two attempts of 5 s, plus time for a busy machine. A third attempt would take 15 s.
      expect(tookMs).toBeLessThan(15_000);
    }
    expect(status[0]).toEqual({ hasPaid: false, paymentFailed: false });
    line.line = 'open';
    await Promise.all([ada.at(cut).openIntent(), bob.at(cut).openIntent()]);
    expect(await shop.intentsOf(ada.uid)).toHaveLength(1);
    expect(await shop.intentsOf(bob.uid)).toHaveLength(1);
  });
});

test('a reset connection is answered with 503, never as a failed payment, and a payment made in the meantime counts', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.control.deliveryFaults({ drop: true });
  await shop.pay(clientSecret);
  line.line = 'reset';
  expect(await ada.at(cut).askForIntent()).toMatchObject(unavailable);
  expect(await ada.at(cut).link()).toMatchObject(unavailable);
  await shop.letChecksPass();
  expect(await ada.at(cut).status()).toEqual({ hasPaid: false, paymentFailed: false });
  line.line = 'open';
  await shop.letChecksPass();
  expect(await ada.at(cut).status()).toEqual({ hasPaid: true, paymentFailed: false });
  expect(await shop.intentsOf(ada.uid)).toEqual([expect.objectContaining({ id: intentIdOf(clientSecret) })]);
  await shop.control.deliveryFaults();
});

test('a key for which Stripe replays a server error is replaced', async () => {
  const ada = await shop.payer();
  const spent = await shop.db
    .insertInto('payments')
    .values({
      uid: ada.uid,
      source: 'intent',
      idempotencyKey: `spent-${ada.uid}`,
      amountCents: priceCents,
      listPriceCents: priceCents,
      currency: 'usd',
      email: null,
      clientReference: null,
      ipHash: null,
      intentId: null,
      handedOutAt: null,
      checkedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Stripe has seen the key with other parameters, for example from an earlier release.
  await shop.stripe.paymentIntents.create(
    { amount: priceCents, currency: 'usd' },
    { idempotencyKey: `spent-${ada.uid}` },
  );
  const clientSecret = await ada.openIntent();
  expect(await shop.intentsOf(ada.uid)).toEqual([expect.objectContaining({ id: intentIdOf(clientSecret) })]);
  const row = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('uid', '=', ada.uid)
    .executeTakeFirstOrThrow();
  expect(row.id).toBe(spent.id);
});
