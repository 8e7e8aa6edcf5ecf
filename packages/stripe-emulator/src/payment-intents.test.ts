import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { emulator, keys } from './test-emulator.ts';

const good = '4242424242424242';

describe('a successful card', () => {
  test('pays the intent, creates a charge and sends a receipt', async () => {
    const { stripe, control, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    await stripe.paymentIntents.update(intent.id, { receipt_email: 'ada@example.com' });
    expect(await confirm(intent, good)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 6200, metadata: { uid: 'ada' } });
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      status: 'succeeded',
      paid: true,
      captured: true,
      amount: 6200,
      amount_refunded: 0,
      payment_intent: intent.id,
      receipt_email: 'ada@example.com',
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      outcome: { type: 'authorized' },
    });
    expect(await control.receipts()).toMatchObject([{ email: 'ada@example.com', paymentIntent: intent.id }]);
  });

  test('is charged once by concurrent confirmations', async () => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(intent, good)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  test.each(['4242 4242 4242 4242', '4242-4242-4242-4242'])('is accepted as %s', async (number) => {
    const { confirm, newIntent } = await emulator();
    expect((await confirm(await newIntent(), number)).body.status).toBe('succeeded');
  });

  test.each([
    ['5555555555554444', 'mastercard', '123'],
    ['378282246310005', 'amex', '1234'],
  ])('%s has the brand %s', async (number, brand, cvc) => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    await confirm(intent, number, { 'payment_method_data[card][cvc]': cvc });
    const { payment_method: method } = await stripe.paymentIntents.retrieve(intent.id, {
      expand: ['payment_method'],
    });
    expect(method).toMatchObject({ card: { brand, last4: number.slice(-4) } });
  });
});

describe('a declined card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])('%s fails with %s, and another card then succeeds', async (number, code, declineCode, message) => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const refused = await confirm(intent, number);
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code, decline_code: declineCode, message } },
    });
    const waiting = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(waiting).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      payment_method: null,
      last_payment_error: { code, decline_code: declineCode, message, payment_method: { type: 'card' } },
      latest_charge: { status: 'failed', paid: false, failure_code: code, failure_message: message },
    });
    expect((await stripe.events.list({ type: 'payment_intent.payment_failed' })).data).toMatchObject([
      { data: { object: { id: intent.id, last_payment_error: { code } } } },
    ]);
    expect((await confirm(intent, good)).body.status).toBe('succeeded');
    const paid = await stripe.paymentIntents.retrieve(intent.id);
    expect(paid.last_payment_error).toBeNull();
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(2);
  });
});

describe('invalid card details', () => {
  const month = 'payment_method_data[card][exp_month]';
  const year = 'payment_method_data[card][exp_year]';
  const cvc = 'payment_method_data[card][cvc]';

  test.each<[string, string, Record<string, string>, string, string | undefined]>([
    ['a wrong check digit', '4242424242424241', {}, 'incorrect_number', 'number'],
    ['letters', 'not a number', {}, 'incorrect_number', 'number'],
    ['a year in the past', good, { [year]: '2020' }, 'invalid_expiry_year', 'exp_year'],
    ['a year too far in the future', good, { [year]: '2999' }, 'invalid_expiry_year', 'exp_year'],
    ['month 13', good, { [month]: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['a security code that is too short', good, { [cvc]: '1' }, 'invalid_cvc', 'cvc'],
    ['a security code of another brand’s length', good, { [cvc]: '1234' }, 'invalid_cvc', 'cvc'],
    ['a number that is not a test card', '4111111111111111', {}, 'card_declined', undefined],
  ])('with %s fail without a charge', async (_name, number, differences, code, param) => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const { status, body } = await confirm(intent, number, differences);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error?.param).toBe(param);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: null,
    });
  });

  test('with last month’s date fail', async () => {
    const { confirm, newIntent } = await emulator();
    const lastMonth = new Date();
    lastMonth.setUTCDate(0);
    const { body } = await confirm(await newIntent(), good, {
      [month]: String(lastMonth.getUTCMonth() + 1),
      [year]: String(lastMonth.getUTCFullYear()),
    });
    expect(body.error?.code).toMatch(/^invalid_expiry_(month|year)$/);
  });
});

describe('a card that requires authentication', () => {
  test.each(['4000002760003184', '4000002500003155'])('%s pays after the payer accepts', async (number) => {
    const { stripe, confirm, authenticate, newIntent } = await emulator();
    const intent = await newIntent();
    expect((await confirm(intent, number)).body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await stripe.charges.list()).data).toEqual([]);
    expect((await authenticate(intent, 'accepted')).body).toMatchObject({
      status: 'succeeded',
      next_action: null,
    });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
    expect((await authenticate(intent, 'refused')).body.error?.code).toBe('payment_intent_unexpected_state');
  });

  test('fails if the payer refuses, and another card may follow', async () => {
    const { stripe, confirm, authenticate, newIntent } = await emulator();
    const intent = await newIntent();
    await confirm(intent, '4000002760003184');
    expect((await authenticate(intent, 'refused')).body).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    });
    expect((await stripe.charges.list()).data).toEqual([]);
    const types = (await stripe.events.list()).data.map(({ type }) => type);
    expect(types).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.created',
    ]);
    expect((await confirm(intent, good)).body.status).toBe('succeeded');
  });

  test('can be replaced by another card while authentication is pending', async () => {
    const { confirm, newIntent } = await emulator();
    const intent = await newIntent();
    await confirm(intent, '4000002760003184');
    expect((await confirm(intent, good)).body).toMatchObject({ status: 'succeeded', next_action: null });
  });

  test('may be declined after authentication', async () => {
    const { confirm, authenticate, newIntent } = await emulator();
    const intent = await newIntent();
    await confirm(intent, '4000008400001629');
    expect(await authenticate(intent, 'accepted')).toMatchObject({
      status: 402,
      body: { error: { decline_code: 'generic_decline' } },
    });
  });
});

describe('a browser', () => {
  test('must send the client secret of the intent', async () => {
    const { call, confirm, newIntent } = await emulator();
    const [intent, other] = [await newIntent(), await newIntent()];
    const path = `/v1/payment_intents/${intent.id}`;
    const wrong = { client_secret: other.client_secret ?? '' };
    expect(await confirm(intent, good, wrong)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter', param: 'client_secret' } },
    });
    expect((await call('GET', path, wrong)).status).toBe(400);
    expect((await call('GET', path)).body.error).toMatchObject({ code: 'parameter_missing' });
    expect((await call('POST', `${path}/cancel`, wrong)).status).toBe(401);
    expect((await call('POST', path, { amount: '50' })).status).toBe(401);
  });

  test('receives the public fields of an intent, also in errors', async () => {
    const { call, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const seen = await call('GET', `/v1/payment_intents/${intent.id}`, {
      client_secret: intent.client_secret ?? '',
    });
    const declined = await confirm(intent, '4000000000000002');
    const paid = await confirm(intent, good);
    const late = await confirm(intent, good);
    for (const intentSeen of [
      seen.body,
      declined.body.error?.payment_intent,
      paid.body,
      late.body.error?.payment_intent,
    ]) {
      expect(intentSeen).toMatchObject({ id: intent.id, amount: 6200, client_secret: intent.client_secret });
      for (const hidden of ['metadata', 'latest_charge', 'amount_received']) {
        expect(intentSeen).not.toHaveProperty(hidden);
      }
    }
  });
});

describe('a server', () => {
  test('creates and confirms in one call', async () => {
    const { stripe } = await emulator();
    const create = (paymentMethod: string) =>
      stripe.paymentIntents.create({
        amount: 6200,
        currency: 'USD',
        confirm: true,
        payment_method: paymentMethod,
      });
    expect(await create('pm_card_visa')).toMatchObject({ status: 'succeeded', currency: 'usd' });
    await expect(create('pm_none')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
  });

  test('cannot confirm without a payment method', async () => {
    const { stripe, newIntent } = await emulator();
    const { id } = await newIntent();
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({ code: 'parameter_missing' });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  test('updates metadata by key, also after the payment', async () => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const metadataAfter = async (metadata: Stripe.Emptyable<Stripe.MetadataParam>) =>
      (await stripe.paymentIntents.update(intent.id, { metadata })).metadata;
    expect(await metadataAfter({ plan: 'life' })).toEqual({ uid: 'ada', plan: 'life' });
    await confirm(intent, good);
    expect(await metadataAfter({ plan: '' })).toEqual({ uid: 'ada' });
    expect(await metadataAfter('')).toEqual({});
  });

  test('cancels an unpaid intent, which can then not be confirmed', async () => {
    const { stripe, confirm, newIntent } = await emulator();
    const intent = await newIntent();
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    expect((await stripe.events.list({ type: 'payment_intent.canceled' })).data).toHaveLength(1);
    expect((await confirm(intent, good)).body.error?.message).toContain('canceled');
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });

    const paid = await newIntent();
    await confirm(paid, good);
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      stripe.paymentIntents.cancel(paid.id, {
        cancellation_reason: 'bored' as Stripe.PaymentIntentCancelParams.CancellationReason,
      }),
    ).rejects.toMatchObject({ param: 'cancellation_reason' });
  });

  test('sees “processing” while the bank is slow, and can neither cancel nor pay again until the bank answers', async () => {
    const { stripe, control, newIntent, confirm } = await emulator();
    await control.slowBank(true);
    const [intent, other] = [await newIntent(), await newIntent()];
    const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;
    for (const each of [intent, other]) {
      expect((await confirm(each, good)).body.status).toBe('processing');
      await expect(stripe.paymentIntents.cancel(each.id)).rejects.toMatchObject({ statusCode: 400 });
    }
    expect((await confirm(intent, good)).body.error?.code).toBe('payment_intent_unexpected_state');
    await control.answerOfBank(intent.id, true);
    await control.answerOfBank(other.id, false);
    expect([await statusOf(intent.id), await statusOf(other.id)]).toEqual([
      'succeeded',
      'requires_payment_method',
    ]);
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types.filter((type) => type === 'payment_intent.processing')).toHaveLength(2);
    expect(types).toContain('payment_intent.payment_failed');
    await control.slowBank(false);
    expect((await confirm(other, good)).body.status).toBe('succeeded');
  });

  test('filters intents by creation time', async () => {
    const { stripe, newIntent } = await emulator();
    const { created } = await newIntent();
    const idsWith = async (filter: Stripe.PaymentIntentListParams) =>
      (await stripe.paymentIntents.list(filter)).data.length;
    expect(await idsWith({ created: { gte: created, lt: created + 1 } })).toBe(1);
    expect(await idsWith({ created: { gte: created + 1 } })).toBe(0);
    expect(await idsWith({ created: { lt: created } })).toBe(0);
  });

  test('never receives a card number in a response', async () => {
    const { url, confirm, newIntent } = await emulator();
    await confirm(await newIntent(), good);
    await confirm(await newIntent(), '4000000000000002');
    const headers = { authorization: `Bearer ${keys.secretKey}` };
    for (const path of ['payment_intents', 'charges', 'events']) {
      const text = await (await fetch(`${url}/v1/${path}?limit=100`, { headers })).text();
      expect(text).not.toMatch(/4242424242424242|4000000000000002/);
    }
  });
});
