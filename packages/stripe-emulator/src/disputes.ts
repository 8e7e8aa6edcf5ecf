import { endpoint, type Endpoint } from './calls.ts';
import { invalid, missing } from './errors.ts';
import type { Events } from './events.ts';
import { newId, nowSeconds } from './ids.ts';
import { listEndpoint } from './lists.ts';
import type { Dispute } from './objects.ts';
import type { Store } from './store.ts';

interface Parts {
  store: Store;
  events: Events;
}

const day = 86_400;

export interface DisputeOptions {
  /** An inquiry withdraws no money. */
  inquiry?: boolean | undefined;
  /** Stripe's reason, such as `fraudulent` or `product_not_received`. */
  reason?: string | undefined;
  daysToRespond?: number | undefined;
}

/**
 * Opens a dispute of a paid intent, as the cardholder's bank does. An inquiry withdraws no money.
 *
 * @throws StripeFailure 404 if the intent does not exist, 400 if it is not paid
 */
export function openDispute(
  { store, events }: Parts,
  intentId: string,
  { inquiry = false, reason = 'fraudulent', daysToRespond = 7 }: DisputeOptions,
): Dispute {
  const intent = store.get('payment_intents', intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = store.get('charges', intent.latest_charge ?? '');
  if (!charge?.paid) throw invalid('payment_intent', `PaymentIntent ${intentId} is not paid.`);
  store.put('charges', { ...charge, disputed: true });
  const dispute = store.put('disputes', {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: nowSeconds() + daysToRespond * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  });
  events.emit('charge.dispute.created', dispute);
  if (!inquiry) events.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Closes a dispute with the bank's decision. An inquiry is closed without a decision.
 *
 * @throws StripeFailure 404 if the dispute does not exist, 400 if it is already closed
 */
export function closeDispute({ store, events }: Parts, id: string, decision: 'won' | 'lost'): Dispute {
  const dispute = find(store, id);
  const isInquiry = dispute.status === 'warning_needs_response' || dispute.status === 'warning_under_review';
  if (!isInquiry && !isUndecided(dispute)) {
    throw invalid('dispute', `This dispute is already closed: it is ${dispute.status}.`);
  }
  const status = isInquiry ? 'warning_closed' : decision;
  const closed = store.put('disputes', { ...dispute, status, is_charge_refundable: false });
  if (status === 'won') events.emit('charge.dispute.funds_reinstated', closed);
  events.emit('charge.dispute.closed', closed);
  return closed;
}

/** Whether the bank has taken the money and has not decided yet. */
export const isUndecided = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'under_review';

function find(store: Store, id: string): Dispute {
  const dispute = store.get('disputes', id);
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

export const disputeEndpoints = (store: Store): Endpoint[] => [
  listEndpoint('/v1/disputes', () => store.all('disputes')),
  endpoint('GET /v1/disputes/:id', {}, ({ id }) => find(store, id)),
];

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
