import { priceCents } from '@org/api-contract/values';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lock } from '#database/exclusively.ts';
import { aboutToPay, rowsOf, openTwoProcesses } from '#test/payments/two-processes.ts';
import { eventOf, nowSeconds, paidIntent } from '#test/payments/shop.ts';

const { shop, second } = await openTwoProcesses();

const disputeOf = (uid: string, intentId: string) => ({
  id: `dp_${uid}`,
  payment_intent: intentId,
  reason: 'fraudulent',
  amount: priceCents,
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

const payersOf = (name: string, count: number) =>
  shop.openPayments(Array.from({ length: count }, (_, index) => `${name}-${index}`));

const success = ({ uid, intentId }: { uid: string; intentId: string }) =>
  eventOf('payment_intent.succeeded', paidIntent(intentId, uid));

test('a delivery about a payment that is locked holds up no other', async () => {
  const [held, ...others] = await payersOf('held', 31);
  if (!held) throw new Error('no payment');
  const heldEvent = success(held);
  const { first } = await shop.db.transaction().execute(async (locker) => {
    await lock(locker, 'intent', held.intentId);
    const waiting = shop.deliver(heldEvent);
    const answers = await Promise.all(others.map((other) => shop.deliver(success(other))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.hasAccess(held.uid)).toBe(false);
    return { first: waiting };
  });
  expect((await first).status).toBe(200);
  expect(await shop.hasAccess(held.uid)).toBe(true);
  expect(await rowsOf(shop, heldEvent.id)).toBe(2);
});

test('only the event that cannot be stored is refused, and the events that waited with it are applied', async () => {
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
  const access = await Promise.all(payments.map(({ uid }) => shop.hasAccess(uid)));
  expect(access).toEqual(payments.map(({ uid }) => uid !== doomed));
  expect(granted() - before).toBe(11);
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
