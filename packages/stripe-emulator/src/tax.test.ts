import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { emulator, type TestEmulator } from './test-emulator.ts';

const calculationFor = (
  stripe: Stripe,
  address: { country: string; postal_code?: string },
): Promise<Stripe.Tax.Calculation> =>
  stripe.tax.calculations.create({
    currency: 'usd',
    line_items: [{ amount: 6200, reference: 'L1', tax_behavior: 'inclusive', tax_code: 'txcd_10000000' }],
    customer_details: { address, address_source: 'billing' },
  });

const linked = (calculation: string) => ({ hooks: { inputs: { tax: { calculation } } } });

/** The tax transactions of an intent, oldest first, each with its cause and the tax of its items. */
async function recorded({ stripe }: TestEmulator, intentId: string) {
  const { tax_transaction_attempts: attempts } = await stripe.tax.associations.find({
    payment_intent: intentId,
  });
  return Promise.all(
    (attempts ?? []).map(async ({ source, committed }) => {
      const id = committed?.transaction ?? '';
      const { data } = await stripe.tax.transactions.listLineItems(id);
      return { source, items: data.map((item) => [item.type, item.amount_tax]) };
    }),
  );
}

test.each([
  [{ country: 'DE', postal_code: '10115' }, 990, '19', 'vat'],
  [{ country: 'DE' }, 990, '19', 'vat'],
  [{ country: 'US', postal_code: '94103' }, 419, '7.25', 'sales_tax'],
  [{ country: 'US', postal_code: '10001' }, 0, '0', null],
  [{ country: 'JP' }, 0, '0', null],
])('the tax contained in a price at %j is %i', async (address, tax, percentage, type) => {
  const { stripe } = await emulator();
  const calculation = await calculationFor(stripe, address);
  expect(calculation).toMatchObject({
    amount_total: 6200,
    tax_amount_inclusive: tax,
    tax_amount_exclusive: 0,
  });
  expect(calculation.tax_breakdown).toMatchObject([
    { amount: tax, tax_rate_details: { percentage_decimal: percentage, tax_type: type } },
  ]);
});

test.each([
  [{ country: 'US' }, 'customer_tax_location_invalid'],
  [{ country: 'US', postal_code: '00000' }, 'customer_tax_location_invalid'],
  [{ country: 'CA' }, 'customer_tax_location_invalid'],
  [{ country: 'de' }, 'country_code_invalid'],
])('no tax is calculated at %j: %s', async (address, code) => {
  const { stripe } = await emulator();
  await expect(calculationFor(stripe, address)).rejects.toMatchObject({ code, statusCode: 400 });
});

test('the tax of a linked calculation is recorded once when the intent is paid', async () => {
  const started = await emulator();
  const { stripe, confirm, newIntent } = started;
  const { id: calculation } = await calculationFor(stripe, { country: 'DE' });
  const intent = await newIntent();
  const updated = await stripe.paymentIntents.update(intent.id, linked(calculation ?? ''));
  expect(updated.hooks).toEqual({ inputs: { tax: { calculation } } });
  expect(await recorded(started, intent.id)).toEqual([]);
  await confirm(intent, '4242424242424242');
  expect(await recorded(started, intent.id)).toEqual([{ source: intent.id, items: [['transaction', 990]] }]);
});

test('only the calculation linked last is recorded, and a removed one is not', async () => {
  const started = await emulator();
  const { stripe, confirm, newIntent } = started;
  const german = await calculationFor(stripe, { country: 'DE' });
  const french = await calculationFor(stripe, { country: 'FR' });
  const intent = await newIntent();
  await stripe.paymentIntents.update(intent.id, linked(german.id ?? ''));
  await stripe.paymentIntents.update(intent.id, linked(french.id ?? ''));
  await confirm(intent, '4242424242424242');
  expect(await recorded(started, intent.id)).toMatchObject([{ items: [['transaction', 1033]] }]);

  const other = await newIntent();
  await stripe.paymentIntents.update(other.id, linked(german.id ?? ''));
  await stripe.paymentIntents.update(other.id, linked(''));
  await confirm(other, '4242424242424242');
  await expect(recorded(started, other.id)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('a paid intent accepts no other calculation, and an unknown one is refused', async () => {
  const { stripe, confirm, newIntent } = await emulator();
  const intent = await newIntent();
  await expect(stripe.paymentIntents.update(intent.id, linked('taxcalc_none'))).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await confirm(intent, '4242424242424242');
  const { id } = await calculationFor(stripe, { country: 'DE' });
  await expect(stripe.paymentIntents.update(intent.id, linked(id ?? ''))).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a refund reverses the tax in proportion, and a failed refund takes that back', async () => {
  const started = await emulator();
  const { stripe, confirm, control, newIntent } = started;
  const { id } = await calculationFor(stripe, { country: 'DE' });
  const intent = await newIntent();
  await stripe.paymentIntents.update(intent.id, linked(id ?? ''));
  await confirm(intent, '4242424242424242');
  const half = await stripe.refunds.create({ payment_intent: intent.id, amount: 3100 });
  const rest = await stripe.refunds.create({ payment_intent: intent.id });
  await control.failRefund(rest.id);
  expect(await recorded(started, intent.id)).toEqual([
    { source: intent.id, items: [['transaction', 990]] },
    { source: half.id, items: [['reversal', -495]] },
    { source: rest.id, items: [['reversal', -495]] },
    { source: rest.id, items: [['reversal', 495]] },
  ]);
});
