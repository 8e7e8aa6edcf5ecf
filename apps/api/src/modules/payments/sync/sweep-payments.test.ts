import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { eventsReadUntil, recordEventsRead } from './event-queries.ts';
import { adoptLostPayments, sweepPayments } from './sweep-payments.ts';
import { intentIdOf } from '#test/payments/payer.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';

let clockOffsetMs = 0;
const { shop, second } = await openTwoProcesses({
  clock: () => new Date(Date.now() + clockOffsetMs),
});

afterEach(() => {
  clockOffsetMs = 0;
});

describe('a lost webhook', () => {
  test('F8: is replaced by the sweep even if the browser was closed right after paying', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is made up for by one sweep even if the intent was open for days and its event was acknowledged', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await sql`
      update payments set handed_out_at = now() - interval '3 days', checked_at = now() - interval '6 minutes'
      where uid = ${ada.uid}`.execute(shop.db);
    await shop.pay(clientSecret);
    const { undeliveredNotices } = shop.services.stripe;
    shop.services.stripe.undeliveredNotices = () => Promise.resolve([]);
    await sweepPayments(shop.services);
    shop.services.stripe.undeliveredNotices = undeliveredNotices;
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('of a refund is replaced by the sweep', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('of a payment through the link is replaced by the sweep', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.payLink(shop.link.url, { reference: ada.uid, email: ada.email });
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('F22: is replaced by the sweep if our clock was ten minutes wrong and every webhook was refused', async () => {
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

  test('is replaced by the sweep even if Stripe has more than one page of events', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    for (let cents = 0; cents < 60; cents += 1) {
      await shop.stripe.refunds.create({ payment_intent: intentId, amount: 1 });
    }
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await sweepPayments(shop.services);
    expect(await factsOf(intentId)).toBeGreaterThan(120);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  /** A full refund whose webhook was acknowledged but lost, so that only Stripe's list of events contains it. */
  async function lostRefund(): Promise<string> {
    const { ada, intentId } = await shop.paidUp();
    await shop.control.deliveryFaults({ drop: true });
    await shop.stripe.refunds.create({ payment_intent: intentId });
    const { undeliveredNotices } = shop.services.stripe;
    shop.services.stripe.undeliveredNotices = () => Promise.resolve([]);
    onTestFinished(() => {
      shop.services.stripe.undeliveredNotices = undeliveredNotices;
    });
    return ada.uid;
  }

  test('is replaced by the sweep even if Stripe listed the event late', async () => {
    const uid = await lostRefund();
    await recordEventsRead(shop.db, new Date(Date.now() + 30 * 60_000));
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(uid)).toBe(false);
  });

  test('is read again by the next sweep if its event could not be applied', async () => {
    const uid = await lostRefund();
    const readUntil = new Date(Date.now() - 2 * 3_600_000);
    await recordEventsRead(shop.db, readUntil);
    await sql`
      create function refuse_event() returns trigger language plpgsql as $$
      begin
        raise exception 'refused';
      end $$`.execute(shop.db);
    await sql`
      create trigger refuse_event before insert on stripe_events
      for each row execute function refuse_event()`.execute(shop.db);
    await expect(sweepPayments(shop.services)).rejects.toThrow('of the payment sweep failed');
    await sql`drop function refuse_event cascade`.execute(shop.db);
    expect([await shop.hasAccess(uid), await eventsReadUntil(shop.db)]).toEqual([true, readUntil]);
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(uid)).toBe(false);
  });

  test('F6: is made up for once by two concurrent sweeps', async () => {
    await shop.control.deliveryFaults({ drop: true });
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
      .selectFrom('paymentFacts')
      .select(['eventId'])
      .where('intentId', 'in', intents)
      .where('eventId', 'is not', null)
      .execute();
    expect(events).toHaveLength(10);
  });
});

describe('a sweep that takes long', () => {
  /** A sweep that hangs in its first call to Stripe until it is released. */
  async function hangingSweep() {
    const { readIntent } = shop.services.stripe;
    let reads = 0;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    shop.services.stripe.readIntent = async (...given) => {
      reads += 1;
      await held;
      return readIntent(...given);
    };
    const sweep = sweepPayments(shop.services);
    await expect.poll(() => reads).toBe(1);
    return {
      end: async () => {
        letGo();
        await sweep.finally(() => {
          shop.services.stripe.readIntent = readIntent;
        });
      },
      reads: () => reads,
    };
  }

  async function twoOpen(): Promise<void> {
    for (let count = 0; count < 2; count += 1) await (await shop.payer()).openIntent();
    await sql`update payments set checked_at = null`.execute(shop.db);
  }

  test('excludes a second sweep', async () => {
    await twoOpen();
    const sweep = await hangingSweep();
    const { undeliveredNotices } = second.services.stripe;
    let asked = 0;
    second.services.stripe.undeliveredNotices = () => {
      asked += 1;
      return undeliveredNotices();
    };
    await sweepPayments(second.services);
    second.services.stripe.undeliveredNotices = undeliveredNotices;
    expect(asked).toBe(0);
    await sweep.end();
  });

  test('refuses to adopt lost payments, because its events may not be stored yet', async () => {
    await twoOpen();
    const sweep = await hangingSweep();
    await expect(adoptLostPayments(second.services, { command: 'ada' })).rejects.toMatchObject({
      code: 'busy',
    });
    await sweep.end();
  });

  test('stops at its next step if its lock is lost', async () => {
    await twoOpen();
    const sweep = await hangingSweep();
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_locks
      where locktype = 'advisory' and classid = 7010
        and database = (select oid from pg_database where datname = current_database())`.execute(shop.db);
    await expect(sweep.end()).rejects.toThrow(DatabaseUnavailable);
    expect(sweep.reads()).toBe(1);
  });
});

test('a new intent is checked even if hundreds were abandoned', async () => {
  const abandoned = await shop.openPayments(Array.from({ length: 300 }, (_, index) => `abandoned-${index}`));
  await sql`
    update payments set handed_out_at = now() - interval '5 days', created_at = now() - interval '5 days',
      checked_at = now() - interval '7 hours'
    where uid like 'abandoned-%'`.execute(shop.db);
  const ada = await shop.payer();
  await ada.openIntent();
  await sql`
    update payments set checked_at = now() - interval '5 minutes', handed_out_at = now() - interval '10 minutes'
    where uid = ${ada.uid}`.execute(shop.db);
  const { readIntent } = shop.services.stripe;
  const read = new Set<string>();
  shop.services.stripe.readIntent = (id, ...given) => {
    read.add(id);
    return abandoned.some(({ intentId }) => intentId === id)
      ? Promise.resolve(undefined)
      : readIntent(id, ...given);
  };
  await sweepPayments(shop.services);
  shop.services.stripe.readIntent = readIntent;
  const attempt = await shop.db
    .selectFrom('payments')
    .select('intentId')
    .where('uid', '=', ada.uid)
    .executeTakeFirstOrThrow();
  expect(read).toContain(attempt.intentId);
  await sql`delete from payments where uid like 'abandoned-%'`.execute(shop.db);
});

test('a user who has paid in another way cannot pay the open attempt', async () => {
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

test('a failed call to Stripe does not stop the other steps of a sweep', async () => {
  await shop.control.deliveryFaults({ drop: true });
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

test('an attempt is checked for a month, at growing intervals', async () => {
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
  (await shop.db.selectFrom('paymentFacts').select('id').where('intentId', '=', intentId).execute()).length;
