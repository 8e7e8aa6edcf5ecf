import { expect, test } from 'vitest';
import { paidGift } from '#test/payments/gifts.ts';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { adoptLostPayments } from './sweep-payments.ts';

const shop = await openShop();
const operator = { command: 'ada' };

/** A payment whose attempt the product has lost, as after a restore from an older backup. */
async function paidSinceTheBackup(ada: Payer): Promise<string> {
  await shop.control.deliveryFaults({ drop: true });
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret);
  await shop.db.deleteFrom('payments').where('uid', '=', ada.uid).execute();
  await shop.control.deliveryFaults();
  return intentIdOf(clientSecret);
}

test('a user who paid after the backup gets access once, and the audit log has an entry', async () => {
  const ada = await shop.payer();
  const intentId = await paidSinceTheBackup(ada);
  expect(await shop.hasAccess(ada.uid)).toBe(false);
  expect(await adoptLostPayments(shop.services, operator)).toEqual({ adopted: 1, gifts: 0, unexplained: 0 });
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  expect(await adoptLostPayments(shop.services, operator)).toEqual({ adopted: 0, gifts: 0, unexplained: 0 });
  const entries = await shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorCommand', 'after'])
    .where('subjectUid', '=', ada.uid)
    .execute();
  expect(entries).toEqual([{ action: 'adopt_payment', actorCommand: 'ada', after: { intentId } }]);
});

test('a user who has opened another payment after the restore gets access, and cannot pay twice', async () => {
  const ada = await shop.payer();
  await paidSinceTheBackup(ada);
  await ada.openIntent();
  await adoptLostPayments(shop.services, operator);
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  expect((await ada.askForIntent()).body).toMatchObject({ code: 'already_paid' });
});

test('a payment refunded in the meantime gives no access', async () => {
  const ada = await shop.payer();
  const intentId = await paidSinceTheBackup(ada);
  await shop.stripe.refunds.create({ payment_intent: intentId });
  expect(await adoptLostPayments(shop.services, operator)).toEqual({ adopted: 0, gifts: 0, unexplained: 1 });
  expect(await shop.hasAccess(ada.uid)).toBe(false);
});

test('a payment of another amount gives no access', async () => {
  const ada = await shop.payer();
  const { id } = await shop.stripe.paymentIntents.create({
    amount: 100,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    metadata: { uid: ada.uid, idempotency_key: `cheap-${ada.uid}` },
  });
  await expect
    .poll(() => shop.db.selectFrom('paymentFacts').select('intentId').where('intentId', '=', id).execute())
    .not.toEqual([]);
  expect(await adoptLostPayments(shop.services, operator)).toEqual({ adopted: 0, gifts: 0, unexplained: 1 });
  expect(await shop.hasAccess(ada.uid)).toBe(false);
});

test('a gift that was paid after the backup gives its giver no access, and is counted', async () => {
  const ada = await shop.payer();
  const { gift, intentId } = await paidGift(shop, ada);
  await shop.db.deleteFrom('gifts').where('id', '=', gift.id).execute();
  await shop.db.deleteFrom('payments').where('intentId', '=', intentId).execute();
  expect(await adoptLostPayments(shop.services, operator)).toEqual({ adopted: 0, gifts: 1, unexplained: 0 });
  expect(await shop.hasAccess(ada.uid)).toBe(false);
  expect((await ada.askForIntent()).status).toBe(200);
});
