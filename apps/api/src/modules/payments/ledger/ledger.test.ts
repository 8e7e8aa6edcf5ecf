import { priceCents } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { claimPaymentIds } from '#modules/payments/ledger/queries.ts';
import { applyStripeEvent } from '#modules/payments/sync/webhook.ts';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const lockNotAvailable = '55P03';

const companies = async (person: Payer) => (await person.call('GET', '/api/companies')).status;

describe('access', () => {
  test('T9: is granted by the payment and ended by a full refund within five seconds', async () => {
    const { ada, intentId } = await shop.paidUp();
    expect(await companies(ada)).toBe(200);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.untilAccess(ada.uid, false, 5_000);
    expect(await companies(ada)).toBe(402);
    expect(await ada.status()).toEqual({ hasPaid: false, paymentFailed: false });
  });

  test('T9: is kept after a partial refund, and ends with the refund of the rest', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: priceCents - 1 });
    await expect.poll(() => refundedCents(intentId)).toBe(priceCents - 1);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1 });
    await shop.untilAccess(ada.uid, false, 5_000);
  });

  test('T9: ends while a dispute is open and returns when it is won', async () => {
    const { ada, intentId } = await shop.paidUp();
    const { id } = await shop.control.openDispute(intentId);
    await shop.untilAccess(ada.uid, false, 5_000);
    expect(await companies(ada)).toBe(402);
    await shop.control.closeDispute(id, 'won');
    await shop.untilAccess(ada.uid, true, 5_000);
    expect(await companies(ada)).toBe(200);
  });

  test('T9: does not return when the dispute is lost', async () => {
    const { ada, intentId } = await shop.paidUp();
    const { id } = await shop.control.openDispute(intentId);
    await shop.control.closeDispute(id, 'lost');
    await expect.poll(() => disputeOf(intentId)).toBe('lost');
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('T9: is the same when the events arrive in reverse order', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.control.deliveryFaults({ hold: true });
    await shop.pay(clientSecret, '4000000000000002');
    await shop.pay(clientSecret);
    await shop.stripe.refunds.create({ payment_intent: intentIdOf(clientSecret), amount: 100 });
    const { id } = await shop.control.openDispute(intentIdOf(clientSecret));
    await shop.control.closeDispute(id, 'won');
    await shop.control.release();
    await expect
      .poll(() => factKinds(intentIdOf(clientSecret)), { timeout: 5_000 })
      .toEqual(['charge', 'dispute', 'dispute', 'intent', 'intent', 'refund']);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    await shop.control.deliveryFaults();
  });

  test('of a user who paid twice is kept when one payment is refunded, and an alert is raised', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
    await expect.poll(() => alertsOf('checkout.session.completed')).toEqual(['paid_twice']);
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await expect.poll(() => refundedCents(intentId)).toBe(priceCents);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

test('F7: the five events of a payment give the same access and the same row in ten orders, which contain each pair of events in both orders', async () => {
  const all = [0, 1, 2, 3, 4];
  const orders = [all, all.toReversed()].flatMap(rotationsOf);
  const payments = await shop.openPayments(orders.map((order) => `order-${order.join('')}`));
  await inTurns(payments, async ({ uid, intentId }, index) => {
    const intent = { kind: 'intent', intentId, amountCents: priceCents, currency: 'usd', uid } as const;
    const facts: PaymentFact[] = [
      { ...intent, atSeconds: 1, status: 'failed' },
      { ...intent, atSeconds: 2, status: 'succeeded' },
      { kind: 'charge', intentId, atSeconds: 3, chargeId: 'ch_1', refundedCents: 3100 },
      { kind: 'dispute', intentId, atSeconds: 4, disputeId: 'dp_1', status: 'open' },
      { kind: 'dispute', intentId, atSeconds: 5, disputeId: 'dp_1', status: 'won' },
    ];
    for (const position of orders[index] ?? []) await apply(facts[position]);
  });
  const projection = { status: 'succeeded', refundedCents: 3100, dispute: 'won', entitles: true };
  expect(await projections('order-%')).toEqual([{ ...projection, hasPaidAccess: true, payments: 10 }]);
});

test('a projection includes facts that arrive concurrently', async () => {
  const payments = await shop.openPayments(Array.from({ length: 20 }, (_, index) => `moment-${index}`));
  await inTurns(payments, async ({ uid, intentId }) => {
    const facts: PaymentFact[] = [
      {
        kind: 'intent',
        intentId,
        atSeconds: 1,
        status: 'succeeded',
        amountCents: priceCents,
        currency: 'usd',
        uid,
      },
      {
        kind: 'refund',
        intentId,
        atSeconds: 2,
        refundId: 're_1',
        amountCents: priceCents / 2,
        hasFailed: false,
      },
      {
        kind: 'refund',
        intentId,
        atSeconds: 3,
        refundId: 're_2',
        amountCents: priceCents / 2,
        hasFailed: false,
      },
    ];
    await Promise.all(facts.map((fact) => apply(fact)));
  });
  const projection = { status: 'succeeded', refundedCents: priceCents, dispute: 'none', entitles: false };
  expect(await projections('moment-%')).toEqual([{ ...projection, hasPaidAccess: false, payments: 20 }]);
});

test('a refund that is concurrent with a claim of the same payment locks the payer before it computes access', async () => {
  const ada = await shop.payer();
  await shop.payLink(shop.link.url, { email: ada.email });
  const unclaimed = shop.db.selectFrom('payments').select(['id', 'intentId']).where('email', '=', ada.email);
  await expect.poll(() => unclaimed.execute()).toHaveLength(1);
  const { id, intentId } = await unclaimed.executeTakeFirstOrThrow();
  if (intentId === null) throw new Error('no intent');
  const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claim = shop.db.transaction().execute(async (trx) => {
    await claimPaymentIds(trx, ada.uid, [id]);
    isWritten.resolve();
    await mayCommit.promise;
  });
  await isWritten.promise;
  const refund = { kind: 'refund', refundId: 're_1', amountCents: priceCents, hasFailed: false } as const;
  const recorded = transact(shop.services, async (trx, onCommit) => {
    await recordFacts(trx, onCommit, intentId, [{ ...refund, intentId, atSeconds: 2 }]);
    const locked = shop.db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '100ms'`.execute(other);
      await lock(other, 'user', ada.uid);
    });
    await expect(locked).rejects.toMatchObject({ cause: { code: lockNotAvailable } });
  });
  await expect
    .poll(() => sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(shop.db))
    .toMatchObject({ rows: [{}] });
  mayCommit.resolve();
  await Promise.all([claim, recorded]);
  expect(await payment(intentId)).toMatchObject({ uid: ada.uid, entitles: false });
  expect(await shop.hasAccess(ada.uid)).toBe(false);
});

test('access is not recorded as granted if its transaction fails at the commit', async () => {
  const [payment] = await shop.openPayments(['doomed']);
  if (!payment) throw new Error('no payment');
  await sql`
    create function refuse_doomed() returns trigger language plpgsql as $$
    begin
      raise exception 'refused at commit';
    end $$`.execute(shop.db);
  await sql`
    create constraint trigger doomed after update on users deferrable initially deferred
    for each row when (new.uid = 'doomed') execute function refuse_doomed()`.execute(shop.db);
  const granted = () => shop.services.events.counts().access_granted ?? 0;
  const before = granted();
  const { uid, intentId } = payment;
  const paid: PaymentFact = {
    kind: 'intent',
    intentId,
    atSeconds: 1,
    status: 'succeeded',
    amountCents: priceCents,
    currency: 'usd',
    uid,
  };
  await expect(apply(paid)).rejects.toThrow('refused at commit');
  expect([await shop.hasAccess('doomed'), granted()]).toEqual([false, before]);
  await sql`drop trigger doomed on users`.execute(shop.db);
  await apply(paid);
  expect([await shop.hasAccess('doomed'), granted()]).toEqual([true, before + 1]);
});

test('facts in the ledger can be neither changed nor deleted', async () => {
  await shop.paidUp();
  await expect(sql`update payment_facts set fact = '{}'`.execute(shop.db)).rejects.toThrow('only added to');
  await expect(sql`delete from payment_facts`.execute(shop.db)).rejects.toThrow('only added to');
});

/** Runs five at a time, because more would wait for a connection. */
async function inTurns<T>(items: T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: 5 }, worker));
}

async function apply(fact: PaymentFact | undefined): Promise<void> {
  if (!fact) throw new Error('no such fact');
  const { intentId, atSeconds } = fact;
  const notice = { id: `evt_${intentId}_${atSeconds}`, type: 'made', atSeconds, livemode: false, fact };
  await applyStripeEvent(shop.services, notice);
}

/** The distinct projections of the users' payments, each with its count. */
const projections = (uids: string) =>
  shop.db
    .selectFrom('payments')
    .innerJoin('users', 'users.uid', 'payments.uid')
    .select(['status', 'refundedCents', 'dispute', 'entitles', 'hasPaidAccess'])
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .where('payments.uid', 'like', uids)
    .groupBy(['status', 'refundedCents', 'dispute', 'entitles', 'hasPaidAccess'])
    .execute();

const payment = (intentId: string) =>
  shop.db.selectFrom('payments').selectAll().where('intentId', '=', intentId).executeTakeFirstOrThrow();
const refundedCents = async (intentId: string) => (await payment(intentId)).refundedCents;
const disputeOf = async (intentId: string) => (await payment(intentId)).dispute;

const factKinds = async (intentId: string) =>
  (await shop.db.selectFrom('paymentFacts').select('fact').where('intentId', '=', intentId).execute())
    .map(({ fact }) => fact.kind)
    .toSorted();

const alertsOf = async (type: string) =>
  (await shop.db.selectFrom('stripeEvents').select('alert').where('type', '=', type).execute()).map(
    ({ alert }) => alert,
  );

/** All rotations of a list: `abc`, `bca` and `cab`. */
const rotationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.map((_, start) => [...items.slice(start), ...items.slice(0, start)]);
