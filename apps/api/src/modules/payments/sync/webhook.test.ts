import { priceCents } from '@org/api-contract/values';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { aboutToPay, rowsOf } from '#test/payments/two-processes.ts';
import { eventOf, nowSeconds, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';
import { WaitingClock } from '#test/waiting-clock.ts';

/** The clock of the product, which a test may set. */
let clockOffsetMs = 0;
const shop = await openShop({
  clock: () => new Date(Date.now() + clockOffsetMs),
  // This file tests the timeouts of PostgreSQL.
  databaseTimeouts: 'product',
});

afterEach(() => {
  clockOffsetMs = 0;
});
afterAll(() => shop.close());

describe('a delivery', () => {
  test('that is signed grants access once, at the first delivery', async () => {
    const { ada, event } = await aboutToPay(shop);
    const answer = await shop.deliver(event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(shop, event.id)).toBe(2);
  });

  test.each<[string, Parameters<Shop['deliver']>[1]]>([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed 301 s ago', { ageSeconds: 301 }],
    ['signed 330 s in the future', { ageSeconds: -330 }],
  ])('T6: %s is 400 and leaves no row', async (_name, options) => {
    const { ada, event } = await aboutToPay(shop);
    const answer = await shop.deliver(event, options);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_signature' }]);
    expect(await rowsOf(shop, event.id)).toBe(0);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test.each(['last', 'fractional'])(
    'T6: whose %s timestamp is 330 s in the future is 400 and leaves no row',
    async (kind) => {
      const { event } = await aboutToPay(shop);
      const payload = JSON.stringify(event);
      const signature = shop.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: 'whsec_local',
        timestamp: nowSeconds() + 330,
      });
      const { status } = await fetch(`${shop.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature':
            kind === 'last' ? `t=${nowSeconds()},${signature}` : signature.replace(/^t=\d+/, '$&.5'),
        },
        body: payload,
      });
      expect(status).toBe(400);
      expect(await rowsOf(shop, event.id)).toBe(0);
    },
  );

  test('T6: that was re-serialized after signing is 400 and leaves no row', async () => {
    const { event } = await aboutToPay(shop);
    const answer = await shop.deliver(event, { sent: JSON.stringify(event, null, 1) });
    expect(answer.status).toBe(400);
    expect(await rowsOf(shop, event.id)).toBe(0);
  });

  test('T6: that begins with a byte order mark or holds bytes that are not UTF-8 is 400 and leaves no row', async () => {
    const { event } = await aboutToPay(shop);
    const replaced = { ...event, note: '\ufffd' };
    const marked = await shop.deliver(event, { sent: `\ufeff${JSON.stringify(event)}` });
    // A decoder replaces bytes that are not UTF-8 with the replacement character.
    const [before = '', after = ''] = JSON.stringify(replaced).split('\ufffd');
    const broken = Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);
    const garbled = await shop.deliver(replaced, { sent: broken });
    expect([marked.status, garbled.status]).toEqual([400, 400]);
    expect(await rowsOf(shop, event.id)).toBe(0);
  });

  test.each(['NaN', 'x', '', '1e9', '-1'])(
    'T6: whose timestamp is %j is 400 and leaves no row',
    async (stamp) => {
      const { event } = await aboutToPay(shop);
      const payload = JSON.stringify(event);
      const hmac = createHmac('sha256', 'whsec_local').update(`${Number.parseInt(stamp, 10)}.${payload}`);
      const { status } = await fetch(`${shop.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${stamp},v1=${hmac.digest('hex')}`,
        },
        body: payload,
      });
      expect(status).toBe(400);
      expect(await rowsOf(shop, event.id)).toBe(0);
    },
  );

  test('T6: of live mode is 400 for test keys and leaves no row', async () => {
    const { ada, intentId } = await aboutToPay(shop);
    const event = eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid), { livemode: true });
    expect((await shop.deliver(event)).status).toBe(400);
    expect(await rowsOf(shop, event.id)).toBe(0);
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
    const { event } = await aboutToPay(shop);
    expect((await shop.deliver(event, { secret: 'whsec_next', ageSeconds: 299 })).status).toBe(200);
    expect(await rowsOf(shop, event.id)).toBe(2);
  });

  test('of an unused event type is acknowledged and not stored', async () => {
    const event = eventOf('customer.created', { id: 'cus_1', object: 'customer' });
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(shop, event.id)).toBe(0);
  });

  test('of a connected account is acknowledged and gives no access, whatever its object says', async () => {
    const { ada, event } = await aboutToPay(shop);
    expect((await shop.deliver({ ...event, account: 'acct_other' })).status).toBe(200);
    expect(await rowsOf(shop, event.id)).toBe(0);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
  });

  test('is accepted without an Origin header', async () => {
    const { event } = await aboutToPay(shop);
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
    const { ada, event } = await aboutToPay(shop);
    clockOffsetMs = 600_000;
    expect((await shop.deliver(event)).status).toBe(400);
    clockOffsetMs = -600_000;
    expect((await shop.deliver(event)).status).toBe(400);
    expect(await rowsOf(shop, event.id)).toBe(0);
    clockOffsetMs = 0;
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });

  test('is 503 while PostgreSQL cannot serve, and applied once when it can', async () => {
    const { ada, event } = await aboutToPay(shop);
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
    [
      'charge.dispute.created',
      {
        id: 'dp_1',
        payment_intent: 'pi_1',
        status: 'needs_response',
        reason: 'fraudulent',
        amount: priceCents,
        created: nowSeconds(),
      },
    ],
    [
      'checkout.session.completed',
      {
        id: 'cs_1',
        payment_intent: 'pi_1',
        payment_link: 'plink_1',
        payment_status: 'paid',
        amount_total: priceCents,
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
    const { ada, intentId } = await aboutToPay(shop);
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

  test.each(members)('%s: no value of any field causes a server error', async (type, object) => {
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
  const { event } = await aboutToPay(shop);
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
  ])('T4: with %s', async (_name, difference, alert) => {
    const { ada, intentId } = await aboutToPay(shop);
    const event = eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid, difference));
    expect((await shop.deliver(event)).status).toBe(200);
    expect(await rowsOf(shop, event.id)).toBe(2);
    expect(await shop.hasAccess(ada.uid)).toBe(false);
    const alertOf = ({ id }: { id: string }) =>
      shop.db.selectFrom('stripeEvents').select(['applied', 'alert']).where('id', '=', id).executeTakeFirst();
    expect(await alertOf(event)).toEqual({ applied: true, alert });
    // Further events of the payment raise no alert, because an admin may have closed it.
    const again = eventOf('payment_intent.succeeded', paidIntent(intentId, ada.uid, difference));
    expect((await shop.deliver(again)).status).toBe(200);
    expect(await alertOf(again)).toEqual({ applied: true, alert: null });
  });

  test('with metadata that name a user, but without a stored attempt', async () => {
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
    // All calls together take one timeout, and not twenty-five timeouts in turn.
    expect(clock.nowMs).toBeLessThan(10_000);
    clock.stop();
    await sql`rollback`.execute(locker);
  });
});
