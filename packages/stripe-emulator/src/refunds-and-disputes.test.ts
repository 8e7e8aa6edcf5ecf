import { expect, test } from 'vitest';
import { emulator } from './test-emulator.ts';

async function paidIntent() {
  const all = await emulator();
  const intent = await all.newIntent();
  await all.confirm(intent, '4242424242424242');
  return { ...all, intent };
}

test('a payment is refunded in part, then in full, and never beyond', async () => {
  const { stripe, intent } = await paidIntent();
  await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
  const charge = async () =>
    (await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).latest_charge;
  expect(await charge()).toMatchObject({ amount_refunded: 2000, refunded: false });
  await stripe.refunds.create({ payment_intent: intent.id });
  expect(await charge()).toMatchObject({ amount_refunded: 6200, refunded: true });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2);
});

test('a dispute is opened and decided', async () => {
  const { stripe, control, intent } = await paidIntent();
  const { id } = await control.openDispute(intent.id);
  expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toMatchObject([
    { id, status: 'needs_response' },
  ]);
  await control.closeDispute(id, 'won');
  expect((await stripe.disputes.retrieve(id)).status).toBe('won');
  const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']));
});

test('a payment link is paid by a person and names who paid', async () => {
  const { stripe } = await emulator();
  const link = await stripe.paymentLinks.create({
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 6200, product_data: { name: 'Access' } }, quantity: 1 },
    ],
  });
  const page = await fetch(`${link.url}?client_reference_id=ada&prefilled_email=ada%40example.com`);
  expect(await page.text()).toContain('value="ada@example.com"');
  const pay = (number: string) =>
    fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({
        client_reference_id: 'ada',
        email: 'ada@example.com',
        number,
        expiry: '12/34',
        cvc: '123',
      }),
    });
  expect((await pay('4000000000000002')).status).toBe(402);
  expect((await pay('4242 4242 4242 4242')).status).toBe(200);
  const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(event?.data.object).toMatchObject({
    client_reference_id: 'ada',
    payment_status: 'paid',
    amount_total: 6200,
    customer_details: { email: 'ada@example.com' },
  });
});
