import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentDetails } from '@org/api-contract';
import type { Person } from '#test/people.ts';
import { paidGift } from '#test/payments/gifts.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';

const { shop, second } = await openTwoProcesses();
const reason = 'The payer has used the service';

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
const assembled = (id: number) => admin.call('GET /api/admin/payments/{id}/evidence', { params: { id } });
async function submit(id: number, disputeId: string, statement = '', url?: string) {
  const { evidence } = (await assembled(id)).body;
  const body = { disputeId, reason, evidence: { ...evidence, statement } };
  const response = await admin.raw('POST', `/api/admin/payments/${id}/evidence`, body, url);
  return { status: response.status, body: (await response.json()) as PaymentDetails & { detail: string } };
}

/** A disputed payment that the ledger knows. */
async function disputed(options: Parameters<typeof shop.control.openDispute>[1] = {}) {
  const { ada, intentId } = await shop.paidUp();
  const { id: disputeId } = await shop.control.openDispute(intentId, options);
  const id = await paymentOf(intentId);
  await expect.poll(async () => (await details(id)).disputes).toHaveLength(1);
  return { ada, intentId, disputeId, id };
}
const atStripe = (disputeId: string) => shop.stripe.disputes.retrieve(disputeId);

describe('a dispute', () => {
  test('is shown with its reason, its amount and its deadline, raises an alert, and ends the access', async () => {
    const { ada, id, disputeId } = await disputed({ daysToRespond: 5, reason: 'product_not_received' });
    await shop.untilAccess(ada.uid, false);
    const seen = await details(id);
    expect(seen).toMatchObject({ state: 'disputed', hasAlert: true, can: ['answer', 'dismiss'] });
    expect(seen.disputes).toMatchObject([
      {
        id: disputeId,
        state: 'needs_response',
        reason: 'product_not_received',
        amountCents: 6200,
        evidence: 'none',
      },
    ]);
    const days = (Date.parse(seen.disputes[0]?.dueAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThanOrEqual(5);
    expect(seen.timeline.filter(({ kind }) => kind === 'alert').map(({ name }) => name)).toEqual([
      'disputed',
    ]);
  });

  test('has evidence of receipt, registration, sign-ins, use and refund policy, and no word of what was saved', async () => {
    const { ada, id, intentId } = await disputed();
    const saved = await ada.call('POST', '/api/people', {
      id: crypto.randomUUID(),
      relation: 'parent',
      birth: { date: '1950-06-15', name: 'Secret Grandmother' },
    });
    expect(saved.status).toBe(200);
    const { evidence } = (await assembled(id)).body;
    expect(evidence.customerEmail).toBe(ada.email);
    expect(evidence.receipt).toContain(`Payment ${intentId}: 62.00 USD, paid at `);
    expect(evidence.product).toContain('there are no recurring charges');
    expect(evidence.refundPolicy).toContain('“Money back for 30 days.”');
    expect(evidence.refundPolicy).toContain('/refunds');
    for (const line of [
      'The account of the payer was registered',
      'First sign-in with',
      'The payment arrived',
      'The user saved a person',
      'The paid content was opened to the account',
      'The paid content was closed to the account',
    ])
      expect(evidence.accessLog).toContain(line);
    expect(evidence.accessLog).not.toContain('Secret Grandmother');
    const times = evidence.accessLog.split('\n').map((line) => line.slice(0, 16));
    expect(times).toEqual(times.toSorted());
  });

  test('lists registration, sign-in and payment of one minute in their order, and no sign-in twice', async () => {
    const { ada, id, intentId } = await disputed();
    // An hour ago, before everything else in the log.
    const minute = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000;
    const at = (seconds: number) => new Date(minute + seconds * 1000);
    // A session is opened just before the user is registered.
    await sql`update users set created_at = ${at(3)} where uid = ${ada.uid}`.execute(shop.db);
    await shop.db
      .updateTable('sessions')
      .set({ signedInAt: at(2) })
      .where('uid', '=', ada.uid)
      .execute();
    await sql`update known_devices set first_seen_at = ${at(2)} where uid = ${ada.uid}`.execute(shop.db);
    await shop.db
      .updateTable('payments')
      .set({ paidAt: at(1) })
      .where('intentId', '=', intentId)
      .execute();
    const { accessLog } = (await assembled(id)).body.evidence;
    const says = accessLog.split('\n').map((line) => line.slice('2026-11-23 15:54 UTC  '.length));
    expect(says.slice(0, 3)).toEqual([
      'The account of the payer was registered',
      expect.stringMatching(/^First sign-in with /),
      'The payment arrived',
    ]);
    expect(says.filter((line) => line.startsWith('Sign-in'))).toEqual([]);
  });

  test('of a gift has evidence of the redemption, and does not say by whom', async () => {
    const [giver, bob] = [await shop.payer(), await shop.payer()];
    const { code, intentId } = await paidGift(shop, giver);
    await bob.call('POST', '/api/gift-redemption', { code });
    await shop.control.openDispute(intentId);
    await shop.untilAccess(bob.uid, false);
    const { evidence } = (await assembled(await paymentOf(intentId))).body;
    expect(evidence.product).toContain('bought as a gift');
    expect(evidence.accessLog).toContain('The code of the gift was redeemed by an account');
    expect(JSON.stringify(evidence)).not.toMatch(new RegExp(`${bob.uid}|${bob.email}`));
  });

  test('that is lost takes the access for good, and the desk says so', async () => {
    const { ada, id, disputeId } = await disputed();
    await shop.control.closeDispute(disputeId, 'lost');
    await expect.poll(async () => (await details(id)).disputes[0]?.state).toBe('lost');
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect(await details(id)).toMatchObject({ state: 'disputed', dispute: 'lost', can: [] });
  });

  test('whose every webhook was lost is found by the sweep', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    await shop.control.openDispute(intentId);
    await shop.control.deliveryFaults();
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect((await details(await paymentOf(intentId))).disputes).toMatchObject([{ state: 'needs_response' }]);
  });
});

describe('evidence', () => {
  test('is submitted to the bank with the words of the admin, and a won dispute opens the access again', async () => {
    const { ada, id, intentId, disputeId } = await disputed();
    expect((await submit(id, disputeId, 'She read it on three days.')).body.disputes).toMatchObject([
      { evidence: 'waiting' },
    ]);
    await settlePayments(shop.services);
    expect(await atStripe(disputeId)).toMatchObject({
      status: 'under_review',
      evidence: {
        customer_email_address: ada.email,
        uncategorized_text: expect.stringMatching(/^She read it on three days\.\n\nPayment pi_/),
        access_activity_log: expect.stringContaining('The account of the payer was registered'),
      },
    });
    expect(await details(id)).toMatchObject({
      can: [],
      disputes: [{ state: 'under_review', evidence: 'submitted', submittedAt: expect.any(String) }],
    });
    // Stripe has the evidence now, and the product does not.
    expect(
      await shop.db
        .selectFrom('disputeEvidence')
        .select('evidence')
        .where('intentId', '=', intentId)
        .execute(),
    ).toEqual([{ evidence: null }]);
    await shop.control.closeDispute(disputeId, 'won');
    await shop.untilAccess(ada.uid, true);
    await expect.poll(async () => (await details(id)).disputes[0]?.state).toBe('won');
  });

  test('F33: submitted ten times at once on two processes goes to the bank once, with one entry of the audit log', async () => {
    const { id, disputeId } = await disputed();
    const { evidence } = (await assembled(id)).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.raw(
          'POST',
          `/api/admin/payments/${id}/evidence`,
          { disputeId, reason, evidence: { ...evidence, statement: `Version ${index}` } },
          index % 2 ? second.url : shop.url,
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    await Promise.all([settlePayments(shop.services), settlePayments(second.services)]);
    expect((await atStripe(disputeId)).evidence_details.submission_count).toBe(1);
    const actions = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'reason', 'actorUid'])
      .where('about', '=', `payment ${id}`)
      .execute();
    expect(actions).toEqual([{ action: 'submit_evidence', reason, actorUid: admin.uid }]);
  });

  test('F33: may be sent twice in the same words, and other words are refused before and after it is with the bank', async () => {
    const { id, disputeId } = await disputed();
    const { evidence } = (await assembled(id)).body;
    const send = async (statement: string) => {
      const body = { disputeId, reason, evidence: { ...evidence, statement } };
      const answer = await admin.raw('POST', `/api/admin/payments/${id}/evidence`, body);
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    const refused = [409, 'Other evidence was submitted for this dispute first. Yours was not sent.'];
    expect(await send('Mine')).toEqual([200, undefined]);
    expect([await send('Mine'), await send('Yours')]).toEqual([[200, undefined], refused]);
    await settlePayments(shop.services);
    expect([await send('Mine'), await send('Yours')]).toEqual([[200, undefined], refused]);
    expect((await atStripe(disputeId)).evidence.uncategorized_text).toMatch(/^Mine/);
  });

  test.each(['before', 'within', 'after'] as const)(
    'F33: whose call to Stripe fails %s it had its effect is submitted once when it is tried again',
    async (moment) => {
      const { id, disputeId } = await disputed();
      const kind = moment === 'within' ? 'error' : 'reset';
      await submit(id, disputeId);
      await shop.control.faults([
        { path: `/v1/disputes/${disputeId}`, method: 'POST', kind, moment, times: 2 },
      ]);
      await expect(settlePayments(shop.services)).rejects.toThrow('1 payment tasks failed');
      await shop.control.faults([]);
      await shop.db
        .updateTable('paymentTasks')
        .set({ dueAt: new Date() })
        .where('subject', '=', disputeId)
        .execute();
      await settlePayments(shop.services);
      expect(await atStripe(disputeId)).toMatchObject({
        status: 'under_review',
        evidence_details: { submission_count: 1 },
      });
      expect((await details(id)).disputes).toMatchObject([{ evidence: 'submitted' }]);
    },
  );

  test('for a dispute that was closed first is not sent, raises an alert, and is not kept', async () => {
    const { id, disputeId, intentId } = await disputed();
    await submit(id, disputeId);
    await shop.control.closeDispute(disputeId, 'lost');
    await expect.poll(async () => (await details(id)).dispute).toBe('lost');
    const alerts = shop.services.events.counts().payment_alert ?? 0;
    await settlePayments(shop.services);
    expect(shop.services.events.counts().payment_alert).toBe(alerts + 1);
    expect((await details(id)).disputes).toMatchObject([{ state: 'lost', evidence: 'missed' }]);
    expect(
      await shop.db
        .selectFrom('disputeEvidence')
        .select('evidence')
        .where('intentId', '=', intentId)
        .execute(),
    ).toEqual([{ evidence: null }]);
  });

  test('that was submitted in the dashboard of Stripe is not submitted again', async () => {
    const { id, disputeId } = await disputed();
    await submit(id, disputeId, 'By the product');
    await shop.stripe.disputes.update(disputeId, { evidence: { uncategorized_text: 'By hand' } });
    await settlePayments(shop.services);
    expect((await atStripe(disputeId)).evidence.uncategorized_text).toBe('By hand');
    expect((await details(id)).disputes).toMatchObject([{ evidence: 'submitted' }]);
  });

  test('answers an inquiry of the bank, which takes no access', async () => {
    const { ada, id, disputeId } = await disputed({ inquiry: true });
    expect(await details(id)).toMatchObject({ state: 'paid', hasAlert: true });
    await submit(id, disputeId);
    expect((await details(id)).hasAlert).toBe(false);
    await settlePayments(shop.services);
    expect((await atStripe(disputeId)).status).toBe('warning_under_review');
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is refused for a payment without a dispute, for the dispute of another payment, and for an unknown one', async () => {
    const { intentId } = await shop.paidUp();
    const id = await paymentOf(intentId);
    const other = await disputed();
    expect((await assembled(id)).status).toBe(409);
    const { evidence } = (await assembled(other.id)).body;
    const send = async (payment: number) =>
      (
        await admin.raw('POST', `/api/admin/payments/${payment}/evidence`, {
          disputeId: other.disputeId,
          reason,
          evidence,
        })
      ).status;
    expect([await send(id), await send(2_000_000_000)]).toEqual([409, 404]);
    await settlePayments(shop.services);
    expect((await atStripe(other.disputeId)).status).toBe('needs_response');
  });
});
