import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aboutToPay, rowsOf } from '#test/payments/about-to-pay.ts';
import { eventOf, nowSeconds, paidIntent } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';

const { shop, second } = await openTwoProcesses();

const disputeOf = (uid: string, intentId: string) => ({
  id: `dp_${uid}`,
  payment_intent: intentId,
  reason: 'fraudulent',
  amount: 6200,
  created: nowSeconds(),
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
        { ...disputeOf(uid, intentId), status: 'needs_response' },
        { created: at - 6 },
      ),
      eventOf('charge.dispute.closed', { ...disputeOf(uid, intentId), status: 'won' }, { created: at - 5 }),
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
  const { ada, event } = await aboutToPay(shop);
  const others = Array.from({ length: 199 }, () =>
    eventOf('payment_intent.processing', paidIntent('pi_of_nobody', 'nobody', { status: 'processing' })),
  );
  const answers = await Promise.all([...others, event].map((one) => shop.deliver(one)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  expect(await shop.hasAccess(ada.uid)).toBe(true);
  expect(await rowsOf(shop, event.id)).toBe(2);
});

test('T25: a hundred unfinished requests do not delay a delivery', async () => {
  const { ada, event } = await aboutToPay(shop);
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
