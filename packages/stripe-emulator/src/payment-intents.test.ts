import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { emulator, keys } from './test-emulator.ts';

test('a good card pays, once', async () => {
  const { stripe, confirm, newIntent } = await emulator();
  const intent = await newIntent();
  expect(await confirm(intent, '4242424242424242')).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  });
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 6200, metadata: { uid: 'ada' } });
  expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, amount_refunded: 0 });
  expect(await confirm(intent, '4242424242424242')).toMatchObject({
    status: 400,
    body: { error: { code: 'payment_intent_unexpected_state' } },
  });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
])(
  'card %s is refused with %s and may be followed by a good one',
  async (number, code, declineCode, message) => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    expect(await confirm(intent, number)).toMatchObject({
      status: 402,
      body: { error: { code, decline_code: declineCode, message } },
    });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, message },
    });
    expect((await confirm(intent, '4242424242424242')).body.status).toBe('succeeded');
  },
);

test.each([
  ['a wrong check digit', '4242424242424241', {}, 'incorrect_number'],
  [
    'a past year',
    '4242424242424242',
    { 'payment_method_data[card][exp_year]': '2020' },
    'invalid_expiry_year',
  ],
  ['month 13', '4242424242424242', { 'payment_method_data[card][exp_month]': '13' }, 'invalid_expiry_month'],
  ['a short code', '4242424242424242', { 'payment_method_data[card][cvc]': '1' }, 'invalid_cvc'],
])('%s is refused', async (_, number, overrides, code) => {
  const { confirm, newIntent } = await emulator();
  expect((await confirm(await newIntent(), number, overrides)).body.error?.code).toBe(code);
});

test.each(['4000002760003184', '4000002500003155'])(
  'card %s asks the payer, who accepts or refuses',
  async (number) => {
    const { url, stripe, confirm, newIntent } = await emulator();
    const answer = async (intent: Stripe.PaymentIntent, outcome: string) =>
      fetch(`${url}/v1/payment_intents/${intent.id}/authenticate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
      });
    const accepted = await newIntent();
    expect((await confirm(accepted, number)).body.status).toBe('requires_action');
    expect((await stripe.paymentIntents.retrieve(accepted.id)).next_action?.type).toBe('use_stripe_sdk');
    await answer(accepted, 'accepted');
    expect((await stripe.paymentIntents.retrieve(accepted.id)).status).toBe('succeeded');

    const refused = await newIntent();
    await confirm(refused, number);
    await answer(refused, 'refused');
    expect(await stripe.paymentIntents.retrieve(refused.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  },
);

test('a browser confirms with the right client secret only, and sees less than the server', async () => {
  const { url, confirm, newIntent } = await emulator();
  const intent = await newIntent();
  expect((await confirm(intent, '4242424242424242', { client_secret: 'pi_1_secret_2' })).status).toBe(400);
  const seen = await fetch(`${url}/v1/payment_intents/${intent.id}?client_secret=${intent.client_secret}`, {
    headers: { authorization: `Bearer ${keys.publishableKey}` },
  });
  expect(await seen.json()).not.toHaveProperty('metadata');
  const list = await fetch(`${url}/v1/payment_intents`, {
    headers: { authorization: `Bearer ${keys.publishableKey}` },
  });
  expect(list.status).toBe(401);
});

test('an unknown key, an unknown intent, a missing parameter and an unknown route fail as Stripe fails', async () => {
  const { stripe, url, options } = await emulator();
  await expect(new Stripe('sk_test_other', options).paymentIntents.list()).rejects.toMatchObject({
    statusCode: 401,
  });
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    stripe.paymentIntents.create({ currency: 'usd' } as Stripe.PaymentIntentCreateParams),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_missing',
  });
  const unknown = await fetch(`${url}/v1/nothing`, {
    headers: { authorization: `Bearer ${keys.secretKey}` },
  });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('the same idempotency key answers as the first time, and with other parameters is refused', async () => {
  const { stripe } = await emulator();
  const create = (amount: number) =>
    stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'once' });
  const first = await create(6200);
  expect((await create(6200)).id).toBe(first.id);
  await expect(create(6300)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('an intent is canceled, and then not confirmed', async () => {
  const { stripe, confirm, newIntent } = await emulator();
  const intent = await newIntent();
  expect((await stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled');
  expect((await confirm(intent, '4242424242424242')).status).toBe(400);
});

test('a list is paged, newest first', async () => {
  const { stripe, newIntent } = await emulator();
  const ids = [(await newIntent()).id, (await newIntent()).id, (await newIntent()).id];
  const [newest, middle, oldest] = ids.toReversed();
  const page = await stripe.paymentIntents.list({ limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ id: newest }, { id: middle }] });
  expect((await stripe.paymentIntents.list({ limit: 2, starting_after: middle ?? '' })).data).toMatchObject([
    { id: oldest },
  ]);
});
