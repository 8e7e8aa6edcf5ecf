import { priceCents, priceDollars } from '@org/api-contract/values';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, exported, fullAccount, rowsWith, savePerson, tablesWith } from '#test/account.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { cards, intentIdOf, payerAt } from '#test/payments/payer.ts';
import { eventOf, nowSeconds, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { forgetPayer } from '#modules/payments/forget-payer.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { eraseAccount, finishDeletion, finishDeletions } from './delete-account.ts';

let shop: Shop;
let app: RunningApp;

beforeAll(async () => {
  shop = await openShop();
  ({ app } = shop);
});
afterAll(() => shop.close());

describe('the deletion', () => {
  test('takes access, people, calendar and sessions, and leaves the payment without a name', async () => {
    const [ada, bob] = [await fullAccount(app), await fullAccount(app)];
    const elsewhere = ada.elsewhere();
    await elsewhere.signIn();
    const { body } = await ada.call('GET /api/private-calendar');
    const calendar = body.privateCalendar?.path ?? '';
    expect(await tablesWith(app, ada.email)).toEqual(['payments', 'users']);

    expect((await deleteAccount(ada)).body).toEqual({ deleted: true });

    expect(await rowsWith(app, ada.email)).toEqual([]);
    expect(await tablesWith(app, ada.uid)).toEqual(['account_deletions', 'payment_facts', 'payments']);
    expect((await elsewhere.call('GET /api/people')).status).toBe(401);
    const answer = await ada.send('GET', calendar);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'gone']);
    const [payment] = await app.db.selectFrom('payments').selectAll().where('uid', '=', ada.uid).execute();
    expect(payment).toMatchObject({
      amountCents: priceCents,
      status: 'succeeded',
      email: null,
      ipHash: null,
    });
    expect(await app.services.identity.accountOf(ada.email)).toBeUndefined();
    // Other users' rows stay.
    expect((await exported(bob)).body.people.saved).toHaveLength(1);
    expect((await exported(bob)).body.account.hasPaidAccess).toBe(true);
  });

  test('an account made again with the same email works, has no access, and can pay', async () => {
    const before = await fullAccount(app);
    await deleteAccount(before);
    const again = await app.person({ email: before.email, emailVerified: true });
    expect(again.uid).not.toBe(before.uid);
    const payer = payerAt(app.baseUrl, again);
    expect(await payer.status()).toEqual({ hasPaid: false, paymentFailed: false });
    expect((await exported(again)).body).toMatchObject({
      people: { saved: [] },
      payments: { attempts: [] },
    });
    await shop.pay(await payer.openIntent());
    await shop.untilAccess(again.uid, true);
  });

  test('asks for a recent sign-in and for the email, and without them deletes nothing', async () => {
    const ada = await fullAccount(app);
    const later = await startApp({
      database: app.database,
      stripeUrl: app.stripeUrl,
      clock: () => new Date(Date.now() + 16 * 60_000),
    });
    const body = { confirmation: ada.email };
    const old = await ada.send('POST', '/api/account/deletion', { body, baseUrl: later.baseUrl });
    expect([old.status, ((await old.json()) as { code: string }).code]).toEqual([
      401,
      'recent_login_required',
    ]);
    await later.close();
    const bob = await app.as('other');
    expect((await deleteAccount(ada, bob.email)).body.code).toBe('wrong_confirmation');
    expect((await exported(ada)).body.people.saved).toHaveLength(1);
    // Another spelling of the email is accepted.
    expect((await deleteAccount(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(200);
  });

  test('T30: nobody deletes another account, by uid, by email or by a bearer header', async () => {
    const ada = await fullAccount(app);
    const admin = await app.as('admin');
    const confirmation = ada.email;
    for (const body of [
      { confirmation },
      { confirmation, uid: ada.uid },
      { confirmation, userId: ada.uid },
    ]) {
      expect((await admin.send('POST', '/api/account/deletion', { body })).status).toBe(400);
    }
    const headers = { authorization: `Bearer ${ada.uid}` };
    expect(
      (await admin.send('POST', '/api/account/deletion', { body: { confirmation }, headers })).status,
    ).toBe(403);
    expect((await exported(ada)).status).toBe(200);
  });

  test.each([
    ['after the user was erased', async () => undefined],
    ['after the payments lost their names', (uid: string) => forgetPayer(shop.services, uid)],
    [
      'before the end was recorded',
      async (uid: string) => {
        await forgetPayer(shop.services, uid);
        await shop.services.identity.deleteAccount(uid);
      },
    ],
  ])('F30: interrupted %s, is finished by the job, and a repeated run changes nothing', async (_, done) => {
    const ada = await fullAccount(app);
    const { uid, email } = ada;
    // Waits for the event of the payment, which would otherwise add a row while the test compares the rows.
    await expect.poll(async () => (await rowsWith(app, uid)).join('\n')).toContain('evt_');
    await eraseAccount(shop.services, { uid, email, emailVerified: true });
    await done(uid);
    // The session ends with the first step, and the account cannot be registered again under its uid.
    expect((await ada.call('POST /api/user/register', { body: { uid, email } })).status).toBe(401);

    await finishDeletions(shop.services);
    const rows = await rowsWith(app, uid);
    await finishDeletions(shop.services);
    await finishDeletion(shop.services, uid);
    expect(await rowsWith(app, uid)).toEqual(rows);
    expect(await rowsWith(app, email)).toEqual([]);
    expect(await shop.services.identity.accountOf(email)).toBeUndefined();
    const { doneAt } = await app.db
      .selectFrom('accountDeletions')
      .select('doneAt')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    expect(doneAt).not.toBeNull();
  });

  test('F30: while the identity provider is unavailable, the account is gone, and signing in again is refused', async () => {
    const ada = await fullAccount(app);
    const { identity } = shop.services;
    const away = () => Promise.reject(new Error('away'));
    shop.services.identity = { ...identity, deleteAccount: away };
    try {
      expect((await deleteAccount(ada)).body).toEqual({ deleted: true });
      await expect(finishDeletions(shop.services)).rejects.toThrow(/not finished: 1/);
    } finally {
      shop.services.identity = identity;
    }
    const { status, body } = await ada.call('POST /api/session', { body: { idToken: await ada.idToken() } });
    expect([status, body.code]).toEqual([410, 'account_deleted']);
    await finishDeletions(shop.services);
    await expect(ada.idToken()).rejects.toThrow(/NOT_FOUND|INVALID/);
  });

  test('F30: together with concurrent calls causes no server error, and leaves no data of the person', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => fullAccount(app)));
    const answers = await Promise.all(
      people.flatMap((ada) => [
        ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } }),
        savePerson(ada),
        ada.call('POST /api/private-calendar'),
        deleteAccount(ada),
        ada.call('POST /api/create-payment-intent', { body: { amount: priceDollars, userId: ada.uid } }),
        ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } }),
        savePerson(ada),
      ]),
    );
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    await finishDeletions(shop.services);
    for (const { uid, email } of people) {
      expect(await rowsWith(app, email)).toEqual([]);
      expect(await tablesWith(app, uid)).toEqual(['account_deletions', 'payment_facts', 'payments']);
    }
  });
});

describe('a payment that a deleted account had begun', () => {
  const refundsOf = async (payment_intent: string) =>
    (await shop.stripe.refunds.list({ payment_intent })).data;
  const isRegistered = async (uid: string) => (await shop.hasAccess(uid)) !== undefined;

  test('is canceled, and the card can no longer be charged', async () => {
    const ada = await app.person();
    const secret = await payerAt(app.baseUrl, ada).openIntent();
    await deleteAccount(ada);
    await settlePayments(shop.services);
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(secret));
    expect(intent.status).toBe('canceled');
  });

  test('F30: whose webhook comes late is refunded once, and the account stays deleted', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await app.person();
    const secret = await payerAt(app.baseUrl, ada).openIntent();
    const intentId = intentIdOf(secret);
    await shop.pay(secret, cards.good);
    await deleteAccount(ada);
    const paid = paidIntent(intentId, ada.uid);
    for (const event of [
      eventOf('payment_intent.succeeded', paid),
      eventOf('payment_intent.succeeded', paid),
    ]) {
      expect((await shop.deliver(event)).status).toBe(200);
      await settlePayments(shop.services);
    }
    await shop.control.deliveryFaults({ drop: false });
    expect(await isRegistered(ada.uid)).toBe(false);
    expect(await refundsOf(intentId)).toMatchObject([{ amount: priceCents }]);
    expect(await rowsWith(app, ada.email)).toEqual([]);
  });

  test('that arrives later by the payment link is refunded, stores no email, and belongs to no other account', async () => {
    const ada = await app.person({ emailVerified: true });
    await shop.control.deliveryFaults({ drop: true });
    await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
    await deleteAccount(ada);
    const sessions = await shop.stripe.checkout.sessions.list({ payment_link: shop.link.id, limit: 100 });
    const session = sessions.data.find(({ client_reference_id: reference }) => reference === ada.uid);
    expect((await shop.deliver(eventOf('checkout.session.completed', session ?? {}))).status).toBe(200);
    await settlePayments(shop.services);
    await shop.control.deliveryFaults({ drop: false });
    expect(await rowsWith(app, ada.email)).toEqual([]);
    const paidIntentId = session?.payment_intent;
    expect(await refundsOf(typeof paidIntentId === 'string' ? paidIntentId : '')).toHaveLength(1);
    const again = await app.person({ email: ada.email, emailVerified: true });
    expect(await payerAt(app.baseUrl, again).status()).toEqual({ hasPaid: false, paymentFailed: false });
  });

  test.each([
    { seen: 'before its dispute', decision: 'won', refunds: [{ amount: priceCents }] },
    { seen: 'before its dispute', decision: 'lost', refunds: [] },
    { seen: 'with its dispute', decision: 'won', refunds: [{ amount: priceCents }] },
  ] as const)(
    'F30: that is first seen $seen waits for the bank: $decision',
    async ({ seen, decision, refunds }) => {
      await shop.control.deliveryFaults({ drop: true });
      const ada = await app.person();
      const secret = await payerAt(app.baseUrl, ada).openIntent();
      const intentId = intentIdOf(secret);
      await shop.pay(secret, cards.good);
      await deleteAccount(ada);
      if (seen === 'before its dispute') {
        await shop.deliver(eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid)));
        await shop.control.deliveryFaults({ drop: false });
      }
      const { id } = await shop.control.openDispute(intentId);
      if (seen === 'with its dispute') {
        await shop.control.deliveryFaults({ drop: false });
        await applySnapshot(shop.services, intentId);
      }
      const dispute = shop.db.selectFrom('payments').select('dispute').where('intentId', '=', intentId);
      await expect.poll(() => dispute.executeTakeFirst()).toEqual({ dispute: 'open' });
      const task = shop.db
        .selectFrom('paymentTasks')
        .select('doneAt')
        .where('kind', '=', 'refund_deleted')
        .where('subject', '=', intentId);
      await settlePayments(shop.services);
      expect(await refundsOf(intentId)).toEqual([]);
      expect(await task.executeTakeFirst()).toEqual({ doneAt: null });
      await shop.control.closeDispute(id, decision);
      await expect.poll(() => dispute.executeTakeFirst()).toEqual({ dispute: decision });
      await sql`update payment_tasks set due_at = now() where subject = ${intentId}`.execute(shop.db);
      await settlePayments(shop.services);
      expect(await refundsOf(intentId)).toMatchObject(refunds);
      expect(await refundsOf(intentId)).toHaveLength(refunds.length);
      expect(await task.executeTakeFirst()).toEqual({ doneAt: expect.any(Date) });
      expect(await isRegistered(ada.uid)).toBe(false);
    },
  );

  test('that was disputed, and won after the deletion, is not refunded and opens no access', async () => {
    const { ada, intentId } = await shop.paidUp();
    await ada.call('POST', '/api/account/deletion', { confirmation: ada.email });
    const dispute = {
      id: `dp_${randomUUID()}`,
      object: 'dispute',
      payment_intent: intentId,
      amount: priceCents,
      reason: 'fraudulent',
      created: nowSeconds(),
    };
    for (const [type, status, created] of [
      ['charge.dispute.created', 'needs_response', nowSeconds() + 1],
      ['charge.dispute.closed', 'won', nowSeconds() + 2],
    ] as const) {
      expect((await shop.deliver(eventOf(type, { ...dispute, status }, { created }))).status).toBe(200);
    }
    await settlePayments(shop.services);
    expect(await refundsOf(intentId)).toEqual([]);
    expect(await isRegistered(ada.uid)).toBe(false);
  });
});

test('only the email of a fact can be erased, and its other values cannot change', async () => {
  const fact = { kind: 'session', intentId: 'pi_erase', email: 'ada@example.com', isPaid: true };
  await sql`insert into payment_facts (intent_id, fact) values ('pi_erase', ${JSON.stringify(fact)})`.execute(
    app.db,
  );
  const change = (to: ReturnType<typeof sql>) =>
    sql`update payment_facts set fact = ${to} where intent_id = 'pi_erase'`.execute(app.db);
  await expect(change(sql`fact - 'isPaid'`)).rejects.toThrow(/only added to/);
  await expect(change(sql`(fact - 'email') || '{"isPaid": false}'`)).rejects.toThrow(/only added to/);
  await expect(sql`delete from payment_facts where intent_id = 'pi_erase'`.execute(app.db)).rejects.toThrow(
    /only added to/,
  );
  await change(sql`fact - 'email'`);
  const { rows } = await sql<{
    fact: object;
  }>`select fact from payment_facts where intent_id = 'pi_erase'`.execute(app.db);
  expect(rows).toEqual([{ fact: { kind: 'session', intentId: 'pi_erase', isPaid: true } }]);
});
