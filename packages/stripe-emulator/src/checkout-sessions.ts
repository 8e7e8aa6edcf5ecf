import type Stripe from 'stripe';
import { endpoint, type Endpoint } from './calls.ts';
import { missing, StripeFailure } from './errors.ts';
import type { Events } from './events.ts';
import { nowSeconds, randomLetters } from './ids.ts';
import { listShape, pageOf } from './lists.ts';
import type { CheckoutSession, PaymentIntent, PaymentLink, PaymentMethod } from './objects.ts';
import { oneOf, text } from './parameters.ts';
import type { PaymentIntents } from './payment-intents.ts';
import type { Store } from './store.ts';

interface Parts {
  store: Store;
  events: Events;
  intents: PaymentIntents;
}

/** The payer's details from the payment page's form or the payment link's query. */
export interface Visitor {
  sessionId: string;
  email: string;
  reference: string;
}

const daySeconds = 86_400;

const idSuffixLength = 58;
export const newSessionId = (): string => `cs_test_${randomLetters(idSuffixLength)}`;
const isSessionId = (id: string): boolean => new RegExp(`^cs_test_[0-9A-Za-z]{${idSuffixLength}}$`).test(id);

const noDetails: Stripe.Checkout.Session.CustomerDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

/** Checkout Sessions. Each visit to a payment link's page creates one. */
export class CheckoutSessions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Finds or creates the session of a payment page. Submitting the form again reuses its session. */
  open(link: PaymentLink, { sessionId, email, reference }: Visitor): CheckoutSession {
    const { store } = this.#parts;
    const known = store.get('checkout_sessions', sessionId);
    const id = isSessionId(sessionId) ? sessionId : newSessionId();
    const session = known?.payment_link === link.id ? known : newSession(known ? newSessionId() : id, link);
    if (session.status !== 'open') return session;
    return store.put('checkout_sessions', {
      ...session,
      client_reference_id: reference || null,
      customer_details: { ...noDetails, email: email || null },
    });
  }

  /**
   * Pays with a card. All attempts of a session use one intent.
   *
   * @throws StripeFailure 402 if the card is declined, 400 if the session has expired
   */
  pay(session: CheckoutSession, method: PaymentMethod): PaymentIntent {
    const { store, intents } = this.#parts;
    if (session.status === 'expired') throw expired();
    const known = session.payment_intent === null ? undefined : intents.find(session.payment_intent);
    if (known?.status === 'succeeded') return known;
    const intent = known ?? intents.create({ amount: session.amount_total, currency: session.currency });
    store.put('checkout_sessions', { ...session, payment_intent: intent.id });
    const email = session.customer_details?.email ?? null;
    return this.#settle(session.id, intents.confirm({ ...intent, receipt_email: email }, method));
  }

  /** Continues with the result of 3-D Secure authentication. @throws StripeFailure as `pay` does */
  authenticate(session: CheckoutSession, accepted: boolean): PaymentIntent {
    const { intents } = this.#parts;
    if (session.status === 'expired') throw expired();
    return this.#settle(
      session.id,
      intents.authenticate(intents.find(session.payment_intent ?? ''), accepted),
    );
  }

  #settle(sessionId: string, intent: PaymentIntent): PaymentIntent {
    const { store, events } = this.#parts;
    const session = this.find(sessionId);
    if (intent.status === 'succeeded' && session.status === 'open') {
      const complete = store.put('checkout_sessions', {
        ...session,
        status: 'complete',
        payment_status: 'paid',
      });
      events.emit('checkout.session.completed', complete);
    }
    return intent;
  }

  /**
   * Expires an unpaid session and cancels its intent.
   *
   * @throws StripeFailure 400 if the session is not open
   */
  expire(id: string): CheckoutSession {
    const { store, events, intents } = this.#parts;
    const session = this.find(id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
      throw new StripeFailure(400, 'invalid_request_error', message);
    }
    if (session.payment_intent !== null) intents.cancel(intents.find(session.payment_intent), null);
    const ended = store.put('checkout_sessions', { ...session, status: 'expired', expires_at: nowSeconds() });
    events.emit('checkout.session.expired', ended);
    return ended;
  }

  /** @throws StripeFailure 404 if no session has this id */
  find(id: string): CheckoutSession {
    const session = this.#parts.store.get('checkout_sessions', id);
    if (!session) throw missing('checkout.session', id);
    return session;
  }
}

const expired = (): StripeFailure =>
  new StripeFailure(400, 'invalid_request_error', 'This Checkout Session has expired.');

function newSession(id: string, link: PaymentLink): CheckoutSession {
  const total = link.item.unit_amount * link.item.quantity;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: false,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: 'auto',
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency: link.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: link.custom_text,
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: nowSeconds() + daySeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: 'auto',
    managed_payments: null,
    metadata: link.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: link.id,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: 'auto',
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
    wallet_options: null,
  };
}

const filters = {
  payment_link: text(),
  status: oneOf('open', 'complete', 'expired'),
};

export const checkoutSessionEndpoints = (store: Store, sessions: CheckoutSessions): Endpoint[] => [
  endpoint('GET /v1/checkout/sessions', { ...listShape, ...filters }, ({ params }) => {
    const found = store
      .all('checkout_sessions')
      .filter(
        (session) =>
          session.payment_link === (params.payment_link ?? session.payment_link) &&
          session.status === (params.status ?? session.status),
      );
    return pageOf(found, params, '/v1/checkout/sessions');
  }),
  endpoint('GET /v1/checkout/sessions/:id', {}, ({ id }) => sessions.find(id)),
  endpoint('POST /v1/checkout/sessions/:id/expire', {}, ({ id }) => sessions.expire(id)),
];
