import { newId, nowSeconds } from './ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import type { Store } from './store.ts';

export interface Refusal {
  code: string;
  declineCode: string;
  message: string;
}

/** Creates the charge for an attempt, successful or declined. */
export function newCharge(
  intent: PaymentIntent,
  method: PaymentMethod,
  { refusal, authenticated = false }: { refusal?: Refusal; authenticated?: boolean },
): Charge {
  const { card } = method;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: refusal ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !refusal,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(refusal),
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: refusal ? null : intent.amount,
        authorization_code: null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: authenticated ? threeDSecure : null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

const threeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
} as const;

const outcomeOf = (refusal: Refusal | undefined): Charge['outcome'] => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: refusal ? 'declined_by_network' : 'approved_by_network',
  reason: refusal?.declineCode ?? null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: refusal ? 'The bank declined the payment.' : 'Payment complete.',
  type: refusal ? 'issuer_declined' : 'authorized',
});

/** A receipt that Stripe would have emailed. */
export interface Receipt {
  email: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  currency: string;
  /** Unix seconds. */
  sentAt: number;
}

/** Returns one receipt per paid charge that has a receipt address. */
export const receiptsIn = (store: Store): Receipt[] =>
  store
    .all('charges')
    .filter((charge) => charge.paid && charge.receipt_email)
    .map((charge) => ({
      email: charge.receipt_email ?? '',
      charge: charge.id,
      paymentIntent: charge.payment_intent,
      amount: charge.amount,
      currency: charge.currency,
      sentAt: charge.created,
    }));
