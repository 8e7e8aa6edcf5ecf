import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { eventOf, nowSeconds, paidIntent, type Shop } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { WaitingClock } from '#test/waiting-clock.ts';

/** The clock of the product, which a test may set. */
let clockOffsetMs = 0;
const { shop, second } = await openTwoProcesses({
  clock: () => new Date(Date.now() + clockOffsetMs),
  // This file tests the timeouts of PostgreSQL.
  databaseTimeouts: 'product',
});

afterEach(() => {
  clockOffsetMs = 0;
});

const rowsOf = async (eventId: string): Promise<number> =>
  (await shop.db.selectFrom('stripeEvents').select('id').where('id', '=', eventId).execute()).length +
  (await shop.db.selectFrom('paymentFacts').select('id').where('eventId', '=', eventId).execute()).length;

/** A user with an open attempt, and the event of its success. */
async function aboutToPay(): Promise<{ ada: Payer; intentId: string; event: ReturnType<typeof eventOf> }> {
  const ada = await shop.payer();
  const intentId = intentIdOf(await ada.openIntent());
  return { ada, intentId, event: eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid)) };
}

describe('a delivery', () => {
  test('that is signed grants access once, at the first delivery', async () => {
    const { ada, event } = await aboutToPay();
    const answer = await shop.deliver(event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(event.id)).toBe(2);
  });

  test.each<[string, Parameters<Shop['deliver']>[1]]>([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed 301 s ago', { ageSeconds: 301 }],
    ['signed 301 s in the future', { ageSeconds: -301 }],
  ])('T6: %s is 400 and leaves no row', async (_name, options) => {
    const { ada, event } = await aboutToPay();
    const answer = await shop.deliver(event, options);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_signature' }]);
    expect(await rowsOf(event.id)).toBe(0);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('that was re-serialized after signing is 400 and leaves no row', async () => {
    const { event } = await aboutToPay();
    const answer = await shop.deliver(event, { sent: JSON.stringify(event, null, 1) });
    expect(answer.status).toBe(400);
    expect(await rowsOf(event.id)).toBe(0);
  });

  test('of live mode is 400 for test keys and leaves no row', async () => {
    const { ada, intentId } = await aboutToPay();
    const event = eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid), { livemode: true });
    expect((await shop.deliver(event)).status).toBe(400);
    expect(await rowsOf(event.id)).toBe(0);
  });

  test.each<[string, RequestInit, number]>([
    ['without a signature', { headers: { 'content-type': 'application/json' } }, 400],
    [
      'with an empty signature',
      { headers: { 'content-type': 'application/json', 'stripe-signature': '' } },
      400,
    ],
    [
      'with a broken signature',
      { headers: { 'content-type': 'application/json', 'stripe-signature': 't=x,v1=' } },
      400,
    ],
    [
      'without a body',
      { headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a' }, body: '' },
      400,
    ],
    [
      'of another media type',
      { headers: { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=a' } },
      415,
    ],
    [
      'of more than 1 MiB',
      {
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=a' },
        body: 'x'.repeat(1_048_577),
      },
      413,
    ],
  ])('%s is refused', async (_name, init, status) => {
    const answer = await fetch(`${shop.url}/api/stripe/webhook`, { method: 'POST', body: '{}', ...init });
    expect(answer.status).toBe(status);
  });

  test('signed with the second of two secrets, or 299 s ago, is accepted', async () => {
    const { event } = await aboutToPay();
    expect((await shop.deliver(event, { secret: 'whsec_next', ageSeconds: 299 })).status).toBe(200);
    expect(await rowsOf(event.id)).toBe(2);
  });

  test('of an unused event type is acknowledged and not stored', async () => {
    const event = eventOf('customer.created', { id: 'cus_1', object: 'customer' });
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(event.id)).toBe(0);
  });

  test('is accepted without an Origin header', async () => {
    const { event } = await aboutToPay();
    const payload = JSON.stringify(event);
    const signature = shop.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' });
    const answer = await fetch(`${shop.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature,
        origin: 'https://stripe.com',
        'sec-fetch-site': 'cross-site',
      },
      body: payload,
    });
    expect(answer.status).toBe(200);
  });

  test('is 400 while our clock is ten minutes wrong, and accepted when it is right', async () => {
    const { ada, event } = await aboutToPay();
    clockOffsetMs = 600_000;
    expect((await shop.deliver(event)).status).toBe(400);
    clockOffsetMs = -600_000;
    expect((await shop.deliver(event)).status).toBe(400);
    expect(await rowsOf(event.id)).toBe(0);
    clockOffsetMs = 0;
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is 503 while PostgreSQL cannot serve, and applied once when it can', async () => {
    const { ada, event } = await aboutToPay();
    await shop.db.connection().execute(async (locker) => {
      await sql`begin`.execute(locker);
      await sql`lock table stripe_events`.execute(locker);
      const answer = await shop.deliver(event);
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
      await sql`rollback`.execute(locker);
    });
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

describe('a signed event without the documented structure', () => {
  const right = () => eventOf('payment_intent.succeeded', paidIntent('pi_right', 'nobody'));
  const about = (type: string, object: unknown) => ({ ...right(), type, data: { object } });
  const wrong = [null, undefined, 1, -1, 1.5, 1e300, 'x'.repeat(6_000), 'a\0b', '', true, [], {}, [{}]];
  const members: [type: string, object: Record<string, unknown>][] = [
    ['payment_intent.succeeded', paidIntent('pi_1', 'nobody')],
    ['payment_intent.payment_failed', paidIntent('pi_1', 'nobody')],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 100 }],
    ['refund.created', { id: 're_1', payment_intent: 'pi_1', amount: 100, status: 'succeeded' }],
    ['charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1', status: 'needs_response' }],
    [
      'checkout.session.completed',
      {
        id: 'cs_1',
        payment_intent: 'pi_1',
        payment_link: 'plink_1',
        payment_status: 'paid',
        amount_total: 6200,
        currency: 'usd',
        client_reference_id: 'nobody',
        customer_details: { email: 'ada@example.com' },
      },
    ],
  ];

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'event'],
    ['without data', { ...right(), data: undefined }],
    ['with data that is null', { ...right(), data: null }],
    ['about nothing', { ...right(), data: {} }],
    ['about null', about('payment_intent.succeeded', null)],
    ['about a list', about('payment_intent.succeeded', [])],
    ['about a text', about('charge.refunded', 'ch_1')],
    ['without an id', { ...right(), id: undefined }],
    ['of a type that is a number', { ...right(), type: 1 }],
    ['of no date', { ...right(), created: 'yesterday' }],
    ['of a date beyond all calendars', { ...right(), created: 1e300 }],
    ['without metadata', about('payment_intent.succeeded', { ...paidIntent('pi_1', 'x'), metadata: null })],
  ])('%s is 400', async (_name, event) => {
    const answer = await shop.deliver(event as object);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  test.each([
    { charge: 'ch\0' },
    { charge: '\ud800' },
    { charge: {} },
    { charge: 'c'.repeat(5_000) },
    { payment_method: 'pm_1' },
    { payment_method: { id: 'pm\0' } },
    { payment_method: { id: [] } },
    { payment_method: { card: 'card' } },
    { payment_method: { card: { fingerprint: 'f\0' } } },
    { payment_method: { card: { fingerprint: 5 } } },
    'card_declined',
    [[]],
  ])('with the payment error %j is 400 and counts no declined card', async (failure) => {
    const { ada, intentId } = await aboutToPay();
    const failed = { status: 'requires_payment_method', last_payment_error: failure };
    const event = eventOf('payment_intent.payment_failed', paidIntent(intentId, ada.uid, failed));
    expect((await shop.deliver(event)).status).toBe(400);
    const counted = await shop.db
      .selectFrom('cardDeclines')
      .select('id')
      .where('uid', '=', ada.uid)
      .execute();
    expect(counted).toEqual([]);
  });

  test.each(members)('%s: no value of any member is a 5xx', async (type, object) => {
    for (const member of Object.keys(object)) {
      for (const value of wrong) {
        const { status } = await shop.deliver(about(type, { ...object, [member]: value }));
        expect([member, value, [200, 400].includes(status) ? 'answered' : status]).toEqual([
          member,
          value,
          'answered',
        ]);
      }
    }
  });
});

test('a delivery is applied while every other connection is taken', async () => {
  const { event } = await aboutToPay();
  const { promise: delivered, resolve: release } = Promise.withResolvers<void>();
  const taken = Array.from({ length: 10 }, () =>
    shop.db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      await delivered;
      return 'held';
    }),
  );
  expect((await shop.deliver(event)).status).toBe(200);
  release();
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['held']));
});

describe('a payment that does not match is stored, raises an alert and grants nothing', () => {
  test.each<[string, object, string]>([
    ['another amount', { amount_received: 6100 }, 'amount_mismatch'],
    ['another currency', { currency: 'eur' }, 'currency_mismatch'],
    ["another's uid", { metadata: { uid: 'somebody-else' } }, 'uid_mismatch'],
    ['no uid', { metadata: {} }, 'uid_mismatch'],
  ])('%s', async (_name, difference, alert) => {
    const { ada, intentId } = await aboutToPay();
    const event = eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid, difference));
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(event.id)).toBe(2);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    const row = await shop.db
      .selectFrom('stripeEvents')
      .selectAll()
      .where('id', '=', event.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ applied: true, alert });
  });

  test('a payment whose metadata name a user, without an attempt of the product', async () => {
    const ada = await shop.payer();
    const event = eventOf('payment_intent.succeeded', paidIntent(`pi_foreign_${ada.uid}`, ada.uid));
    expect((await shop.deliver(event)).status).toBe(200);
    const row = await shop.db
      .selectFrom('stripeEvents')
      .selectAll()
      .where('id', '=', event.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ applied: false, alert: 'unknown_payment' });
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });
});

test(
  'T7: 200 events, each six times at once on two processes, count once each',
  { timeout: 60_000 },
  async () => {
    const payers = await shop.openPayments(Array.from({ length: 40 }, (_, index) => `payer-${index}`));
    const at = nowSeconds();
    const events = payers.flatMap(({ uid, intentId }) => [
      eventOf('payment_intent.processing', paidIntent(intentId, uid, { status: 'processing' }), {
        created: at - 9,
      }),
      eventOf('payment_intent.succeeded', paidIntent(intentId, uid), { created: at - 8 }),
      eventOf(
        'charge.refunded',
        { id: `ch_${uid}`, payment_intent: intentId, amount_refunded: 3100 },
        { created: at - 7 },
      ),
      eventOf(
        'charge.dispute.created',
        { id: `dp_${uid}`, payment_intent: intentId, status: 'needs_response' },
        { created: at - 6 },
      ),
      eventOf(
        'charge.dispute.closed',
        { id: `dp_${uid}`, payment_intent: intentId, status: 'won' },
        { created: at - 5 },
      ),
    ]);
    expect(events).toHaveLength(200);
    const shuffled = events.toSorted((a, b) => Number(a.id.at(-1)) - Number(b.id.at(-1)));
    const statuses: number[] = [];
    // Three hundred concurrent events exceed what both processes apply at once.
    for (let start = 0; start < shuffled.length; start += 50) {
      const batch = shuffled
        .slice(start, start + 50)
        .flatMap((event) =>
          Array.from(
            { length: 6 },
            async (_, copy) => (await (copy % 2 ? shop : second).deliver(event)).status,
          ),
        );
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const { stored, ledger, granted } = await sql<{ stored: number; ledger: number; granted: number }>`
    select (select count(*) from stripe_events where id = any(${events.map(({ id }) => id)})) as stored,
      (select count(*) from payment_facts where event_id = any(${events.map(({ id }) => id)})) as ledger,
      (select count(*) from users where uid like 'payer-%' and has_paid_access) as granted`
      .execute(shop.db)
      .then(({ rows }) => rows[0] ?? { stored: 0, ledger: 0, granted: 0 });
    expect({ stored, ledger, granted }).toEqual({ stored: 200, ledger: 200, granted: 40 });
  },
);

test('two hundred concurrent deliveries wait for their turn and are all answered with 200', async () => {
  const { ada, event } = await aboutToPay();
  const others = Array.from({ length: 199 }, () =>
    eventOf('payment_intent.processing', paidIntent('pi_of_nobody', 'nobody', { status: 'processing' })),
  );
  const answers = await Promise.all([...others, event].map((one) => shop.deliver(one)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  expect(await rowsOf(event.id)).toBe(2);
});

test('T25: a hundred unfinished requests do not delay a delivery', async () => {
  const { ada, event } = await aboutToPay();
  const { hostname, port } = new URL(shop.url);
  const strangers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.on('error', () => socket.destroy());
      socket.write(
        'POST /api/stripe/webhook HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
          'stripe-signature: t=1,v1=a\r\ncontent-length: 1000\r\n\r\n{',
      );
      return socket;
    }),
  );
  // When a later call is answered, the server has received the earlier ones.
  expect((await fetch(`${shop.url}/livez`)).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.deliver(eventOf('customer.created', { id: 'cus_1' }))).concat(
      shop.deliver(event),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  for (const socket of strangers) socket.destroy();
});

test('while PostgreSQL is unavailable, waiting deliveries are refused at once', async () => {
  await shop.db.connection().execute(async (locker) => {
    await sql`begin`.execute(locker);
    await sql`lock table stripe_events`.execute(locker);
    const clock = new WaitingClock();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        shop.deliver(eventOf('payment_intent.processing', paidIntent('pi_of_nobody', 'nobody'))),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // The timeout of one query, and not of twenty-five queries in turn.
    expect(clock.nowMs).toBeLessThan(10_000);
    clock.stop();
    await sql`rollback`.execute(locker);
  });
});
