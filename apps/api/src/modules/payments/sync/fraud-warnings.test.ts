import { priceCents } from '@org/api-contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentDetails } from '@org/api-contract';
import type { Person } from '#test/people.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { settlePayments } from './settle-payments.ts';
import { sweepPayments } from './sweep-payments.ts';

const warningCard = '4000000000005423';

const refundsOf = async (shop: Shop, intentId: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intentId })).data;

const paymentOf = async (shop: Shop, admin: Person, intentId: string): Promise<PaymentDetails> => {
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return (await admin.call('GET /api/admin/payments/{id}', { params: { id } })).body;
};

/** Waits until the ledger has a warning. */
const untilWarned = (shop: Shop, admin: Person, intentId: string) =>
  expect.poll(async () => (await paymentOf(shop, admin, intentId)).warnings).toHaveLength(1);

/** A payment whose warning Stripe reports before the payment itself. */
async function warnedBeforePaid(shop: Shop) {
  const ada = await shop.payer();
  await shop.control.deliveryFaults({ hold: true });
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret, warningCard);
  await shop.control.release('reversed');
  await shop.control.deliveryFaults();
  return { ada, intentId: clientSecret.split('_secret_')[0] ?? '' };
}

describe('a warning of fraud, where an admin decides', () => {
  let shop: Shop;
  let admin: Person;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.app.as('admin');
  });
  afterAll(() => shop.close());

  test('is shown to admins with an alert; access stays and no money moves', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    await settlePayments(shop.services);
    const seen = await paymentOf(shop, admin, intentId);
    expect(seen).toMatchObject({
      state: 'paid',
      hasAlert: true,
      can: ['refund', 'revoke', 'dismiss'],
      warnings: [{ fraudType: 'unauthorized_use_of_card' }],
    });
    const named = (kind: string) =>
      seen.timeline.filter((entry) => entry.kind === kind).map(({ name }) => name);
    expect(named('alert')).toEqual(['fraud_warning']);
    expect(named('statement')).toContain('warning');
    expect(await refundsOf(shop, intentId)).toEqual([]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    await shop.paidUp();
    const { body } = await admin.call('GET /api/admin/payments', { query: { hasAlert: true } });
    expect(body.payments.map(({ id }) => id)).toEqual([seen.id]);
    expect(body.total).toBe(1);
  });

  test('is listed with an alert until an admin has decided, and again when another alert is raised', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    const { id } = await paymentOf(shop, admin, intentId);
    const dismiss = () =>
      admin.call('POST /api/admin/payments/{id}/dismiss', {
        params: { id },
        body: { reason: 'The payer confirms the payment' },
      });
    const answers = await Promise.all([dismiss(), dismiss(), dismiss()]);
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        200,
        { state: 'paid', hasAlert: false, can: ['refund', 'revoke'] },
      ]);
    const listed = async () =>
      (await admin.call('GET /api/admin/payments', { query: { hasAlert: true } })).body.payments.map(
        (payment) => payment.id,
      );
    expect(await listed()).not.toContain(id);
    const actions = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'reason', 'subjectUid'])
      .where('about', '=', `payment ${id}`)
      .execute();
    expect(actions).toEqual([
      { action: 'dismiss_alerts', reason: 'The payer confirms the payment', subjectUid: ada.uid },
    ]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    await shop.control.openDispute(intentId, { inquiry: true });
    await expect.poll(listed).toContain(id);
  });

  test('F34: that arrives before the payment raises its alert when the payment arrives, once', async () => {
    const { ada, intentId } = await warnedBeforePaid(shop);
    await shop.untilAccess(ada.uid, true);
    await untilWarned(shop, admin, intentId);
    const seen = await paymentOf(shop, admin, intentId);
    expect(seen).toMatchObject({ state: 'paid', hasAlert: true });
    expect(seen.timeline.flatMap(({ kind, name }) => (kind === 'alert' ? name : []))).toEqual([
      'fraud_warning',
    ]);
  });

  test('about a payment that was refunded is shown without an open alert', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.untilAccess(ada.uid, false);
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    expect((await paymentOf(shop, admin, intentId)).hasAlert).toBe(false);
  });
});

describe('F34: a warning of fraud, where the policy refunds', () => {
  let shop: Shop;
  let admin: Person;
  beforeAll(async () => {
    shop = await openShop({ env: { FRAUD_WARNINGS: 'refund' } });
    admin = await shop.app.as('admin');
  });
  afterAll(() => shop.close());

  test('gives the money back once as fraudulent, and ends the access, however often it is delivered', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ copies: 3 });
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    await shop.control.deliveryFaults();
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    expect(await refundsOf(shop, intentId)).toMatchObject([{ amount: priceCents, reason: 'fraudulent' }]);
    const seen = await paymentOf(shop, admin, intentId);
    expect(seen).toMatchObject({ state: 'refunded', hasAlert: false });
    expect(seen.timeline.map(({ name }) => name)).toContain('refund_warned');
  });

  test('that arrives before the payment leads to a refund when the payment arrives', async () => {
    const { ada, intentId } = await warnedBeforePaid(shop);
    await untilWarned(shop, admin, intentId);
    await expect
      .poll(async () => (await paymentOf(shop, admin, intentId)).paidAt, { timeout: 5_000 })
      .not.toBeNull();
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    expect(await refundsOf(shop, intentId)).toHaveLength(1);
  });

  test('whose webhook was lost leads to a refund by the sweep', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    await shop.control.warnOfFraud(intentId);
    await shop.control.deliveryFaults();
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    expect(await refundsOf(shop, intentId)).toHaveLength(1);
  });

  test('of a disputed payment refunds nothing, also when the dispute is won', async () => {
    const { ada, intentId } = await shop.paidUp();
    const { id } = await shop.control.openDispute(intentId);
    await shop.untilAccess(ada.uid, false);
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    await shop.control.closeDispute(id, 'won');
    await shop.untilAccess(ada.uid, true);
    await settlePayments(shop.services);
    expect(await refundsOf(shop, intentId)).toEqual([]);
  });

  test('is not repeated when its refund fails at the bank, which raises an alert', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.warnOfFraud(intentId);
    await untilWarned(shop, admin, intentId);
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    const [refund] = await refundsOf(shop, intentId);
    await shop.control.failRefund(refund?.id ?? '');
    await shop.untilAccess(ada.uid, true);
    await settlePayments(shop.services);
    expect(await refundsOf(shop, intentId)).toHaveLength(1);
    expect(await paymentOf(shop, admin, intentId)).toMatchObject({
      hasAlert: true,
      can: ['refund', 'revoke', 'dismiss'],
    });
  });
});
