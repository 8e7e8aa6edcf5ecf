import { priceCents } from '@org/api-contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentDetails } from '@org/api-contract';
import type { Person } from '#test/people.ts';
import { eventOf, nowSeconds, openShop } from '#test/payments/shop.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';

const shop = await openShop();
afterAll(() => shop.close());

let admin: Person;
beforeAll(async () => {
  admin = await shop.app.as('admin');
});

const paymentOf = async (intentId: string): Promise<number> =>
  (
    await shop.db
      .selectFrom('payments')
      .select('id')
      .where('intentId', '=', intentId)
      .executeTakeFirstOrThrow()
  ).id;
const details = async (id: number): Promise<PaymentDetails> =>
  (await admin.call('GET /api/admin/payments/{id}', { params: { id } })).body;

/** A disputed payment that the ledger knows. */
async function disputed(options: Parameters<typeof shop.control.openDispute>[1] = {}) {
  const { ada, intentId } = await shop.paidUp();
  const { id: disputeId } = await shop.control.openDispute(intentId, options);
  const id = await paymentOf(intentId);
  await expect.poll(async () => (await details(id)).disputes).toHaveLength(1);
  return { ada, intentId, disputeId, id };
}

describe('a dispute', () => {
  test('is shown with its reason, amount, deadline and link to Stripe, raises an alert, and ends the access', async () => {
    const { ada, id, disputeId } = await disputed({ daysToRespond: 5, reason: 'product_not_received' });
    await shop.untilAccess(ada.uid, false);
    const seen = await details(id);
    expect(seen).toMatchObject({ state: 'disputed', hasAlert: true, can: ['dismiss'] });
    expect(seen.disputes).toMatchObject([
      {
        id: disputeId,
        state: 'needs_response',
        reason: 'product_not_received',
        amountCents: priceCents,
        dashboardUrl: `https://dashboard.stripe.com/test/disputes/${disputeId}`,
      },
    ]);
    const days = (Date.parse(seen.disputes[0]?.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThanOrEqual(5);
    expect(seen.timeline.filter(({ kind }) => kind === 'alert').map(({ name }) => name)).toEqual([
      'disputed',
    ]);
  });

  test('that was answered in Stripe’s Dashboard and won opens the access again and needs no decision', async () => {
    const { ada, id, disputeId } = await disputed();
    await shop.untilAccess(ada.uid, false);
    const atStripe = await shop.stripe.disputes.retrieve(disputeId);
    const answered = {
      ...atStripe,
      status: 'under_review',
      evidence_details: { ...atStripe.evidence_details, submission_count: 1 },
    };
    const event = eventOf('charge.dispute.updated', answered, { created: nowSeconds() + 1 });
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await details(id)).toMatchObject({ state: 'disputed', disputes: [{ state: 'under_review' }] });
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    await shop.control.closeDispute(disputeId, 'won');
    await shop.untilAccess(ada.uid, true);
    expect(await details(id)).toMatchObject({ state: 'paid', dispute: 'won', hasAlert: false });
  });

  test('that is lost takes the access for good, and the page says so', async () => {
    const { ada, id, disputeId } = await disputed();
    await shop.control.closeDispute(disputeId, 'lost');
    await expect.poll(async () => (await details(id)).disputes[0]?.state).toBe('lost');
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect(await details(id)).toMatchObject({ state: 'disputed', dispute: 'lost', can: [] });
  });

  test('that is an inquiry raises an alert and takes no access', async () => {
    const { ada, id } = await disputed({ inquiry: true });
    expect(await details(id)).toMatchObject({
      state: 'paid',
      hasAlert: true,
      disputes: [{ state: 'warning_needs_response' }],
    });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('whose webhooks were all lost is found by the sweep', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    await shop.control.openDispute(intentId);
    await shop.control.deliveryFaults();
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect((await details(await paymentOf(intentId))).disputes).toMatchObject([{ state: 'needs_response' }]);
  });
});
