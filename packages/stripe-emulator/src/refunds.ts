import { invalid, missing } from './errors.ts';
import type { Emit } from './events.ts';
import { listOf, textOf, wholeNumber } from './parameters.ts';
import type { Params, StripeRoutes } from './requests.ts';
import { newId, nowSeconds, type Charge, type Refund, type StripeState } from './state.ts';

function chargeOf(state: StripeState, params: Params): Charge {
  const intentId = textOf(params, 'payment_intent');
  const chargeId =
    textOf(params, 'charge') ?? (intentId && state.paymentIntents[intentId]?.latest_charge) ?? '';
  const charge = state.charges[chargeId];
  if (!charge?.paid) throw missing('charge', chargeId || (intentId ?? ''));
  return charge;
}

export function registerRefunds(routes: StripeRoutes, state: StripeState, emit: Emit): void {
  routes.post('/v1/refunds', ({ params }) => {
    const charge = chargeOf(state, params);
    const left = charge.amount - charge.amount_refunded;
    const amount = wholeNumber(params, 'amount') ?? left;
    if (left === 0) {
      throw invalid('charge', `Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    }
    if (amount < 1 || amount > left) {
      throw invalid('amount', 'Refund amount is greater than unrefunded amount on charge.');
    }
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      currency: charge.currency,
      created: nowSeconds(),
      status: 'succeeded',
      reason: textOf(params, 'reason') ?? null,
    };
    state.refunds[refund.id] = refund;
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    emit('refund.created', refund);
    emit('charge.refunded', charge);
    return refund;
  });
  routes.get('/v1/refunds', ({ params }) => {
    const intentId = textOf(params, 'payment_intent');
    const refunds = Object.values(state.refunds).filter(
      (refund) => !intentId || refund.payment_intent === intentId,
    );
    return listOf(refunds, params, '/v1/refunds');
  });
}
