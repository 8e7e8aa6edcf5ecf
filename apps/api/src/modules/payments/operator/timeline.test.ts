import { afterAll, expect, test } from 'vitest';
import { paidGift, redeem } from '#test/payments/gifts.ts';
import { cards, intentIdOf } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';

const shop = await openShop();
afterAll(() => shop.close());

/** Stripe's reports about a user's payment, as an admin reads them: name and state. */
async function statementsOf(uid: string) {
  const admin = await shop.app.as('admin');
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const { timeline } = (await admin.call('GET /api/admin/payments/{id}', { params: { id } })).body;
  return timeline.filter(({ kind }) => kind === 'statement').map(({ name, state }) => [name, state]);
}

const recordedOf = async (intentId: string): Promise<number> =>
  (
    await shop.db
      .selectFrom('paymentFacts')
      .select('id')
      .where('intentId', '=', intentId)
      .where('eventId', 'is not', null)
      .execute()
  ).length;

test('a report by API and webhook is listed once, and a refund of 0 is not listed', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  const intentId = intentIdOf(clientSecret);
  await shop.control.deliveryFaults({ hold: true });
  await shop.pay(clientSecret);
  await shop.control.openDispute(intentId);
  await applySnapshot(shop.services, intentId);
  await shop.control.release('sent');
  await shop.control.deliveryFaults();
  await expect.poll(() => recordedOf(intentId)).toBeGreaterThanOrEqual(2);
  expect(await statementsOf(ada.uid)).toEqual([
    ['intent', 'succeeded'],
    ['dispute', 'open'],
  ]);
});

test('a dispute that only the API of Stripe reports is an alert, once, also when its webhook follows', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  const intentId = intentIdOf(clientSecret);
  await shop.pay(clientSecret);
  await shop.untilAccess(ada.uid, true);
  await shop.control.deliveryFaults({ hold: true });
  await shop.control.openDispute(intentId);
  await applySnapshot(shop.services, intentId);
  const admin = await shop.app.as('admin');
  const seen = async () => {
    const { body } = await admin.call('GET /api/admin/payments', { query: { search: intentId } });
    const [payment] = body.payments;
    const params = { id: payment?.id ?? 0 };
    const { timeline } = (await admin.call('GET /api/admin/payments/{id}', { params })).body;
    return [payment?.hasAlert, timeline.flatMap(({ kind, name }) => (kind === 'alert' ? name : []))];
  };
  expect(await seen()).toEqual([true, ['disputed']]);
  const before = await recordedOf(intentId);
  await shop.control.release('sent');
  await shop.control.deliveryFaults();
  await expect.poll(() => recordedOf(intentId)).toBeGreaterThan(before);
  await applySnapshot(shop.services, intentId);
  expect(await seen()).toEqual([true, ['disputed']]);
});

test('a payment that a bank processes is listed once, however often it is read', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  const intentId = intentIdOf(clientSecret);
  await shop.control.deliveryFaults({ hold: true });
  await shop.control.slowBank(true);
  try {
    await shop.pay(clientSecret);
  } finally {
    await shop.control.slowBank(false);
  }
  await applySnapshot(shop.services, intentId);
  await shop.control.release('sent');
  await shop.control.deliveryFaults();
  await expect.poll(() => recordedOf(intentId)).toBeGreaterThanOrEqual(1);
  expect(await statementsOf(ada.uid)).toEqual([['intent', 'processing']]);
});

test('each declined card is listed', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret, cards.declined);
  await shop.pay(clientSecret, cards.declined);
  await shop.pay(clientSecret);
  await shop.untilAccess(ada.uid, true);
  await expect.poll(() => recordedOf(intentIdOf(clientSecret))).toBe(3);
  expect((await statementsOf(ada.uid)).map(([, state]) => state).toSorted()).toEqual([
    'failed',
    'failed',
    'succeeded',
  ]);
});

test('an action names the admin by email, and a gift names who has redeemed it', async () => {
  const [giver, bob] = [await shop.payer(), await shop.payer()];
  const { code } = await paidGift(shop, giver);
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('uid', '=', giver.uid)
    .executeTakeFirstOrThrow();
  const admin = await shop.app.as('admin');
  const params = { id };
  const seen = async () => (await admin.call('GET /api/admin/payments/{id}', { params })).body;
  expect((await seen()).gift).toEqual({ redeemedBy: null });
  await redeem(bob, code);
  expect((await seen()).gift).toEqual({ redeemedBy: { uid: bob.uid, email: bob.email } });
  await admin.call('POST /api/admin/payments/{id}/revoke', { params, body: { reason: 'Asked by mail' } });
  const { timeline } = await seen();
  expect(timeline.filter(({ kind }) => kind === 'action').map(({ by }) => by)).toEqual([admin.email]);
});
