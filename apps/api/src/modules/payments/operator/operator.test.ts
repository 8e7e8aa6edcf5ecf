import { priceCents } from '@org/api-contract/values';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentDetails } from '@org/api-contract';
import type { Person } from '#test/people.ts';
import { applyCode, newCode } from '#test/payments/codes.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { projectPayment } from '#modules/payments/ledger/project-payment.ts';
import { factsOfIntent } from '#modules/payments/ledger/queries.ts';

const { shop, second } = await openTwoProcesses();
const reason = 'Asked by mail';

let admin: Person;
beforeAll(async () => {
  admin = await shop.app.as('admin');
});

type Change = 'refund' | 'revoke' | 'restore';

const paymentOf = async (uid: string): Promise<number> =>
  (await shop.db.selectFrom('payments').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id;

async function change(id: number, what: Change, url?: string) {
  const response = await admin.raw('POST', `/api/admin/payments/${id}/${what}`, { reason }, url);
  return { status: response.status, body: (await response.json()) as PaymentDetails & { detail: string } };
}

const details = async (id: number): Promise<PaymentDetails> =>
  (await admin.call('GET /api/admin/payments/{id}', { params: { id } })).body;

const actionsAbout = (id: number) =>
  shop.db
    .selectFrom('auditLog')
    .select(['actorUid', 'action', 'reason', 'subjectUid', 'before', 'after'])
    .where('about', '=', `payment ${id}`)
    .orderBy('id')
    .execute();

const refundsOf = async (intentId: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intentId })).data;

describe('a refund by an admin', () => {
  test('is made once at Stripe, ends the access, and names admin and reason in the audit log', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    const { status, body } = await change(id, 'refund');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'paid', isRefundPending: true, can: ['revoke'] });
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    expect(await refundsOf(intentId)).toMatchObject([
      { amount: priceCents, reason: 'requested_by_customer' },
    ]);
    // Stripe reports a refund by two events, in any order.
    await expect.poll(async () => (await details(id)).timeline.map(({ name }) => name)).toContain('refund');
    const refunded = await details(id);
    expect(refunded).toMatchObject({ state: 'refunded', isRefundPending: false, can: [] });
    const names = refunded.timeline.map(({ name }) => name);
    expect(names[0]).toBe('opened');
    expect(names.indexOf('refund_payment')).toBeLessThan(names.indexOf('refund'));
    expect(await actionsAbout(id)).toEqual([
      {
        actorUid: admin.uid,
        action: 'refund_payment',
        reason,
        subjectUid: ada.uid,
        before: { refundedCents: 0 },
        after: { refundedCents: priceCents },
      },
    ]);
  });

  test('double-clicked ten times on two processes is one refund and one entry of the audit log', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(id, 'refund', index % 2 ? second.url : shop.url)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await Promise.all([settlePayments(shop.services), settlePayments(second.services)]);
    await shop.untilAccess(ada.uid, false);
    expect((await change(id, 'refund')).body.state).toBe('refunded');
    await settlePayments(shop.services);
    expect(await refundsOf(intentId)).toHaveLength(1);
    expect(await actionsAbout(id)).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'is made once if its call to Stripe is interrupted %s it took effect and then repeated',
    async (moment) => {
      const { ada, intentId } = await shop.paidUp();
      const id = await paymentOf(ada.uid);
      await shop.control.faults([{ path: '/v1/refunds', method: 'POST', kind: 'reset', moment, times: 2 }]);
      await change(id, 'refund');
      await expect(settlePayments(shop.services)).rejects.toThrow('1 payment tasks failed');
      await shop.control.faults([]);
      await shop.db
        .updateTable('paymentTasks')
        .set({ dueAt: new Date() })
        .where('subject', '=', intentId)
        .execute();
      await settlePayments(shop.services);
      await shop.untilAccess(ada.uid, false);
      expect(await refundsOf(intentId)).toHaveLength(1);
    },
  );

  test('that fails later gives the access back, raises an alert, and can be decided again', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    await change(id, 'refund');
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    const [refund] = await refundsOf(intentId);
    await shop.control.failRefund(refund?.id ?? '');
    await shop.untilAccess(ada.uid, true);
    const seen = await details(id);
    expect(seen).toMatchObject({ state: 'paid', hasAlert: true, can: ['refund', 'revoke', 'dismiss'] });
    expect(seen.timeline.filter(({ kind }) => kind === 'alert').map(({ name }) => name)).toEqual([
      'refund_failed',
    ]);
    expect((await change(id, 'refund')).body.hasAlert).toBe(false);
    await settlePayments(shop.services);
    await shop.untilAccess(ada.uid, false);
    expect((await refundsOf(intentId)).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await actionsAbout(id)).toHaveLength(2);
  });

  test('is refused while the payment is disputed, because the bank decides about the money', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.openDispute(intentId);
    await shop.untilAccess(ada.uid, false);
    const { status, body } = await change(await paymentOf(ada.uid), 'refund');
    expect([status, body.detail]).toEqual([
      409,
      'This payment is disputed. You cannot refund it while the bank decides.',
    ]);
  });

  test('is not made when the payment was disputed before the call to Stripe, and raises an alert', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    await change(id, 'refund');
    await shop.control.openDispute(intentId);
    await shop.untilAccess(ada.uid, false);
    const alerts = shop.services.events.counts().payment_alert ?? 0;
    await settlePayments(shop.services);
    expect(await refundsOf(intentId)).toEqual([]);
    expect(shop.services.events.counts().payment_alert).toBe(alerts + 1);
    expect(await details(id)).toMatchObject({ state: 'disputed', isRefundPending: false });
  });

  test.each(['unpaid', 'unknown'])('of an %s payment is refused', async (kind) => {
    const ada = await shop.payer();
    await ada.openIntent();
    const id = kind === 'unpaid' ? await paymentOf(ada.uid) : 2_000_000_000;
    expect((await change(id, 'refund')).status).toBe(kind === 'unpaid' ? 409 : 404);
  });
});

describe('access by hand', () => {
  const grant = (email: string) => admin.call('POST /api/admin/access', { body: { email, reason } });

  test('is granted to an account that has not paid, once, and closes the open payment', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const answers = await Promise.all([grant(ada.email), grant(ada.email), grant(ada.email.toUpperCase())]);
    expect(answers.map(({ body }) => [body.state, body.account?.hasAccess])).toEqual(
      answers.map(() => ['granted', true]),
    );
    const id = answers[0].body.id;
    expect((await actionsAbout(id)).map(({ action }) => action)).toEqual(['grant_access']);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
    expect((await ada.askForIntent()).status).toBe(409);
    await settlePayments(shop.services);
    await expect(shop.pay(clientSecret)).rejects.toThrow('canceled');
  });

  test('is revoked and given back without a movement of money, and each is done once', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    await Promise.all([change(id, 'revoke'), change(id, 'revoke', second.url)]);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect(await details(id)).toMatchObject({ state: 'revoked', can: ['refund', 'restore'] });
    await Promise.all([change(id, 'restore'), change(id, 'restore', second.url)]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect((await actionsAbout(id)).map(({ action }) => action)).toEqual(['revoke_access', 'restore_access']);
    expect(await refundsOf(intentId)).toEqual([]);
  });

  test('cannot be given back after the payment was also refunded', async () => {
    const { ada } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    await change(id, 'revoke');
    await change(id, 'refund');
    await settlePayments(shop.services);
    await expect.poll(() => details(id)).toMatchObject({ state: 'refunded', can: [] });
  });

  test('is the same for its facts in any order', async () => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    for (const what of ['revoke', 'restore', 'revoke'] as const) await change(id, what);
    const facts = await factsOfIntent(shop.db, intentId);
    const terms = { amountCents: priceCents, currency: 'usd', metadataUid: ada.uid };
    for (const order of [facts, facts.toReversed(), [...facts.slice(2), ...facts.slice(0, 2), ...facts]])
      expect(projectPayment(order, terms)).toMatchObject({ entitles: false, isRevoked: true });
  });

  test('that was taken from a payer is restored by a grant, without a second payment', async () => {
    const { ada } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    await change(id, 'revoke');
    expect((await grant(ada.email)).body).toMatchObject({ id, state: 'paid', isRevoked: false });
  });

  test('does not turn a later payment into a duplicate, so it is not refunded', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.openDispute(intentId);
    await shop.untilAccess(ada.uid, false);
    await grant(ada.email);
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intentId })).data;
    await shop.control.closeDispute(dispute?.id ?? '', 'won');
    const id = await paymentOf(ada.uid);
    await expect.poll(async () => (await details(id)).entitles).toBe(true);
    await settlePayments(shop.services);
    expect(await refundsOf(intentId)).toEqual([]);
  });

  test('from a free code is restored by a grant, as the same access', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop, { percentOff: 100 });
    expect((await applyCode(ada, code)).status).toBe(200);
    const id = await paymentOf(ada.uid);
    await change(id, 'revoke');
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect((await grant(ada.email)).body).toMatchObject({ id, state: 'paid', isRevoked: false });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is not granted to an email without an account', async () => {
    const { status, body } = await grant('nobody@example.com');
    expect([status, body]).toMatchObject([404, { detail: 'No account has this email.' }]);
  });

  test('that was granted can be revoked, and granted again', async () => {
    const ada = await shop.payer();
    const { id } = (await grant(ada.email)).body;
    await change(id, 'revoke');
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect((await grant(ada.email)).body).toMatchObject({ id, state: 'granted' });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

test.each(['refund', 'revoke'])(
  'a hostile call to %s a payment is refused and changes nothing',
  async (what) => {
    const { ada, intentId } = await shop.paidUp();
    const id = await paymentOf(ada.uid);
    const hostile = [
      {},
      { reason: '   ' },
      { reason: 'x'.repeat(501) },
      { reason: 'mail\0' },
      { reason: 'mail\ud800' },
      { reason: { text: reason } },
      { reason, amountCents: 1 },
      { reason, uid: admin.uid },
    ];
    for (const body of hostile) {
      const { status } = await admin.raw('POST', `/api/admin/payments/${id}/${what}`, body);
      expect([body, status]).toEqual([body, 400]);
    }
    const { status } = await ada.call('POST', `/api/admin/payments/${id}/${what}`, { reason });
    expect(status).toBe(403);
    await settlePayments(shop.services);
    expect(await actionsAbout(id)).toEqual([]);
    expect(await refundsOf(intentId)).toEqual([]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  },
);

describe('an unclaimed payment', () => {
  const claim = (id: number, email: string) =>
    admin.call('POST /api/admin/payments/{id}/claim', { params: { id }, body: { email, reason } });

  async function unclaimed(email: string): Promise<number> {
    await shop.payLink(shop.link.url, { email });
    const find = () =>
      shop.db.selectFrom('payments').select('id').where('email', '=', email).executeTakeFirst();
    await expect.poll(find).toBeDefined();
    return (await find())?.id ?? 0;
  }

  test('is found by its state and assigned to an account, once, and to no second account', async () => {
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const id = await unclaimed(`typo-${ada.email}`);
    const { body } = await admin.call('GET /api/admin/payments', {
      query: { state: 'unclaimed', search: ada.email },
    });
    expect(body.payments.map((payment) => [payment.id, payment.hasAlert])).toEqual([[id, true]]);
    const answers = await Promise.all([claim(id, ada.email), claim(id, ada.email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect((await details(id)).hasAlert).toBe(false);
    expect((await claim(id, bob.email)).status).toBe(409);
    expect(await shop.hasAccess(bob.uid)).toBe(false);
    expect((await actionsAbout(id)).map(({ action }) => action)).toEqual(['claim_payment']);
  });

  test('can be refunded without an account, and can then no longer be assigned to one', async () => {
    const id = await unclaimed(`lost-${Date.now()}@example.com`);
    await change(id, 'refund');
    await settlePayments(shop.services);
    expect(await details(id)).toMatchObject({ state: 'refunded', can: [] });
  });
});

test('an alert is closed by a decision about its payment, and not by an entry of the audit log', async () => {
  const { ada, intentId } = await shop.paidUp();
  await shop.control.warnOfFraud(intentId);
  const id = await paymentOf(ada.uid);
  await expect.poll(async () => (await details(id)).hasAlert).toBe(true);
  await recordAction(shop.db, {
    actor: { command: 'test' },
    action: 'dismiss_alerts',
    about: `payment ${id}`,
    subjectUid: ada.uid,
    reason,
    before: {},
    after: {},
  });
  expect((await details(id)).hasAlert).toBe(true);
  await change(id, 'revoke');
  expect((await details(id)).hasAlert).toBe(false);
});

describe('the list of payments', () => {
  const list = (query: object) => admin.call('GET /api/admin/payments', { query });

  test('finds a payment by part of its email, its uid, its id at Stripe, its state and its day', async () => {
    const { ada, intentId } = await shop.paidUp();
    const today = new Date().toISOString().slice(0, 10);
    for (const search of [ada.email.slice(0, -2).toUpperCase(), ada.uid, intentId])
      expect((await list({ search, state: 'paid', from: today, to: today })).body.payments).toMatchObject([
        { uid: ada.uid, state: 'paid', amountCents: priceCents },
      ]);
    for (const other of [
      { search: `%${ada.email}` },
      { search: ada.email, state: 'refunded' },
      { search: ada.email, to: '2020-01-01' },
      { search: ada.email, from: '2099-01-01' },
    ])
      expect((await list(other)).body).toEqual({
        payments: [],
        total: 0,
        totalPages: 0,
        money: { receivedCents: 0, refundedCents: 0 },
      });
  });

  test('distinguishes a payment that a bank is processing from one that was never begun', async () => {
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const clientSecret = await ada.openIntent();
    await bob.openIntent();
    await shop.control.slowBank(true);
    try {
      await shop.pay(clientSecret);
    } finally {
      await shop.control.slowBank(false);
    }
    const found = async (state: string, search: string) =>
      (await list({ state, search })).body.payments.map((payment) => payment.state);
    await expect.poll(() => found('processing', ada.email)).toEqual(['processing']);
    expect(await found('open', ada.email)).toEqual([]);
    expect(await found('open', bob.email)).toEqual(['open']);
    expect(await details(await paymentOf(ada.uid))).toMatchObject({ state: 'processing', can: [] });
  });

  test('adds up the money of all matching payments, without unpaid amounts', async () => {
    const { ada } = await shop.paidUp();
    const { ada: bob } = await shop.paidUp();
    await shop.payer().then((carol) => carol.openIntent());
    const moneyOf = async (query: object) => (await list({ limit: 1, ...query })).body.money;
    expect(await moneyOf({ search: ada.email })).toEqual({ receivedCents: priceCents, refundedCents: 0 });
    expect(await moneyOf({ state: 'open' })).toEqual({ receivedCents: 0, refundedCents: 0 });
    const before = await moneyOf({});
    await change(await paymentOf(bob.uid), 'refund');
    await settlePayments(shop.services);
    await shop.untilAccess(bob.uid, false);
    expect(await moneyOf({})).toEqual({
      receivedCents: before.receivedCents,
      refundedCents: before.refundedCents + priceCents,
    });
  });

  test('names the email of the account where the payment has none', async () => {
    const { ada } = await shop.paidUp();
    await shop.db.updateTable('payments').set({ email: null }).where('uid', '=', ada.uid).execute();
    expect((await list({ search: ada.uid })).body.payments).toMatchObject([{ email: ada.email }]);
    expect(await details(await paymentOf(ada.uid))).toMatchObject({ email: ada.email });
  });

  test('has the latest payments first, in pages', async () => {
    await shop.payer().then((ada) => ada.openIntent());
    await wait(5);
    await shop.payer().then((ada) => ada.openIntent());
    const [first, next] = [await list({ limit: 1, page: 1 }), await list({ limit: 1, page: 2 })];
    expect(first.body.total).toBeGreaterThan(1);
    expect((first.body.payments[0]?.createdAt ?? '') > (next.body.payments[0]?.createdAt ?? '')).toBe(true);
  });

  test.each([
    { state: 'stolen' },
    { from: '2026-02-31' },
    { from: 'yesterday' },
    { to: '0000-01-01' },
    { page: 0 },
  ])('refuses %o', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
