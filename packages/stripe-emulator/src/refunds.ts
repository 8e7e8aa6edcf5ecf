import { endpoint, type Endpoint } from './calls.ts';
import { isUndecided } from './disputes.ts';
import { invalid, missing, StripeFailure } from './errors.ts';
import type { Events } from './events.ts';
import { newId, nowSeconds } from './ids.ts';
import { listEndpoint } from './lists.ts';
import type { Charge, Refund } from './objects.ts';
import { integer, mergeMetadata, metadata, oneOf, required, text, type Read } from './parameters.ts';
import type { Store } from './store.ts';
import { restoreTax, reverseTax } from './tax.ts';

interface Parts {
  store: Store;
  events: Events;
}

const createShape = {
  amount: integer(1),
  metadata,
  payment_intent: required(text()),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
};

/** Refunds `params.amount`, or the unrefunded amount of the charge by default. */
function createRefund({ store, events }: Parts, params: Read<typeof createShape>): Refund {
  const charge = chargeToRefund(store, params.payment_intent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid('charge', `Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  if (charge.disputed && hasOpenDispute(store, charge)) {
    throw invalid('charge', `Charge ${charge.id} is disputed and cannot be refunded.`, 'charge_disputed');
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw invalid('amount', message, 'amount_too_large');
  }
  const refund = store.put('refunds', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  reverseTax(store, refund);
  events.emit('refund.created', refund);
  const amountRefunded = charge.amount_refunded + amount;
  const refunded = amountRefunded === charge.amount;
  events.emit(
    'charge.refunded',
    store.put('charges', { ...charge, amount_refunded: amountRefunded, refunded }),
  );
  return refund;
}

/** Fails a refund, as when the cardholder's bank returns the money. */
export function failRefund({ store, events }: Parts, id: string): Refund {
  const refund = find(store, id);
  const charge = store.get('charges', refund.charge);
  if (refund.status === 'failed' || !charge) {
    throw invalid('refund', `Refund ${id} has already failed.`);
  }
  const failed = store.put('refunds', {
    ...refund,
    status: 'failed',
    failure_balance_transaction: newId('txn'),
    failure_reason: 'unknown',
  });
  restoreTax(store, failed);
  const amountRefunded = charge.amount_refunded - refund.amount;
  store.put('charges', { ...charge, amount_refunded: amountRefunded, refunded: false });
  events.emit('charge.refund.updated', failed);
  events.emit('refund.updated', failed);
  events.emit('refund.failed', failed);
  return failed;
}

/** @throws StripeFailure 404 if the intent does not exist, 400 if there is nothing to refund */
function chargeToRefund(store: Store, intentId: string): Charge {
  const intent = store.get('payment_intents', intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = store.get('charges', intent.latest_charge ?? '');
  if (intent.status === 'succeeded' && charge) return charge;
  throw new StripeFailure(
    400,
    'invalid_request_error',
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

const hasOpenDispute = (store: Store, charge: Charge): boolean =>
  store
    .all('disputes')
    .some((dispute) => dispute.charge === charge.id && (isUndecided(dispute) || dispute.status === 'lost'));

function find(store: Store, id: string): Refund {
  const refund = store.get('refunds', id);
  if (!refund) throw missing('refund', id);
  return refund;
}

export const refundEndpoints = (parts: Parts): Endpoint[] => [
  endpoint('POST /v1/refunds', createShape, ({ params }) => createRefund(parts, params)),
  listEndpoint('/v1/refunds', () => parts.store.all('refunds')),
];
