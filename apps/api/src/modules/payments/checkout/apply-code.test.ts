import { priceCents } from '@org/api-contract/values';
import { describe, expect, test } from 'vitest';
import { appliedSecret, applyCode, halfCents, newCode, removeCode } from '#test/payments/codes.ts';
import { intentIdOf, type Payer } from '#test/payments/payer.ts';
import { eventOf, paidIntent } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';

const { shop, second } = await openTwoProcesses();

const openIntentsOf = async ({ uid }: Payer) =>
  (await shop.intentsOf(uid)).filter(({ status }) => status !== 'canceled').map(({ amount }) => amount);
const paymentOf = ({ uid }: Payer) =>
  shop.db
    .selectFrom('payments')
    .select(['status', 'amountCents', 'refundedCents', 'entitles'])
    .where('uid', '=', uid)
    .where('status', '!=', 'canceled')
    .orderBy('id')
    .execute();

describe('a code at the checkout', () => {
  test('reduces the price, and gives access when the rest is paid', async () => {
    const ada = await shop.payer();
    await ada.openIntent();
    const { code } = await newCode(shop, { percentOff: 20 });
    const dueCents = priceCents * 0.8;
    const { status, body } = await applyCode(ada, ` ${code.toLowerCase()}`);
    expect([status, body.discount]).toEqual([200, { code, offCents: priceCents - dueCents, dueCents }]);
    expect(await openIntentsOf(ada)).toEqual([dueCents]);
    await shop.pay(String(body.clientSecret));
    await shop.untilAccess(ada.uid, true);
    expect(await paymentOf(ada)).toMatchObject([
      { status: 'succeeded', amountCents: dueCents, entitles: true },
    ]);
    expect((await shop.control.receipts()).find(({ email }) => email === ada.email)).toMatchObject({
      amount: dueCents,
    });
  });

  test('stays after a reload and in another tab, and the price is in the answer', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop, { amountOffCents: 1000 });
    const clientSecret = await appliedSecret(ada, code);
    const dueCents = priceCents - 1000;
    const expected = { clientSecret, discount: { code, offCents: 1000, dueCents } };
    const opened = { ...expected, dueCents };
    expect((await ada.askForIntent()).body).toEqual(opened);
    expect((await ada.at(second).askForIntent()).body).toEqual(opened);
    expect((await applyCode(ada, code)).body).toEqual(expected);
    expect(await openIntentsOf(ada)).toEqual([dueCents]);
  });

  test('is removed again, and the full price is due', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop);
    await appliedSecret(ada, code);
    const { status, body } = await removeCode(ada);
    expect(status).toBe(200);
    expect(await openIntentsOf(ada)).toEqual([priceCents]);
    expect((await ada.askForIntent()).body).toEqual(body);
    expect(body).toMatchObject({ dueCents: priceCents });
  });

  test('leaves the open intent as it was when it is refused', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    expect(await applyCode(ada, 'NO-SUCH-CODE')).toMatchObject({
      status: 400,
      body: { code: 'unknown_code' },
    });
    expect(await ada.openIntent()).toBe(clientSecret);
  });

  test.each([
    [
      'of another account',
      async () => newCode(shop, { onlyEmail: (await shop.payer()).email }),
      'unknown_code',
    ],
    [
      'that has expired',
      async () => {
        const made = await newCode(shop);
        await shop.db
          .updateTable('promotionCodes')
          .set({ expiresAt: new Date(0) })
          .where('id', '=', made.id)
          .execute();
        return made;
      },
      'expired_code',
    ],
    [
      'that an admin has ended',
      async () => {
        const made = await newCode(shop);
        await shop.db
          .updateTable('promotionCodes')
          .set({ endedAt: new Date() })
          .where('id', '=', made.id)
          .execute();
        return made;
      },
      'expired_code',
    ],
  ])('%s is refused', async (_name, make, refusal) => {
    const ada = await shop.payer();
    expect((await applyCode(ada, (await make()).code)).body).toMatchObject({ code: refusal });
    expect(await openIntentsOf(ada)).toEqual([]);
  });

  test('that has ended says so however often it is entered, and is not counted as a guess', async () => {
    const ada = await shop.payer();
    const { id, code } = await newCode(shop);
    await shop.db.updateTable('promotionCodes').set({ endedAt: new Date() }).where('id', '=', id).execute();
    for (let times = 0; times < 12; times += 1)
      expect((await applyCode(ada, code)).body).toMatchObject({
        code: 'expired_code',
        error: 'This code is no longer valid.',
      });
  });

  test('for one account works for that account', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop, { onlyEmail: ada.email });
    expect((await applyCode(ada, code)).status).toBe(200);
  });

  test('that is applied by double clicks and two tabs leaves one intent and uses one redemption', async () => {
    const ada = await shop.payer();
    await ada.openIntent();
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => applyCode(index % 2 ? ada : ada.at(second), code)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await openIntentsOf(ada)).toEqual([halfCents]);
  });

  test('is refused to a user who has paid', async () => {
    const { ada } = await shop.paidUp();
    const { code } = await newCode(shop);
    expect((await applyCode(ada, code)).body).toMatchObject({ code: 'already_paid' });
    expect((await removeCode(ada)).body).toMatchObject({ code: 'already_paid' });
  });
});

describe('no fault charges twice or loses a payment:', () => {
  test('the full price is paid while a code is applied', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const { code } = await newCode(shop);
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(clientSecret);
    expect((await applyCode(ada, code)).body).toMatchObject({ code: 'already_paid' });
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await paymentOf(ada)).toHaveLength(1);
  });

  test('all webhooks of a lower amount are lost', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop);
    const clientSecret = await appliedSecret(ada, code);
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(clientSecret);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
  });

  test('Stripe does not answer after the old intent was canceled', async () => {
    const ada = await shop.payer();
    await ada.openIntent();
    const { code } = await newCode(shop, { maxRedemptions: 1 });
    const { openIntent } = shop.services.stripe;
    shop.services.stripe.openIntent = async () => {
      throw new Error('the process died here');
    };
    expect((await applyCode(ada, code)).status).toBe(500);
    shop.services.stripe.openIntent = openIntent;
    expect((await ada.askForIntent()).body).toMatchObject({ discount: { code, dueCents: halfCents } });
    expect(await openIntentsOf(ada)).toEqual([halfCents]);
  });

  test.each([priceCents, halfCents - 1])(
    'a payment of %i cents instead of the code’s amount raises an alert and gives no access',
    async (amount) => {
      const ada = await shop.payer();
      const { code } = await newCode(shop);
      const intentId = intentIdOf(await appliedSecret(ada, code));
      const event = eventOf(
        'payment_intent.succeeded',
        paidIntent(intentId, ada.uid, { amount, amount_received: amount }),
      );
      expect((await shop.deliver(event)).status).toBe(200);
      const stored = await shop.db
        .selectFrom('stripeEvents')
        .select('alert')
        .where('id', '=', event.id)
        .execute();
      expect(stored).toEqual([{ alert: 'amount_mismatch' }]);
      expect(await shop.hasAccess(ada.uid)).toBe(false);
    },
  );

  test('a refund of the paid amount takes access away', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop);
    const clientSecret = await appliedSecret(ada, code);
    await shop.pay(clientSecret);
    await shop.untilAccess(ada.uid, true);
    await shop.stripe.refunds.create({ payment_intent: intentIdOf(clientSecret) });
    await shop.untilAccess(ada.uid, false);
    expect(await paymentOf(ada)).toMatchObject([{ refundedCents: halfCents, entitles: false }]);
  });
});

describe('a code that leaves nothing to pay', () => {
  const free = (terms: object = {}) => newCode(shop, { percentOff: 100, ...terms });

  test('gives access at once, with a fact in the ledger and no charge', async () => {
    const ada = await shop.payer();
    await ada.openIntent();
    const { code } = await free();
    const { status, body } = await applyCode(ada, code);
    expect([status, body]).toEqual([
      200,
      { clientSecret: null, discount: { code, offCents: priceCents, dueCents: 0 } },
    ]);
    expect(await ada.status()).toEqual({ hasPaid: true, paymentFailed: false });
    const rows = await shop.db
      .selectFrom('paymentFacts')
      .innerJoin('payments', 'payments.intentId', 'paymentFacts.intentId')
      .select('fact')
      .where('payments.uid', '=', ada.uid)
      .where('source', '=', 'code')
      .execute();
    expect(rows.map(({ fact }) => fact)).toMatchObject([{ kind: 'free', code }]);
    await settlePayments(shop.services);
    expect(await openIntentsOf(ada)).toEqual([]);
  });

  test('is given once to two tabs', async () => {
    const ada = await shop.payer();
    const { id, code } = await free({ maxRedemptions: 5 });
    const answers = await Promise.all([applyCode(ada, code), applyCode(ada.at(second), code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('promotionCodeId', '=', id)
      .execute();
    expect(taken).toHaveLength(1);
  });

  test('gives the money back that was paid at the same time', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const { code } = await free();
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(clientSecret);
    expect((await applyCode(ada, code)).status).toBe(200);
    await shop.control.deliveryFaults();
    await sweepPayments(shop.services);
    await settlePayments(shop.services);
    await sweepPayments(shop.services);
    expect(await shop.hasAccess(ada.uid)).toBe(true);
    expect(await paymentOf(ada)).toMatchObject([
      { amountCents: priceCents, refundedCents: priceCents },
      { amountCents: 0, entitles: true },
    ]);
  });
});
