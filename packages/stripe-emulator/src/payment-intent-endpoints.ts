import { endpoint, type Call, type Endpoint } from './calls.ts';
import { invalid } from './errors.ts';
import { listShape, pageOf } from './lists.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import {
  currency,
  email,
  fields,
  flag,
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
import { createPaymentMethod, testPaymentMethod, paymentMethodShape } from './payment-methods.ts';
import { publicView } from './public-view.ts';
import type { Store } from './store.ts';
import { findTaxCalculation } from './tax.ts';

/** The parameters that select the payment method. */
const cardShape = {
  payment_method: text(),
  payment_method_data: fields(paymentMethodShape),
};

const createShape = {
  ...cardShape,
  allowed_payment_method_types: list(required(oneOf('card'))),
  amount: required(integer(1)),
  confirm: flag,
  currency: required(currency),
  description: text(1_000),
  metadata,
  receipt_email: email,
};

const updateShape = {
  /** The tax calculation. An empty value removes it. */
  hooks: fields({ inputs: fields({ tax: fields({ calculation: unsettable(text()) }) }) }),
  metadata,
  receipt_email: email,
};

const confirmShape = {
  ...cardShape,
  client_secret: text(),
  return_url: text(),
};

const cancelShape = {
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
        description: params.description,
        metadata: params.metadata,
        receiptEmail: params.receipt_email,
      });
      return params.confirm ? confirm(intents, intent, paymentMethod) : intent;
    }),

    endpoint('GET /v1/payment_intents', listShape, ({ params }) =>
      pageOf(store.all('payment_intents'), params, '/v1/payment_intents'),
    ),

    endpoint(
      'GET /v1/payment_intents/:id',
      { client_secret: text(), expand: listShape.expand },
      (call) => visibleTo(call, findVisible(intents, call)),
      { publishable: true },
    ),

    endpoint('POST /v1/payment_intents/:id', updateShape, ({ id, params }) => {
      const calculation = params.hooks?.inputs?.tax?.calculation;
      return intents.update(intents.find(id), {
        metadata: params.metadata,
        receiptEmail: params.receipt_email,
        taxCalculation: calculation && findTaxCalculation(store, calculation).id,
      });
    }),

    endpoint(
      'POST /v1/payment_intents/:id/confirm',
      confirmShape,
      (call) => {
        const intent = findVisible(intents, call);
        return visibleTo(call, confirm(intents, intent, methodOf(store, call.params)));
      },
      { publishable: true },
    ),

    endpoint('POST /v1/payment_intents/:id/cancel', cancelShape, ({ id, params }) =>
      intents.cancel(intents.find(id), params.cancellation_reason ?? null),
    ),

    // This endpoint is not part of Stripe's API. It replaces the bank's 3-D Secure page.
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
  return params.payment_method === undefined ? undefined : testPaymentMethod(store, params.payment_method);
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
  intents: PaymentIntents,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
): PaymentIntent {
  if (method) return intents.confirm(intent, method);
  throw invalid(
    'payment_method',
    'You cannot confirm this PaymentIntent because it is missing a payment method.',
    'parameter_missing',
  );
}

const visibleTo = ({ caller }: Pick<Call, 'caller'>, intent: PaymentIntent): object =>
  caller === 'secret' ? intent : publicView(intent);
