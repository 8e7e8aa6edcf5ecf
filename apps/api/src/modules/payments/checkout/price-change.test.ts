import { priceCents, priceDollars } from '@org/api-contract/values';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { adoptLostPayments } from '#modules/payments/sync/sweep-payments.ts';
import { ApiProcess } from '#test/payments/api-process.ts';
import { applyCode, appliedSecret, halfCents, newCode, removeCode } from '#test/payments/codes.ts';
import { beginGift } from '#test/payments/gifts.ts';
import { cards, intentIdOf, type Payer } from '#test/payments/payer.ts';
import { eventOf, openShop, paidIntent, type Shop } from '#test/payments/shop.ts';

let shop: Shop;
const laterDollars = priceDollars + 17;
const laterCents = laterDollars * 100;
const laterTerms = { expected_cents: String(laterCents), expected_currency: 'usd' };
/**
 * A process of a release with a higher price, on the same database. Its current payment link has the new price, and
 * its former link is the shop's link.
 */
let later: ApiProcess;
let laterLink: Shop['link'];
/**
 * A process whose link has another price, and whose former link has metadata with an amount that differs from its
 * price.
 */
let mislinked: Shop;
let oddLink: Shop['link'];

beforeAll(async () => {
  shop = await openShop();
  laterLink = await shop.otherLink(laterCents, laterTerms);
  later = await ApiProcess.start(shop, {
    stripeUrl: shop.app.stripeUrl,
    priceCents: laterCents,
    variables: { STRIPE_PAYMENT_LINK_ID: `${laterLink.id}, ${shop.link.id}` },
  });
  oddLink = await shop.otherLink(priceCents, laterTerms);
  mislinked = await openShop({
    besides: shop,
    env: { STRIPE_PAYMENT_LINK_ID: `${laterLink.id},${oddLink.id}` },
  });
});

afterEach(() => shop.control.deliveryFaults());

afterAll(async () => {
  await mislinked.close();
  await later.stop();
  await shop.close();
});

const askFor = (amount: unknown, payer: Payer) =>
  payer.at(later).call('POST', '/api/create-payment-intent', { amount, userId: payer.uid });

const openAmounts = async ({ uid }: Payer) =>
  (await shop.intentsOf(uid)).filter(({ status }) => status !== 'canceled').map(({ amount }) => amount);

const paymentOf = (payer: Payer) =>
  shop.db
    .selectFrom('payments')
    .select(['amountCents', 'listPriceCents', 'status', 'entitles'])
    .where('uid', '=', payer.uid)
    .where('status', '!=', 'canceled')
    .execute();

describe('F36: after a change of the price', () => {
  test('a page with the former price is told the new one, and no intent is opened', async () => {
    const ada = await shop.payer();
    expect(await askFor(priceDollars, ada)).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        amount: laterDollars,
        detail: `The price has changed. It is $${laterDollars} now.`,
      },
    });
    expect(await openAmounts(ada)).toEqual([]);
    expect(await askFor(laterDollars, ada)).toMatchObject({ status: 200, body: { dueCents: laterCents } });
    const [intent] = await shop.intentsOf(ada.uid);
    expect(intent).toMatchObject({
      amount: laterCents,
      metadata: laterTerms,
    });
  });

  test('an amount that was never the price is refused as invalid', async () => {
    const ada = await shop.payer();
    const never = [
      0,
      1,
      -priceDollars,
      priceCents,
      `${priceDollars}`,
      priceDollars + 0.5,
      laterCents,
      `${laterDollars}`,
      laterDollars + 0.5,
      null,
    ];
    for (const amount of never)
      expect([amount, await askFor(amount, ada)]).toMatchObject([
        amount,
        { status: 400, body: { code: 'invalid_amount' } },
      ]);
    expect(await openAmounts(ada)).toEqual([]);
  });

  test('an open intent of the former price is replaced, also after a declined card, and counted by no limit', async () => {
    const ada = await shop.payer();
    await shop.pay(await ada.openIntent(), cards.declined);
    expect(await askFor(laterDollars, ada)).toMatchObject({ status: 200, body: { dueCents: laterCents } });
    expect(await openAmounts(ada)).toEqual([laterCents]);
    expect(await paymentOf(ada)).toMatchObject([{ amountCents: laterCents, listPriceCents: laterCents }]);
  });

  test.each<[string, (secret: string, payer: Payer) => Promise<unknown>]>([
    ['waits for authentication', (secret) => shop.pay(secret, cards.asks)],
    [
      'is processed',
      (secret, { uid }) =>
        shop.deliver(
          eventOf(
            'payment_intent.processing',
            paidIntent(intentIdOf(secret), uid, { status: 'processing', amount_received: 0 }),
          ),
        ),
    ],
  ])('an intent that %s keeps the former price', async (_name, begin) => {
    const ada = await shop.payer();
    await begin(await ada.openIntent(), ada);
    const { status, body } = await askFor(laterDollars, ada);
    expect([status, body.dueCents ?? body.code]).toEqual(
      status === 409 ? [409, 'payment_processing'] : [200, priceCents],
    );
    expect(await openAmounts(ada)).toEqual([priceCents]);
  });

  test('an intent with a promotion code keeps its amount, which is a discount on the former price', async () => {
    const ada = await shop.payer();
    const { code } = await newCode(shop);
    const clientSecret = await appliedSecret(ada, code);
    const discount = { code, offCents: halfCents, dueCents: halfCents };
    expect((await askFor(laterDollars, ada)).body).toEqual({ clientSecret, dueCents: halfCents, discount });
    expect((await applyCode(ada.at(later), code)).body).toEqual({ clientSecret, discount });
    expect(await openAmounts(ada)).toEqual([halfCents]);
    expect((await removeCode(ada.at(later))).body).toMatchObject({ dueCents: laterCents });
  });

  test('a gift that is not paid yet gets the new price, and the answer states it', async () => {
    const ada = await shop.payer();
    const id = crypto.randomUUID();
    expect((await beginGift(ada, { id })).body).toMatchObject({ dueCents: priceCents });
    expect((await beginGift(ada.at(later), { id })).body).toMatchObject({ dueCents: laterCents });
    expect(await openAmounts(ada)).toEqual([laterCents]);
  });

  test('a payment by an intent that the former page still shows gives access', async () => {
    const ada = await shop.payer();
    await shop.control.deliveryFaults({ drop: true });
    await shop.pay(await ada.openIntent());
    expect(await ada.at(later).link()).toMatchObject({ body: { linked: true } });
    expect(await paymentOf(ada)).toMatchObject([{ amountCents: priceCents, entitles: true }]);
  });

  test.each<[string, (to: Shop['link'], payer: Payer) => Promise<void>]>([
    [
      'whose webhook was lost',
      async (to, ada) => {
        await shop.control.deliveryFaults({ drop: true });
        await shop.payLink(to.url, { reference: ada.uid, email: ada.email });
        expect(await ada.at(later).link()).toMatchObject({ body: { linked: true } });
      },
    ],
    [
      'whose webhooks arrive in reverse order',
      async (to, ada) => {
        await shop.control.deliveryFaults({ drop: true });
        await shop.payLink(to.url, { reference: ada.uid, email: ada.email });
        const events = await shop.stripe.events.list({ limit: 10 });
        const own = events.data.filter(({ type }) =>
          ['checkout.session.completed', 'payment_intent.succeeded'].includes(type),
        );
        for (const event of own.slice(0, 2)) await shop.deliver(event, { to: later.url });
      },
    ],
  ])('a payment through the link, %s, gives access by the price of its link', async (_name, pay) => {
    for (const [link, amountCents] of [
      [shop.link, priceCents],
      [laterLink, laterCents],
    ] as const) {
      const ada = await shop.payer();
      await pay(link, ada);
      await expect.poll(() => paymentOf(ada)).toMatchObject([{ amountCents, entitles: true }]);
      expect(await shop.hasAccess(ada.uid)).toBe(true);
    }
  });

  test('a link whose metadata state a different amount gives no access', async () => {
    const ada = await shop.payer();
    await shop.control.deliveryFaults({ drop: true });
    await shop.payLink(oddLink.url, { reference: ada.uid, email: ada.email });
    await ada.at(mislinked).link();
    expect(await paymentOf(ada)).toMatchObject([{ amountCents: laterCents, entitles: false }]);
  });

  test('payments since a backup are adopted at the amount that Stripe requested, whatever the price is now', async () => {
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    await shop.control.deliveryFaults({ drop: true });
    const { code } = await newCode(shop);
    await shop.pay(await appliedSecret(bob, code));
    const { body } = await askFor(laterDollars, ada);
    await shop.pay(String(body.clientSecret));
    await shop.db.deleteFrom('payments').where('uid', 'in', [ada.uid, bob.uid]).execute();
    await adoptLostPayments(shop.services, { command: 'ada' });
    expect([await shop.hasAccess(ada.uid), await shop.hasAccess(bob.uid)]).toEqual([true, true]);
    expect(await paymentOf(ada)).toMatchObject([{ amountCents: laterCents, entitles: true }]);
    expect(await paymentOf(bob)).toMatchObject([{ amountCents: halfCents, entitles: true }]);
  });
});

describe('the payment link', () => {
  test('is returned while it has today’s price, which is read from Stripe every few minutes', async () => {
    const [ada, bob] = [await shop.payer(), await shop.payer()];
    const given = await ada.at(later).call('GET', '/api/payment-link');
    expect(String(given.body.paymentLink)).toContain(laterLink.id);
    await shop.control.faults([{ path: '/v1/payment_links', method: 'GET', kind: 'error', status: 500 }]);
    expect(await bob.at(later).call('GET', '/api/payment-link')).toMatchObject({ status: 200 });
    await shop.control.faults([]);
  });

  test('F36: of another price is given to nobody, and raises an alert', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const answer = await ada.at(mislinked).call('GET', '/api/payment-link');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(mislinked.services.events.counts().payment_link_mismatch).toBe(1);
    expect(await ada.openIntent()).toBe(clientSecret);
  });
});
