import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiProcess } from '#test/payments/api-process.ts';
import type { Payer } from '#test/payments/payer.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';

/** Payers per crash. Four crashes interrupt more than fifty payments. */
const payersPerCrash = 13;

let shop: Shop;
let api: ApiProcess;
/** The proxy between the API and Stripe. */
let stripeLine: TcpProxy;
/** The proxy between Stripe and the API. */
let webhookLine: TcpProxy;

beforeAll(async () => {
  shop = await openShop();
  // The test delivers the webhooks itself, to the process that is killed.
  await shop.control.deliveryFaults({ drop: true });
  stripeLine = await new TcpProxy({ port: Number(new URL(shop.app.stripeUrl).port) }).listen();
  api = await ApiProcess.start(shop, { stripeUrl: stripeLine.url });
  webhookLine = await new TcpProxy({ port: Number(new URL(api.url).port) }).listen();
}, 60_000);

afterAll(async () => {
  await api.stop();
  await webhookLine.close();
  await stripeLine.close();
  await shop.close();
});

async function crash(): Promise<void> {
  await api.kill();
  stripeLine.line = 'open';
  webhookLine.line = 'open';
  api = await ApiProcess.start(shop, { stripeUrl: stripeLine.url, port: Number(new URL(api.url).port) });
}

const payers = (): Promise<Payer[]> =>
  Promise.all(Array.from({ length: payersPerCrash }, async () => (await shop.payer()).at(api)));

/** A call whose process is killed before it can answer. */
const unanswered = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    () => true,
  );

interface Rounds {
  /** Number of users who paid and have no access. */
  lost: number;
  /** Number of users with more than one intent or applied event. */
  dup: number;
}

/** Counts the users who paid without access, and those with more than one intent or applied event. */
async function outcome(people: Payer[]): Promise<Rounds> {
  const rounds: Rounds = { lost: 0, dup: 0 };
  for (const person of people) {
    if ((await shop.hasAccess(person.uid)) !== true) rounds.lost += 1;
    const intents = await shop.intentsOf(person.uid);
    const events = await eventsAbout(intents.map(({ id }) => id));
    if (intents.length !== 1 || events !== 1) rounds.dup += 1;
  }
  return rounds;
}

const eventsAbout = async (intentIds: string[]) =>
  (
    await shop.db
      .selectFrom('paymentFacts')
      .select('id')
      .where('intentId', 'in', intentIds)
      .where('eventId', 'is not', null)
      .execute()
  ).length;

/** The events of these users' payments, as Stripe lists them. */
async function successes(people: Payer[]) {
  const uids = new Set(people.map(({ uid }) => uid));
  const events = await shop.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  return events.data.filter(
    (event) => event.type === 'payment_intent.succeeded' && uids.has(event.data.object.metadata.uid ?? ''),
  );
}

async function deliverAll(people: Payer[]): Promise<number[]> {
  return Promise.all(
    (await successes(people)).map(async (event) => (await shop.deliver(event, { to: api.url })).status),
  );
}

async function payAll(people: Payer[]): Promise<void> {
  for (const person of people) await shop.pay(await person.openIntent());
}

describe('an API killed during payments loses no payment and charges nobody twice', () => {
  test('F1: before Stripe was called', async () => {
    const people = await payers();
    stripeLine.line = 'deaf';
    const calls = people.map((person) => unanswered(person.askForIntent()));
    await expect.poll(() => attemptsWithoutIntent(people)).toBe(payersPerCrash);
    await crash();
    expect(await Promise.all(calls)).not.toContain(false);
    await payAll(people);
    expect(await deliverAll(people)).toEqual(Array.from({ length: payersPerCrash }, () => 200));
    expect(await outcome(people)).toEqual({ lost: 0, dup: 0 });
  });

  test('F2: after Stripe was called and before its answer was stored', async () => {
    const people = await payers();
    stripeLine.line = 'mute';
    const calls = people.map((person) => unanswered(person.askForIntent()));
    await expect.poll(async () => (await intentsOf(people)).length).toBe(payersPerCrash);
    const opened = await intentsOf(people);
    expect(await attemptsWithoutIntent(people)).toBe(payersPerCrash);
    await crash();
    expect(await Promise.all(calls)).not.toContain(false);
    await payAll(people);
    expect((await intentsOf(people)).toSorted()).toEqual(opened.toSorted());
    await deliverAll(people);
    expect(await outcome(people)).toEqual({ lost: 0, dup: 0 });
  });

  test('F3: inside the transaction of a webhook', async () => {
    const people = await payers();
    await payAll(people);
    await shop.db.connection().execute(async (locker) => {
      await sql`begin`.execute(locker);
      await sql`select from users where uid in (${sql.join(people.map(({ uid }) => uid))}) for update`.execute(
        locker,
      );
      const calls = (await successes(people)).map((event) =>
        unanswered(shop.deliver(event, { to: api.url })),
      );
      await expect.poll(() => waitingForLock(), { interval: 10 }).toBeGreaterThanOrEqual(2);
      await api.kill();
      await sql`rollback`.execute(locker);
      await Promise.all(calls);
    });
    await expect.poll(() => waitingForLock()).toBe(0);
    expect(await grantedOf(people)).toBe(0);
    await crash();
    expect(await deliverAll(people)).toEqual(Array.from({ length: payersPerCrash }, () => 200));
    expect(await outcome(people)).toEqual({ lost: 0, dup: 0 });
  });

  test('F4: after a webhook was applied and before it was acknowledged', async () => {
    const people = await payers();
    await payAll(people);
    webhookLine.line = 'mute';
    const calls = (await successes(people)).map((event) =>
      unanswered(shop.deliver(event, { to: webhookLine.url })),
    );
    await expect.poll(() => grantedOf(people), { timeout: 5_000 }).toBe(payersPerCrash);
    await crash();
    expect(await Promise.all(calls)).not.toContain(false);
    expect(await deliverAll(people)).toEqual(Array.from({ length: payersPerCrash }, () => 200));
    expect(await outcome(people)).toEqual({ lost: 0, dup: 0 });
  });
});

const uidsOf = (people: Payer[]) => people.map(({ uid }) => uid);

const attemptsWithoutIntent = async (people: Payer[]) =>
  (
    await shop.db
      .selectFrom('payments')
      .select('id')
      .where('uid', 'in', uidsOf(people))
      .where('intentId', 'is', null)
      .execute()
  ).length;

const grantedOf = async (people: Payer[]) =>
  (
    await shop.db
      .selectFrom('users')
      .select('id')
      .where('uid', 'in', uidsOf(people))
      .where('hasPaidAccess', '=', true)
      .execute()
  ).length;

const intentsOf = async (people: Payer[]): Promise<string[]> =>
  (await shop.intentsOf(...uidsOf(people))).map(({ id }) => id);

async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`.execute(shop.db);
  return rows[0]?.count ?? 0;
}
