import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepPayments } from './sweep-payments.ts';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';

let clockOffsetMs = 0;
let shop: Shop;
let second: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => new Date(Date.now() + clockOffsetMs) });
  second = await openShop({ besides: shop });
});

afterEach(async () => {
  clockOffsetMs = 0;
  await shop.control.weather();
});

afterAll(async () => {
  await second.close();
  await shop.close();
});

async function paidUp(): Promise<{ ada: Payer; intentId: string }> {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.pay(clientSecret);
  await shop.untilAccess(ada.uid, true);
  return { ada, intentId: intentIdOf(clientSecret) };
}

describe('what a lost webhook left behind', () => {
  test('is healed though the browser was closed right after paying', async () => {
    await shop.control.weather({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is healed where it was a refund, of a payment that nothing was open about', async () => {
    const { ada, intentId } = await paidUp();
    await shop.control.weather({ drop: true });
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('is healed where it was a payment through the link', async () => {
    await shop.control.weather({ drop: true });
    const ada = await shop.payer();
    await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('F22: is healed where our clock was ten minutes wrong and every webhook was refused', async () => {
    const alerts = () => shop.services.events.counts().webhook_refused ?? 0;
    const before = alerts();
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    clockOffsetMs = 600_000;
    await shop.pay(clientSecret);
    await expect.poll(refusedDeliveries).toBeGreaterThan(0);
    expect(alerts()).toBeGreaterThan(before);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is healed though Stripe holds more events than one page of its list', async () => {
    const { ada, intentId } = await paidUp();
    await shop.control.weather({ drop: true });
    for (let cents = 0; cents < 60; cents += 1) {
      await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1 });
    }
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await sweepPayments(shop.services);
    expect(await factsOf(intentId)).toBeGreaterThan(120);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('is healed once by two processes sweeping at once', async () => {
    await shop.control.weather({ drop: true });
    const people = await Promise.all(Array.from({ length: 10 }, () => shop.payer()));
    const intents = [];
    for (const person of people) {
      const clientSecret = await person.openIntent();
      await shop.pay(clientSecret);
      intents.push(intentIdOf(clientSecret));
    }
    await Promise.all([
      sweepPayments(shop.services),
      sweepPayments(second.services),
      sweepPayments(shop.services),
    ]);
    for (const { uid } of people) expect(await shop.hasAccess(uid)).toBe(true);
    const events = await shop.db
      .selectFrom('payment_facts')
      .select(['event_id'])
      .where('intent_id', 'in', intents)
      .where('event_id', 'is not', null)
      .execute();
    expect(events).toHaveLength(10);
  });
});

test('a user who paid otherwise cannot pay the attempt left open as well', async () => {
  const ada = await shop.payer();
  const clientSecret = await ada.openIntent();
  await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
  await shop.untilAccess(ada.uid, true);
  await sweepPayments(shop.services);
  expect(await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret))).toMatchObject({
    status: 'canceled',
  });
  await expect(shop.pay(clientSecret)).rejects.toThrow('canceled');
  expect(await shop.hasAccess(ada.uid)).toBe(true);
});

test('one intent that Stripe fails on does not keep the others from being healed', async () => {
  await shop.control.weather({ drop: true });
  const [ada, bob] = await Promise.all([shop.payer(), shop.payer()]);
  const secretOfAda = await ada.openIntent();
  await shop.pay(await bob.openIntent());
  const path = `/v1/payment_intents/${intentIdOf(secretOfAda)}`;
  await shop.control.faults([
    { path, kind: 'error', delayMs: 0, times: 2 },
    { path: '/v1/events', kind: 'error', delayMs: 0, times: 2 },
  ]);
  await expect(sweepPayments(shop.services)).rejects.toThrow('2 steps of the payment sweep failed');
  expect(await shop.hasAccess(bob.uid)).toBe(true);
});

test('an attempt is asked about ever more rarely as it ages, and not at all after a month', async () => {
  const ada = await shop.payer();
  await ada.openIntent();
  const askedAfter = async (age: string, sinceCheck: string): Promise<boolean> => {
    await sql`
      update payments set handed_out_at = now() - ${age}::interval, checked_at = now() - ${sinceCheck}::interval
      where uid = ${ada.uid}`.execute(shop.db);
    await sweepPayments(shop.services);
    const { rows } = await sql<{ asked: boolean }>`
      select checked_at > now() - interval '30 seconds' as asked from payments where uid = ${ada.uid}`.execute(
      shop.db,
    );
    return rows[0]?.asked ?? false;
  };
  expect(await askedAfter('5 minutes', '1 minute')).toBe(true);
  expect(await askedAfter('1 hour', '5 minutes')).toBe(true);
  expect(await askedAfter('2 days', '5 minutes')).toBe(false);
  expect(await askedAfter('2 days', '3 hours')).toBe(true);
  expect(await askedAfter('31 days', '31 days')).toBe(false);
});

const refusedDeliveries = async () =>
  (await shop.control.attempts()).filter(({ status }) => status === 400).length;

const factsOf = async (intentId: string) =>
  (await shop.db.selectFrom('payment_facts').select('id').where('intent_id', '=', intentId).execute()).length;
