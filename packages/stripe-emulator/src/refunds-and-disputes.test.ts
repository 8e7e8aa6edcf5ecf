import { describe, expect, test } from 'vitest';
import { emulator } from './test-emulator.ts';

async function paidIntent(card = '4242424242424242') {
  const all = await emulator();
  const intent = await all.newIntent();
  await all.confirm(intent, card);
  return {
    ...all,
    intent,
    charge: async () =>
      (await all.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).latest_charge,
    typesFrom: async (prefix: string) =>
      (await all.stripe.events.list({ limit: 100 })).data
        .map(({ type }) => type)
        .filter((type) => type.startsWith(prefix)),
  };
}

describe('a refund', () => {
  test('returns a part, then the rest, and never more than was paid', async () => {
    const { stripe, intent, charge } = await paidIntent();
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 2000,
      metadata: { why: 'kind' },
    });
    expect(part).toMatchObject({ amount: 2000, status: 'succeeded', metadata: { why: 'kind' } });
    expect(await charge()).toMatchObject({ amount_refunded: 2000, refunded: false });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 4201 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
    expect(await charge()).toMatchObject({ amount_refunded: 6200, refunded: true });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toMatchObject([
      { amount: 4200, reason: 'requested_by_customer' },
      { id: part.id },
    ]);
  });

  test('sends events with the amount refunded so far', async () => {
    const { stripe, intent } = await paidIntent();
    await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
    await stripe.refunds.create({ payment_intent: intent.id });
    expect((await stripe.events.list({ type: 'refund.created' })).data).toHaveLength(2);
    expect((await stripe.events.list({ type: 'charge.refunded' })).data).toMatchObject([
      { data: { object: { amount_refunded: 6200, refunded: true } } },
      { data: { object: { amount_refunded: 2000, refunded: false } } },
    ]);
  });

  test('may fail later, which restores the charge’s unrefunded amount', async () => {
    const { stripe, control, intent, charge, typesFrom } = await paidIntent();
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(await control.failRefund(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'unknown',
    });
    expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await typesFrom('refund.')).toEqual(['refund.failed', 'refund.updated', 'refund.created']);
    await expect(control.failRefund(refund.id)).rejects.toThrow('400');
  });

  test('needs a payment', async () => {
    const { stripe, newIntent, confirm } = await emulator();
    const intent = await newIntent();
    const refund = () => stripe.refunds.create({ payment_intent: intent.id });
    await expect(refund()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await confirm(intent, '4000000000000002');
    await expect(refund()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });
});

describe('a dispute', () => {
  test.each(['won', 'lost'] as const)('withdraws the funds and is %s', async (decision) => {
    const { stripe, control, intent, charge, typesFrom } = await paidIntent();
    const { id } = await control.openDispute(intent.id);
    expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toMatchObject([
      { id, status: 'needs_response', amount: 6200 },
    ]);
    expect(await charge()).toMatchObject({ disputed: true });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await control.closeDispute(id, decision);
    expect((await stripe.disputes.retrieve(id)).status).toBe(decision);
    expect(await typesFrom('charge.dispute.')).toEqual([
      'charge.dispute.closed',
      ...(decision === 'won' ? ['charge.dispute.funds_reinstated'] : []),
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
    ]);
    await expect(control.closeDispute(id, decision)).rejects.toThrow('already closed');
  });

  test('that is an inquiry moves no money', async () => {
    const { stripe, control, intent, typesFrom } = await paidIntent();
    const { id } = await control.openDispute(intent.id, { inquiry: true });
    expect((await stripe.disputes.retrieve(id)).status).toBe('warning_needs_response');
    await control.closeDispute(id, 'won');
    expect((await stripe.disputes.retrieve(id)).status).toBe('warning_closed');
    expect(await typesFrom('charge.dispute.')).toEqual(['charge.dispute.closed', 'charge.dispute.created']);
  });

  test('is opened by its test card', async () => {
    const { stripe, intent } = await paidIntent('4000000000000259');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent' });
  });

  test('that is an inquiry is opened by its test card', async () => {
    const { stripe, intent } = await paidIntent('4000000000001976');
    const { data } = await stripe.disputes.list({ payment_intent: intent.id });
    expect(data).toMatchObject([{ status: 'warning_needs_response' }]);
  });

  test('needs a payment', async () => {
    const { control, newIntent } = await emulator();
    const { id } = await newIntent();
    await expect(control.openDispute(id)).rejects.toThrow('400');
    await expect(control.openDispute('pi_none')).rejects.toThrow('404');
  });
});

describe('an early fraud warning', () => {
  test('is caused by its test card', async () => {
    const { stripe, intent, typesFrom } = await paidIntent('4000000000005423');
    const { data } = await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id });
    expect(data).toMatchObject([{ actionable: true, fraud_type: 'unauthorized_use_of_card' }]);
    expect(await typesFrom('radar.')).toEqual(['radar.early_fraud_warning.created']);
  });

  test('of a disputed payment is not actionable', async () => {
    const { control, intent } = await paidIntent();
    await control.openDispute(intent.id);
    expect(await control.warnOfFraud(intent.id)).toMatchObject({ actionable: false });
  });
});
