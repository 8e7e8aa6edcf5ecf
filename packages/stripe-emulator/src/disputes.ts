import { missing } from './errors.ts';
import type { Emit } from './events.ts';
import { listOf, textOf } from './parameters.ts';
import type { StripeRoutes } from './requests.ts';
import { newId, nowSeconds, type Dispute, type StripeState } from './state.ts';

/** Opens a dispute over a paid intent, as a cardholder's bank does. */
export function openDispute(state: StripeState, emit: Emit, intentId: string): Dispute {
  const charge = state.charges[state.paymentIntents[intentId]?.latest_charge ?? ''];
  if (!charge?.paid) throw missing('payment_intent', intentId);
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    payment_intent: intentId,
    currency: charge.currency,
    created: nowSeconds(),
    livemode: false,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  state.disputes[dispute.id] = dispute;
  emit('charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute, as the bank decides. */
export function closeDispute(state: StripeState, emit: Emit, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = state.disputes[id];
  if (!dispute) throw missing('dispute', id);
  dispute.status = status;
  emit('charge.dispute.closed', dispute);
  return dispute;
}

export function registerDisputes(routes: StripeRoutes, state: StripeState): void {
  routes.get('/v1/disputes', ({ params }) => {
    const intentId = textOf(params, 'payment_intent');
    const disputes = Object.values(state.disputes).filter(
      (dispute) => !intentId || dispute.payment_intent === intentId,
    );
    return listOf(disputes, params, '/v1/disputes');
  });
  routes.get('/v1/disputes/:id', ({ path }) => {
    const dispute = state.disputes[path.id ?? ''];
    if (!dispute) throw missing('dispute', path.id ?? '');
    return dispute;
  });
}
