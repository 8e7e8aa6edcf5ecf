import { priceCents } from '@org/api-contract/values';
import { afterEach, describe, expect, test } from 'vitest';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';

const { shop, second } = await openTwoProcesses();

afterEach(() => shop.control.faults([]));

/** Runs both processes concurrently, as their schedules may. */
const settle = () => Promise.all([settlePayments(shop.services), settlePayments(second.services)]);

const refundEvents = (): number =>
  [shop, second].reduce(
    (total, { services }) => total + (services.events.counts().payment_refunded_duplicate ?? 0),
    0,
  );

const payByLink = ({ uid, email }: Payer) => shop.payLink(shop.link.url, { reference: uid, email });

const paymentsOf = (uid: string) =>
  shop.db
    .selectFrom('payments')
    .select(['intentId', 'source', 'refundedCents', 'entitles'])
    .where('uid', '=', uid)
    .where('status', '=', 'succeeded')
    .orderBy('id')
    .execute();

const entitlingOf = async (uid: string) => (await paymentsOf(uid)).filter(({ entitles }) => entitles).length;

const refundsOf = async (uid: string) => {
  const intents = (await paymentsOf(uid)).map(({ intentId: id }) => id ?? '');
  const lists = await Promise.all(intents.map((id) => shop.stripe.refunds.list({ payment_intent: id })));
  return lists.flatMap(({ data }) => data);
};

/** Checks that one payment is kept, the others are refunded once, and access never ended. */
async function expectOneKept(uid: string, returned = 1): Promise<void> {
  const refunds = await refundsOf(uid);
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual(
    Array.from({ length: returned }, () => [priceCents, 'duplicate']),
  );
  await expect.poll(() => entitlingOf(uid)).toBe(1);
  expect(await shop.hasAccess(uid)).toBe(true);
}

/** Pays an intent although the user has paid by the link, as if both payments were confirmed at the same time. */
async function paysBoth(ada: Payer, order: 'intent first' | 'link first'): Promise<void> {
  const clientSecret = await ada.openIntent();
  if (order === 'intent first') await shop.pay(clientSecret);
  await payByLink(ada);
  if (order === 'link first') await shop.pay(clientSecret);
}

describe('a user who has paid', () => {
  test('cannot pay an intent that is still open', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await payByLink(ada);
    await shop.untilAccess(ada.uid, true);
    await settle();
    expect((await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret))).status).toBe('canceled');
    await expect(shop.pay(clientSecret)).rejects.toThrow('canceled');
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
    expect(await refundsOf(ada.uid)).toEqual([]);
  });

  test('cannot pay on the page of the link that is open in another tab', async () => {
    const ada = await shop.payer();
    const { body } = await ada.call('GET', '/api/payment-link');
    const page = await (await fetch(String(body.paymentLink))).text();
    const session = /name="session" value="(\w+)"/.exec(page)?.[1] ?? '';
    await payByLink(ada);
    await shop.untilAccess(ada.uid, true);
    await settle();
    expect((await shop.stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
    const form = { session, email: ada.email, number: '4242424242424242', expiry: '12/34', cvc: '123' };
    const late = await fetch(shop.link.url, { method: 'POST', body: new URLSearchParams(form) });
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('has expired')]);
    expect(await paymentsOf(ada.uid)).toHaveLength(1);
  });

  test('has the open intent canceled, with another try if Stripe fails', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await payByLink(ada);
    await shop.untilAccess(ada.uid, true);
    const path = `/v1/payment_intents/${intentIdOf(clientSecret)}/cancel`;
    await shop.control.faults([{ path, kind: 'error', times: 2 }]);
    await expect(settlePayments(shop.services)).rejects.toThrow('1 payment tasks failed');
    expect(second.services.events.counts().payment_task_failed).toBeUndefined();
    await shop.db
      .updateTable('paymentTasks')
      .set({ dueAt: new Date(0) })
      .where('uid', '=', ada.uid)
      .execute();
    await settlePayments(second.services);
    expect((await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret))).status).toBe('canceled');
  });

  test('has the open intent canceled even after a thousand tries, and other tasks run meanwhile', async () => {
    const [ada, bob] = await Promise.all([shop.payer(), shop.payer()]);
    const secrets = [await ada.openIntent(), await bob.openIntent()];
    await Promise.all([payByLink(ada), payByLink(bob)]);
    await Promise.all([shop.untilAccess(ada.uid, true), shop.untilAccess(bob.uid, true)]);
    await shop.db.updateTable('paymentTasks').set({ attempts: 1_000 }).where('uid', '=', ada.uid).execute();
    await settle();
    for (const secret of secrets) await expect(shop.pay(secret)).rejects.toThrow('canceled');
  });

  test('does not receive an intent that Stripe opened in the meantime', async () => {
    const ada = await shop.payer();
    const { openIntent } = second.services.stripe;
    let opened = '';
    second.services.stripe.openIntent = async (...given) => {
      const opening = await openIntent(...given);
      if (opening.outcome === 'opened') opened = opening.intentId;
      await payByLink(ada);
      await shop.untilAccess(ada.uid, true);
      return opening;
    };
    const answer = await ada.at(second).askForIntent();
    second.services.stripe.openIntent = openIntent;
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    await settle();
    expect((await shop.stripe.paymentIntents.retrieve(opened)).status).toBe('canceled');
  });
});

describe('a payment link that is returned', () => {
  test('cancels the open intent first, which is not a failed payment', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    expect((await ada.call('GET', '/api/payment-link')).status).toBe(200);
    await expect(shop.pay(clientSecret)).rejects.toThrow('canceled');
    await shop.letChecksPass();
    expect(await ada.status()).toEqual({ hasPaid: false, paymentFailed: false });
    await shop.control.deliveryFaults({ drop: true });
    await payByLink(ada);
    await shop.letChecksPass();
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('is refused if the intent has been paid', async () => {
    await shop.control.deliveryFaults({ drop: true });
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent());
    expect(await ada.call('GET', '/api/payment-link')).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
  });
});

describe('a second payment', () => {
  test.each(['intent first', 'link first'] as const)(
    'is refunded once by two concurrent processes, and the refund is logged: %s',
    async (order) => {
      const before = refundEvents();
      const ada = await shop.payer();
      await shop.control.deliveryFaults({ hold: true });
      await paysBoth(ada, order);
      await shop.control.release('sent');
      await shop.untilAccess(ada.uid, true);
      await settle();
      await settle();
      await expectOneKept(ada.uid);
      expect(refundEvents() - before).toBe(1);
      expect(await decisionsOf(ada.uid)).toHaveLength(1);
    },
  );

  test('through the payment link is refunded, and so is a third', async () => {
    const before = refundEvents();
    const ada = await shop.payer();
    await Promise.all([payByLink(ada), payByLink(ada), payByLink(ada)]);
    await expect.poll(() => paymentsOf(ada.uid)).toHaveLength(3);
    await expect.poll(() => decisionsOf(ada.uid)).toHaveLength(2);
    await settle();
    await expectOneKept(ada.uid, 2);
    expect(refundEvents() - before).toBe(2);
  });

  test.each(['intent first', 'link first'] as const)(
    'is refunded in all six orders of the events: %s',
    { timeout: 60_000 },
    async (payments) => {
      await shop.control.deliveryFaults({ drop: true });
      for (const order of permutations([0, 1, 2])) {
        const ada = await shop.payer();
        await paysBoth(ada, payments);
        const events = await successesOf(ada.uid);
        expect(events).toHaveLength(3);
        for (const index of order) {
          const to = index % 2 === 0 ? shop.url : second.url;
          expect((await shop.deliver(events[index] ?? {}, { to })).status).toBe(200);
        }
        await settle();
        await expectOneKept(ada.uid);
      }
    },
  );

  test('is refunded once even if the process dies after the call to Stripe', async () => {
    const before = refundEvents();
    const ada = await shop.payer();
    await shop.control.deliveryFaults({ drop: true });
    await paysBoth(ada, 'link first');
    await sweepPayments(shop.services);
    await shop.control.faults([{ path: '/v1/refunds', kind: 'reset', moment: 'after', times: 2 }]);
    await expect(settlePayments(shop.services)).rejects.toThrow('payment tasks failed');
    expect(await refundsOf(ada.uid)).toHaveLength(1);
    await shop.db
      .updateTable('paymentTasks')
      .set({ dueAt: new Date(0) })
      .execute();
    await settle();
    await expectOneKept(ada.uid);
    expect(refundEvents() - before).toBe(1);
  });

  test('is kept if the first was refunded before', async () => {
    const { ada, intentId } = await shop.paidUp();
    await shop.stripe.refunds.create({ payment_intent: intentId });
    await shop.untilAccess(ada.uid, false);
    await payByLink(ada);
    await shop.untilAccess(ada.uid, true);
    await settle();
    expect(await decisionsOf(ada.uid)).toEqual([]);
    expect(await entitlingOf(ada.uid)).toBe(1);
  });

  test.each(['refunded', 'disputed'] as const)(
    'is kept if the first is %s before the second is refunded',
    async (fate) => {
      const ada = await shop.payer();
      await shop.control.deliveryFaults({ hold: true });
      await paysBoth(ada, 'intent first');
      await shop.control.release('sent');
      await expect.poll(() => entitlingOf(ada.uid)).toBe(2);
      const [first] = await paymentsOf(ada.uid);
      const intentId = first?.intentId ?? '';
      if (fate === 'refunded') await shop.stripe.refunds.create({ payment_intent: intentId });
      else await shop.control.openDispute(intentId);
      await expect.poll(() => entitlingOf(ada.uid)).toBe(1);
      await settle();
      expect(await entitlingOf(ada.uid)).toBe(1);
      expect(await shop.hasAccess(ada.uid)).toBe(true);
    },
  );
});

/** The success events of both intents and of the link, as Stripe lists them. */
async function successesOf(uid: string) {
  const sessions = await shop.stripe.checkout.sessions.list({ payment_link: shop.link.id, limit: 100 });
  const session = sessions.data.find(({ client_reference_id: reference }) => reference === uid);
  const { data } = await shop.stripe.events.list({ limit: 20 });
  return data.filter((event) => {
    if (event.type === 'checkout.session.completed') return event.data.object.id === session?.id;
    if (event.type !== 'payment_intent.succeeded') return false;
    return event.data.object.metadata.uid === uid || event.data.object.id === session?.payment_intent;
  });
}

const decisionsOf = async (uid: string) => {
  const rows = await shop.db
    .selectFrom('paymentFacts')
    .innerJoin('payments', 'payments.intentId', 'paymentFacts.intentId')
    .select('fact')
    .where('uid', '=', uid)
    .execute();
  return rows.filter(({ fact }) => fact.kind === 'duplicate');
};

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
