import { priceCents } from '@org/api-contract/values';
import type { Endpoints, Output } from '@org/api-contract';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { beginGift } from '#test/payments/gifts.ts';
import { cards, intentIdOf, type Payer } from '#test/payments/payer.ts';
import { openShop } from '#test/payments/shop.ts';
import { openTwoProcesses } from '#test/payments/two-processes.ts';

const { shop, second } = await openTwoProcesses({ env: { STRIPE_TAX_CODE: 'txcd_10000000' } });

/** A process without a tax code. */
const plain = await openShop({ besides: shop });

afterEach(() => shop.control.faults([]));
afterAll(() => plain.close());

const germany = { country: 'DE', postalCode: '10115' };
/** The cents of a tax that the price contains. */
const taxIn = (percentage: number): number => Math.round((priceCents * percentage) / (100 + percentage));
const germanTax = { name: 'VAT', percentage: '19', cents: taxIn(19) };

const setPlace = (payer: Payer, clientSecret: string, place: object = germany) =>
  payer.call('POST', '/api/payment-place', { intentId: intentIdOf(clientSecret), ...place });

/** The payments of a user, as they appear on invoices. */
async function invoicesOf(payer: Payer) {
  const { body } = await payer.call('GET', '/api/account');
  const { payments } = body as unknown as Output<Endpoints['GET /api/account']>;
  return payments.map(({ amountCents, taxes }) => ({ amountCents, taxes }));
}

/** The tax that Stripe has recorded for an intent: for its payment, and for its refunds. */
async function taxAtStripe(intentId: string): Promise<(number | undefined)[]> {
  const { tax, paymentIntents } = shop.stripe;
  if (!(await paymentIntents.retrieve(intentId)).hooks?.inputs?.tax) return [];
  const { tax_transaction_attempts: attempts } = await tax.associations.find({ payment_intent: intentId });
  return Promise.all(
    (attempts ?? []).map(async ({ committed }) => {
      const { data } = await tax.transactions.listLineItems(committed?.transaction ?? '');
      return data[0]?.amount_tax;
    }),
  );
}

const alerts = (): number => shop.services.events.counts().tax_not_calculated ?? 0;

async function pay(payer: Payer, clientSecret: string): Promise<void> {
  await shop.pay(clientSecret);
  await shop.untilAccess(payer.uid, true);
}

describe('where tax is configured', () => {
  test('the browser is told to ask for the place, and the invoice states the tax that the price contains', async () => {
    const ada = await shop.payer();
    const config = await fetch(`${shop.url}/api/client-config`);
    expect(await config.json()).toMatchObject({ asksForPlace: true });
    const clientSecret = await ada.openIntent();
    expect(await setPlace(ada, clientSecret)).toMatchObject({ status: 200, body: { isKnown: true } });
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toEqual([{ amountCents: priceCents, taxes: [germanTax] }]);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([germanTax.cents]);
  });

  test('the invoice states no tax where the operator collects none', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    expect((await setPlace(ada, clientSecret, { country: 'JP' })).body).toEqual({ isKnown: true });
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toEqual([{ amountCents: priceCents, taxes: [] }]);
  });

  test('twenty clicks on two processes are one calculation, and its tax is recorded once', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setPlace(index % 2 ? ada : ada.at(second), clientSecret)),
    );
    // Stripe refuses concurrent calls with the same key. No payment fails.
    expect(new Set(answers.map(({ status, body }) => [status, body.isKnown].join(' ')))).toEqual(
      new Set(['200 true']),
    );
    await setPlace(ada, clientSecret);
    const stored = await shop.db
      .selectFrom('paymentTaxes')
      .select('lines')
      .where('intentId', '=', intentIdOf(clientSecret))
      .execute();
    expect(stored).toEqual([{ lines: [germanTax] }]);
    await pay(ada, clientSecret);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([germanTax.cents]);
  });

  test('of two tabs with different places the later one counts, at Stripe and on the invoice', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await setPlace(ada, clientSecret);
    await setPlace(ada.at(second), clientSecret, { country: 'US', postalCode: '94103' });
    await shop.pay(clientSecret, cards.declined);
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toMatchObject([
      { taxes: [{ name: 'Sales tax', percentage: '7.25', cents: taxIn(7.25) }] },
    ]);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([taxIn(7.25)]);
  });

  test('a refund reverses the tax once, however often an admin clicks', async () => {
    const ada = await shop.payer();
    const admin = await shop.app.as('admin');
    const clientSecret = await ada.openIntent();
    await setPlace(ada, clientSecret);
    await pay(ada, clientSecret);
    const { id } = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('uid', '=', ada.uid)
      .executeTakeFirstOrThrow();
    const refund = () => admin.raw('POST', `/api/admin/payments/${id}/refund`, { reason: 'asked for it' });
    await Promise.all([refund(), refund(), refund()]);
    await settlePayments(shop.services);
    await settlePayments(second.services);
    await shop.untilAccess(ada.uid, false);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([germanTax.cents, -germanTax.cents]);
  });

  test('the giver of a gift gets the tax on the invoice too', async () => {
    const ada = await shop.payer();
    const { body } = await beginGift(ada);
    const clientSecret = String(body.clientSecret);
    expect((await setPlace(ada, clientSecret)).body).toEqual({ isKnown: true });
    await shop.pay(clientSecret);
    await expect.poll(() => invoicesOf(ada)).toEqual([{ amountCents: priceCents, taxes: [germanTax] }]);
  });

  test('a place that Stripe does not know is asked for again, and the tax of the previous place is removed', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await setPlace(ada, clientSecret);
    const answer = await setPlace(ada, clientSecret, { country: 'US', postalCode: '00000' });
    expect(answer).toMatchObject({ status: 200, body: { isKnown: false } });
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toEqual([{ amountCents: priceCents, taxes: [] }]);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([]);
  });

  test.each<[string, object]>([
    ['fails', { path: '/v1/tax', kind: 'error', times: 5 }],
    ['fails in the middle', { path: '/v1/tax', kind: 'error', moment: 'within', times: 5 }],
    ['loses its answer', { path: '/v1/tax', kind: 'reset', moment: 'after', times: 5 }],
    ['cannot be linked', { path: '/v1/payment_intents', method: 'POST', kind: 'error', times: 5 }],
  ])('a calculation that %s stops no payment, and raises an alert', async (_name, fault) => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    const before = alerts();
    await shop.control.faults([fault as never]);
    expect(await setPlace(ada, clientSecret)).toMatchObject({ status: 200, body: { isKnown: true } });
    expect(alerts()).toBe(before + 1);
    await shop.control.faults([]);
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toEqual([{ amountCents: priceCents, taxes: [] }]);
  });

  test('a calculation that failed once is made when the payer clicks again', async () => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    await shop.control.faults([{ path: '/v1/tax', kind: 'error', moment: 'within', times: 1 }]);
    await setPlace(ada, clientSecret);
    await setPlace(ada, clientSecret);
    await pay(ada, clientSecret);
    expect(await invoicesOf(ada)).toMatchObject([{ taxes: [germanTax] }]);
  });

  test('a payment of another user, a paid one and an unknown one are not found', async () => {
    const ada = await shop.payer();
    const eve = await shop.payer();
    const clientSecret = await ada.openIntent();
    const notFound = { status: 404, body: { code: 'not_found' } };
    expect(await setPlace(eve, clientSecret)).toMatchObject(notFound);
    expect(await setPlace(ada, 'pi_unknown_secret_1')).toMatchObject(notFound);
    await pay(ada, clientSecret);
    expect(await setPlace(ada, clientSecret)).toMatchObject(notFound);
    expect(await taxAtStripe(intentIdOf(clientSecret))).toEqual([]);
  });

  test.each<[string, object]>([
    ['no country', {}],
    ['a country in small letters', { country: 'de' }],
    ['the name of a country', { country: 'Germany' }],
    ['an empty postal code', { country: 'DE', postalCode: '' }],
    ['a postal code of 21 characters', { country: 'DE', postalCode: '1'.repeat(21) }],
    ['a street in the postal code', { country: 'DE', postalCode: '10115; Berlin' }],
    ['an extra city', { country: 'DE', city: 'Berlin' }],
  ])('%s is refused', async (_name, place) => {
    const ada = await shop.payer();
    const clientSecret = await ada.openIntent();
    expect(await setPlace(ada, clientSecret, place)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });
});

test('without a tax code nobody is asked for a place, and Stripe calculates nothing', async () => {
  const ada = (await shop.payer()).at(plain);
  const config = await fetch(`${plain.url}/api/client-config`);
  expect(await config.json()).toMatchObject({ asksForPlace: false });
  const clientSecret = await ada.openIntent();
  expect(await setPlace(ada, clientSecret)).toMatchObject({ status: 200, body: { isKnown: true } });
  const { hooks, metadata } = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
  expect([hooks, metadata.tax_calculation]).toEqual([undefined, undefined]);
});
