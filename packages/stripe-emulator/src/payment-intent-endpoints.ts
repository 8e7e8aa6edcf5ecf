import { endpoint, type Call, type Endpoint } from './calls.ts';
import { invalid } from './errors.ts';
import { listShape, pageOf } from './lists.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import {
  currency,
  email,
  fields,
  flag,
  ignored,
  integer,
  list,
  metadata,
  oneOf,
  required,
  text,
  unsettable,
  type Read,
} from './parameters.ts';
import type { PaymentIntents } from './payment-intents.ts';
import { createPaymentMethod, findPaymentMethod, paymentMethodShape } from './payment-methods.ts';
import { publicView } from './public-view.ts';
import type { Store } from './store.ts';
import { findTaxCalculation } from './tax.ts';

const expandShape = { expand: list(required(text())) };

/** The tax calculation. An empty value removes it. */
const hooksShape = {
  hooks: fields({ inputs: fields({ tax: fields({ calculation: unsettable(text()) }) }) }),
};

/** The parameters that select the payment method. */
const cardShape = {
  payment_method: text(),
  payment_method_data: fields(paymentMethodShape),
};

const createShape = {
  ...expandShape,
  ...cardShape,
  ...hooksShape,
  allowed_payment_method_types: list(required(oneOf('card'))),
  amount: required(integer(1)),
  automatic_payment_methods: fields({
    allow_redirects: oneOf('always', 'never'),
    enabled: required(flag),
  }),
  capture_method: oneOf('automatic', 'automatic_async'),
  confirm: flag,
  confirmation_method: oneOf('automatic'),
  currency: required(currency),
  description: text(1_000),
  metadata,
  payment_method_types: list(required(oneOf('card'))),
  receipt_email: email,
  return_url: text(),
  use_stripe_sdk: flag,
};

const updateShape = {
  ...expandShape,
  ...cardShape,
  ...hooksShape,
  amount: integer(1),
  currency,
  description: unsettable(text(1_000)),
  metadata,
  receipt_email: unsettable(email),
};

/** Includes `expected_payment_method_type`, which Stripe.js sends although it is not documented. */
const confirmShape = {
  ...expandShape,
  ...cardShape,
  client_secret: text(),
  expected_payment_method_type: ignored,
  receipt_email: unsettable(email),
  return_url: text(),
  use_stripe_sdk: flag,
};

const cancelShape = {
  ...expandShape,
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
};

const authenticateShape = {
  client_secret: text(),
  outcome: required(oneOf('accepted', 'refused')),
};

export function paymentIntentEndpoints(store: Store, intents: PaymentIntents): Endpoint[] {
  return [
    endpoint('POST /v1/payment_intents', createShape, ({ params }) => {
      const paymentMethod = methodOf(store, params);
      const intent = intents.create({
        amount: params.amount,
        currency: params.currency,
        allowedTypes: params.allowed_payment_method_types,
        automaticMethods: params.automatic_payment_methods?.enabled,
        description: params.description,
        metadata: params.metadata,
        paymentMethod,
        receiptEmail: params.receipt_email,
        taxCalculation: taxOf(store, params),
      });
      return params.confirm ? confirm(store, intents, intent, paymentMethod) : intent;
    }),

    endpoint('GET /v1/payment_intents', listShape, ({ params }) =>
      pageOf(store.all('payment_intents'), params, '/v1/payment_intents'),
    ),

    endpoint(
      'GET /v1/payment_intents/:id',
      { ...expandShape, client_secret: text() },
      (call) => visibleTo(call, findVisible(intents, call)),
      { publishable: true },
    ),

    endpoint('POST /v1/payment_intents/:id', updateShape, ({ id, params }) => {
      const intent = intents.find(id);
      const { description = intent.description, receipt_email: receiptEmail = intent.receipt_email } = params;
      return intents.update(intent, {
        amount: params.amount,
        currency: params.currency,
        description,
        metadata: params.metadata,
        paymentMethod: methodOf(store, params),
        receipt_email: receiptEmail,
        taxCalculation: taxOf(store, params),
      });
    }),

    endpoint(
      'POST /v1/payment_intents/:id/confirm',
      confirmShape,
      (call) => {
        const { params } = call;
        const intent = findVisible(intents, call);
        const { receipt_email: receiptEmail = intent.receipt_email } = params;
        const confirmed = confirm(
          store,
          intents,
          { ...intent, receipt_email: receiptEmail },
          methodOf(store, params),
        );
        return visibleTo(call, confirmed);
      },
      { publishable: true },
    ),

    endpoint('POST /v1/payment_intents/:id/cancel', cancelShape, ({ id, params }) =>
      intents.cancel(intents.find(id), params.cancellation_reason ?? null),
    ),

    // Not part of Stripe's API: it replaces the bank's 3-D Secure page.
    endpoint(
      'POST /v1/payment_intents/:id/authenticate',
      authenticateShape,
      (call) =>
        visibleTo(call, intents.authenticate(findVisible(intents, call), call.params.outcome === 'accepted')),
      { publishable: true },
    ),
  ];
}

function methodOf(store: Store, params: Read<typeof cardShape>): PaymentMethod | undefined {
  if (params.payment_method_data) return createPaymentMethod(store, params.payment_method_data);
  return params.payment_method === undefined ? undefined : findPaymentMethod(store, params.payment_method);
}

function taxOf(store: Store, { hooks }: Read<typeof hooksShape>): string | null | undefined {
  const calculation = hooks?.inputs?.tax?.calculation;
  return calculation ? findTaxCalculation(store, calculation).id : calculation;
}

/** Finds the intent. A browser must send its client secret. */
function findVisible(
  intents: PaymentIntents,
  { id, caller, params }: Call<{ client_secret: ReturnType<typeof text> }>,
): PaymentIntent {
  const intent = intents.find(id);
  if (caller === 'secret') return intent;
  if (params.client_secret === undefined) {
    throw invalid('client_secret', 'Missing required param: client_secret.', 'parameter_missing');
  }
  if (params.client_secret === intent.client_secret) return intent;
  throw invalid(
    'client_secret',
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    'payment_intent_invalid_parameter',
  );
}

function confirm(
  store: Store,
  intents: PaymentIntents,
  intent: PaymentIntent,
  given: PaymentMethod | undefined,
): PaymentIntent {
  const method = given ?? store.get('payment_methods', intent.payment_method ?? '');
  if (method) return intents.confirm(intent, method);
  throw invalid(
    'payment_method',
    'You cannot confirm this PaymentIntent because it is missing a payment method.',
    'parameter_missing',
  );
}

const visibleTo = ({ caller }: Pick<Call, 'caller'>, intent: PaymentIntent): object =>
  caller === 'secret' ? intent : publicView(intent);
