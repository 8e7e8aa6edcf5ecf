import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { lock } from '#database/lock.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import { rowsOf } from '#test/payments/about-to-pay.ts';
import { eventOf, nowSeconds, openShop, paidIntent } from '#test/payments/shop.ts';
import { applyEventsTogether } from './apply-events-together.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';

const shop = await openShop();
afterAll(() => shop.close());

const payersOf = (name: string, count: number) =>
  shop.openPayments(Array.from({ length: count }, (_, index) => `${name}-${index}`));

const success = ({ uid, intentId }: { uid: string; intentId: string }) =>
  eventOf('payment_intent.succeeded', paidIntent(intentId, uid));

let noticed = 0;

const noticeOf = (payment: { uid: string; intentId: string }, differences: object = {}): StripeNotice => ({
  id: `evt_noticed_${(noticed += 1)}`,
  type: 'payment_intent.succeeded',
  atSeconds: nowSeconds(),
  livemode: false,
  fact: {
    kind: 'intent',
    intentId: payment.intentId,
    atSeconds: nowSeconds(),
    status: 'succeeded',
    amountCents: 6200,
    currency: 'usd',
    uid: payment.uid,
    ...differences,
  },
});

const accessOf = (payments: { uid: string }[]) =>
  Promise.all(payments.map(async ({ uid }) => shop.hasAccess(uid)));

test('deliveries that wait at the same time share transactions, and a payment that is locked holds up no other', async () => {
  const [held, ...others] = await payersOf('gathered', 31);
  if (!held) throw new Error('no payment');
  const heldEvent = success(held);
  const events = others.map(success);
  const heldAnswer = await shop.db.transaction().execute(async (locker) => {
    await lock(locker, 'intent', held.intentId);
    const first = shop.deliver(heldEvent);
    const answers = await Promise.all(events.map((event) => shop.deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await accessOf(others))).toEqual(new Set([true]));
    expect(await shop.hasAccess(held.uid)).toBe(false);
    return { first };
  });
  expect((await heldAnswer.first).status).toBe(200);
  expect(await shop.hasAccess(held.uid)).toBe(true);
  for (const { id } of [heldEvent, ...events]) expect(await rowsOf(shop, id)).toBe(2);
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text) as transactions from stripe_events
    where id = any(${events.map(({ id }) => id)})`.execute(shop.db);
  expect(rows[0]?.transactions).toBeLessThanOrEqual(15);
});

test('a batch leaves out what is not ordinary, and what is stored already, without a trace', async () => {
  const [paid, again, mismatched, gift, declined, deleted, ...ordinary] = await payersOf('sorted', 8);
  if (!paid || !again || !mismatched || !gift || !declined || !deleted) throw new Error('no payment');
  const stored = noticeOf(paid);
  await applyStripeEvent(shop.services, stored);
  await sql`update payments set purpose = 'gift' where uid = ${gift.uid}`.execute(shop.db);
  const first = noticeOf(again, { status: 'processing' });
  const unusual = [
    stored,
    noticeOf(again),
    noticeOf(mismatched, { amountCents: 6100 }),
    noticeOf(gift),
    { ...noticeOf(declined), decline: { id: 'ch_1', intentId: declined.intentId, atSeconds: 1 } },
    noticeOf({ uid: 'nobody', intentId: 'pi_of_no_payment' }),
  ];
  const usual = [first, ...ordinary.map((payment) => noticeOf(payment))];
  const applied = await applyEventsTogether(shop.services, [...usual, ...unusual]);
  expect([...applied].toSorted()).toEqual(usual.map(({ id }) => id).toSorted());
  for (const { id } of usual) expect(await rowsOf(shop, id)).toBe(2);
  for (const { id } of unusual.slice(1)) expect(await rowsOf(shop, id)).toBe(0);
  expect(await accessOf([...ordinary, paid])).toEqual([true, true, true]);
  expect(await accessOf([again, mismatched, gift, declined])).toEqual([false, false, false, false]);
});

test('a payment of a deleted account stops its batch, and is refunded when its event is delivered', async () => {
  const payments = await payersOf('leaving', 4);
  const [gone, ...others] = payments;
  if (!gone) throw new Error('no payment');
  await sql`insert into account_deletions (uid) values (${gone.uid})`.execute(shop.db);
  const notices = payments.map((payment) => noticeOf(payment));
  await expect(applyEventsTogether(shop.services, notices)).rejects.toThrow('was deleted');
  for (const { id } of notices) expect(await rowsOf(shop, id)).toBe(0);
  const events = payments.map(success);
  const answers = await Promise.all(events.map((event) => shop.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await accessOf(others)).toEqual([true, true, true]);
  const { alert } = await shop.db
    .selectFrom('stripeEvents')
    .select('alert')
    .where('id', '=', events[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(alert).toBe('account_deleted');
});

test('a second payment of a user is found in a batch as by itself: one is kept, the other refunded', async () => {
  const [ada, ...others] = await payersOf('twice', 4);
  if (!ada) throw new Error('no payment');
  await sql`update payments set status = 'canceled' where uid = ${ada.uid}`.execute(shop.db);
  await sql`
    insert into payments (uid, source, idempotency_key, intent_id, amount_cents, currency)
    values (${ada.uid}, 'intent', 'twice-second', 'pi_twice_second', 6200, 'usd')`.execute(shop.db);
  const events = [ada, { uid: ada.uid, intentId: 'pi_twice_second' }, ...others].map(success);
  const answers = await Promise.all(events.map((event) => shop.deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await accessOf([ada, ...others]))).toEqual(new Set([true]));
  const { rows } = await sql<{ refunds: number }>`
    select count(*) as refunds from payment_tasks where kind = 'refund_duplicate' and uid = ${ada.uid}`.execute(
    shop.db,
  );
  expect(rows[0]?.refunds).toBe(1);
});

test('an event that cannot be stored is refused alone, and those that waited with it are applied', async () => {
  const payments = await payersOf('doubtful', 12);
  const doomed = payments[5]?.uid;
  await sql`
    create function refuse_doubtful() returns trigger language plpgsql as $$
    begin
      raise exception 'refused at commit';
    end $$`.execute(shop.db);
  await sql`
    create constraint trigger doubtful after update on users deferrable initially deferred
    for each row when (new.uid = 'doubtful-5') execute function refuse_doubtful()`.execute(shop.db);
  const granted = () => shop.services.events.counts().access_granted ?? 0;
  const before = granted();
  const answers = await Promise.all(
    payments.map(async (payment) => [payment.uid, (await shop.deliver(success(payment))).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([[doomed, 500]]);
  expect(await accessOf(payments)).toEqual(payments.map(({ uid }) => uid !== doomed));
  expect(granted() - before).toBe(11);
});
