import { priceCents, priceDollars } from '@org/api-contract/values';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#test/people.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { intentIdOf } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { applyFacts } from '#modules/payments/ledger/apply-snapshot.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const { shop } = await openTwoProcesses();
const price = priceDollars.toFixed(2);
const today = () => new Date().toISOString().slice(0, 10);

let admin: Person;
beforeAll(async () => {
  admin = await shop.app.as('admin');
});

const reconcile = async (reason?: string) => {
  const { status, body } = await admin.call('POST /api/admin/reconciliation', {
    body: { from: today(), to: today(), ...(reason && { reason }) },
  });
  expect(status).toBe(200);
  return body;
};
const factsOf = async (intentId: string) =>
  (await shop.db.selectFrom('paymentFacts').select('id').where('intentId', '=', intentId).execute()).length;

describe('the comparison of the ledger with Stripe', () => {
  test('finds no difference after payments, refunds and disputes whose webhooks arrived', async () => {
    const [paid, refunded, disputed] = [await shop.paidUp(), await shop.paidUp(), await shop.paidUp()];
    await shop.stripe.refunds.create({ payment_intent: refunded.intentId });
    await shop.control.openDispute(disputed.intentId);
    await shop.untilAccess(refunded.ada.uid, false);
    await shop.untilAccess(disputed.ada.uid, false);
    await shop.payLink(shop.link.url, { email: paid.ada.email, reference: paid.ada.uid });
    // The second payment of the same user is refunded by a task that has not run yet.
    await expect.poll(async () => (await reconcile()).differences).toEqual([]);
    const { atStripe, inLedger, checked } = await reconcile();
    expect(inLedger).toEqual(atStripe);
    expect(checked).toBeGreaterThanOrEqual(4);
  });

  test('reports the changes that lost webhooks left out, and stores them once, only when a reason is given', async () => {
    const [ada, bob] = [await shop.payer(), await shop.paidUp()];
    await shop.control.deliveryFaults({ drop: true });
    const secret = await ada.openIntent();
    await shop.pay(secret);
    await shop.stripe.refunds.create({ payment_intent: bob.intentId });
    const report = await reconcile();
    const found = (id: string, { differences } = report) =>
      differences.find(({ intentId }) => intentId === id);
    expect(found(intentIdOf(secret))).toMatchObject({
      kind: 'differs',
      ledgerSays: 'open',
      stripeSays: 'succeeded, gives access',
      isRepaired: false,
    });
    expect(found(bob.intentId)).toMatchObject({
      kind: 'differs',
      ledgerSays: 'succeeded, gives access',
      stripeSays: `succeeded, refunded ${price}, gives no access`,
    });
    expect([await shop.hasAccess(ada.uid), await shop.hasAccess(bob.ada.uid)]).toEqual([false, true]);

    const alerts = shop.services.events.counts().reconciliation_difference ?? 0;
    const repaired = await reconcile('Webhooks were off');
    expect(repaired.differences.map(({ isRepaired }) => isRepaired)).toEqual([true, true]);
    expect(repaired.inLedger).toEqual(repaired.atStripe);
    expect(shop.services.events.counts().reconciliation_difference).toBe(alerts + 2);
    expect([await shop.hasAccess(ada.uid), await shop.hasAccess(bob.ada.uid)]).toEqual([true, false]);
    const facts = await factsOf(bob.intentId);
    expect((await reconcile('Once more')).differences).toEqual([]);
    expect(await factsOf(bob.intentId)).toBe(facts);
    const logged = await shop.db
      .selectFrom('auditLog')
      .select(['reason', 'before', 'after'])
      .where('action', '=', 'reconcile_payments')
      .orderBy('id')
      .execute();
    expect(logged).toEqual([
      { reason: 'Webhooks were off', before: { differences: 2 }, after: { differences: 0 } },
      { reason: 'Once more', before: { differences: 0 }, after: { differences: 0 } },
    ]);
  });

  test('finds a refund that failed while webhooks were lost', async () => {
    const { ada, intentId } = await shop.paidUp();
    const { id } = await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.untilAccess(ada.uid, false);
    await shop.control.deliveryFaults({ drop: true });
    await shop.control.failRefund(id);
    await reconcile('Webhooks were off');
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('finds a payment through the link that no webhook reported', async () => {
    const ada = await shop.payer();
    await shop.control.deliveryFaults({ drop: true });
    await shop.payLink(shop.link.url, { email: ada.email, reference: ada.uid });
    expect((await reconcile()).differences).toMatchObject([{ kind: 'missing', paymentId: null }]);
    await reconcile('Webhooks were off');
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('F36: adds up the received amounts, also of a payment whose amount differs from the requested one', async () => {
    const ada = await shop.payer();
    const odd = await shop.otherLink(priceCents - 100, {
      expected_cents: String(priceCents),
      expected_currency: 'usd',
    });
    const opened = await openShop({ besides: { app: shop.app, link: odd } });
    try {
      await shop.control.deliveryFaults({ drop: true });
      await shop.payLink(odd.url, { reference: ada.uid, email: ada.email });
      await ada.at(opened).link();
      const report = await reconcilePayments(
        opened.services,
        { command: 'test' },
        { from: today(), to: today() },
      );
      expect(report.inLedger).toEqual(report.atStripe);
      const { body } = await admin.call('GET /api/admin/payments', { query: { search: ada.uid } });
      expect(body.payments).toMatchObject([
        { amountCents: priceCents, receivedCents: priceCents - 100, state: 'mismatch' },
      ]);
    } finally {
      await opened.close();
    }
  });

  test('reports a payment that Stripe does not have, and adds no facts to it', async () => {
    const [payment] = await shop.openPayments([`lost-${Date.now()}`]);
    const intentId = payment?.intentId ?? '';
    const { differences } = await reconcile('Compared after a restore');
    expect(differences).toMatchObject([{ intentId, kind: 'unknown_at_stripe', isRepaired: false }]);
    expect(await factsOf(intentId)).toBe(0);
    await shop.db.deleteFrom('payments').where('intentId', '=', intentId).execute();
  });

  test('raises one alert and stores no fact twice for a payment that the product does not know, however often it repairs', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const { id: intentId } = await shop.stripe.paymentIntents.create({
      amount: priceCents,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { uid: 'of-another-product', idempotency_key: crypto.randomUUID() },
    });
    const alerts = async () =>
      (
        await shop.db.selectFrom('paymentAlerts').select('alert').where('intentId', '=', intentId).execute()
      ).map(({ alert }) => alert);
    await reconcile('Webhooks were off');
    const facts = await factsOf(intentId);
    expect(facts).toBeGreaterThan(0);
    await reconcile('Webhooks were off');
    await Promise.all([1, 2].map(() => reconcile('Webhooks were off')));
    expect(await alerts()).toEqual(['unknown_payment']);
    expect(await factsOf(intentId)).toBe(facts);
  });

  test('changes nothing while Stripe is unavailable, and answers with an error', async () => {
    await shop.control.faults([
      { path: '/v1/payment_intents', method: 'GET', kind: 'error', status: 500, times: 2 },
    ]);
    const { status } = await admin.call('POST /api/admin/reconciliation', {
      body: { from: today(), to: today(), reason: 'why' },
    });
    await shop.control.faults([]);
    expect(status).toBe(503);
  });

  test('F36: lists a payment whose money differs although its facts agree, and does not call it repaired', async () => {
    const { intentId } = await shop.paidUp();
    await applyFacts(shop.services, intentId, [
      {
        kind: 'refund',
        intentId,
        atSeconds: 1,
        refundId: 're_of_no_refund',
        amountCents: 1000,
        hasFailed: false,
      },
    ]);
    const difference = {
      intentId,
      kind: 'differs',
      ledgerSays: `received ${price}, refunded 10.00`,
      stripeSays: `received ${price}, refunded 0.00`,
      isRepaired: false,
    };
    const report = await reconcile();
    expect(report.inLedger.refundedCents).toBe(report.atStripe.refundedCents + 1000);
    expect(report.differences).toContainEqual(expect.objectContaining(difference));
    expect((await reconcile('Compared again')).differences).toContainEqual(
      expect.objectContaining(difference),
    );
  });

  test.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-01-01', '2026-12-31'],
    ['2026-02-31', '2026-03-01'],
    ['1969-12-31', '1970-01-01'],
  ])('of %s to %s is refused', async (from, to) => {
    const { status } = await admin.call('POST /api/admin/reconciliation', { body: { from, to } });
    expect(status).toBe(400);
  });
});
