import { cardOutcome, type Card, type CardOutcome } from './cards.ts';
import { invalid, missing, required, StripeFailure } from './errors.ts';
import type { Emit } from './events.ts';
import { expand, listOf, metadataOf, textOf, wholeNumber } from './parameters.ts';
import type { Params, StripeRequest, StripeRoutes } from './requests.ts';
import { newId, nowSeconds, type Charge, type PaymentIntent, type StripeState } from './state.ts';

/** What a browser may see of an intent. */
const publicFields = [
  'id',
  'object',
  'amount',
  'currency',
  'client_secret',
  'created',
  'livemode',
  'status',
  'last_payment_error',
  'next_action',
  'receipt_email',
  'description',
  'payment_method',
  'payment_method_types',
  'canceled_at',
  'cancellation_reason',
] as const;

/** PaymentIntents and the charges they make. */
export class PaymentIntents {
  readonly #state: StripeState;
  readonly #emit: Emit;

  constructor(state: StripeState, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  create(params: Params): PaymentIntent {
    const amount = wholeNumber(params, 'amount');
    if (amount === undefined) throw required('amount');
    if (amount < 50) throw invalid('amount', 'Amount must be at least $0.50 usd', 'amount_too_small');
    const currency = textOf(params, 'currency');
    if (!currency) throw required('currency');
    const id = newId('pi');
    const intent: PaymentIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret_${newId('s').slice(2)}`,
      created: nowSeconds(),
      livemode: false,
      status: 'requires_payment_method',
      metadata: metadataOf(params),
      receipt_email: textOf(params, 'receipt_email') ?? null,
      description: textOf(params, 'description') ?? null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      cancellation_reason: null,
      canceled_at: null,
      payment_method: null,
      payment_method_types: ['card'],
    };
    this.#state.paymentIntents[id] = intent;
    this.#emit('payment_intent.created', intent);
    return intent;
  }

  byId(id: string): PaymentIntent {
    const intent = this.#state.paymentIntents[id];
    if (!intent) throw missing('payment_intent', id);
    return intent;
  }

  update(intent: PaymentIntent, params: Params): PaymentIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw unexpectedState(intent, 'updated');
    intent.metadata = { ...intent.metadata, ...metadataOf(params) };
    intent.receipt_email = textOf(params, 'receipt_email') ?? intent.receipt_email;
    intent.amount = wholeNumber(params, 'amount') ?? intent.amount;
    return intent;
  }

  cancel(intent: PaymentIntent, reason: string | null): PaymentIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw unexpectedState(intent, 'canceled');
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: reason,
      next_action: null,
    });
    this.#emit('payment_intent.canceled', intent);
    return intent;
  }

  confirm(intent: PaymentIntent, card: Card): PaymentIntent {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action') {
      throw unexpectedState(intent, 'confirmed');
    }
    const outcome = cardOutcome(card, new Date());
    intent.payment_method = newId('pm');
    if (outcome.kind === 'fails') return this.#fail(intent, outcome);
    if (outcome.kind === 'succeeds') return this.#succeed(intent);
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    this.#emit('payment_intent.requires_action', intent);
    return intent;
  }

  /** What the payer answered to the bank's question. */
  authenticate(intent: PaymentIntent, accepted: boolean): PaymentIntent {
    if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticated');
    if (accepted) return this.#succeed(intent);
    return this.#fail(intent, {
      kind: 'fails',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  }

  #succeed(intent: PaymentIntent): PaymentIntent {
    const charge = this.#charge(intent, 'succeeded');
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      next_action: null,
      last_payment_error: null,
    });
    this.#emit('charge.succeeded', charge);
    this.#emit('payment_intent.succeeded', intent);
    return intent;
  }

  #fail(intent: PaymentIntent, outcome: Extract<CardOutcome, { kind: 'fails' }>): never {
    const charge = this.#charge(intent, 'failed', outcome);
    const error = {
      type: 'card_error' as const,
      code: outcome.code,
      message: outcome.message,
      ...(outcome.declineCode && { decline_code: outcome.declineCode }),
    };
    Object.assign(intent, {
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: error,
    });
    this.#emit('charge.failed', charge);
    this.#emit('payment_intent.payment_failed', intent);
    throw new StripeFailure(402, 'card_error', outcome.message, {
      code: outcome.code,
      ...(outcome.declineCode && { decline_code: outcome.declineCode }),
      payment_intent: structuredClone(intent),
    });
  }

  #charge(
    intent: PaymentIntent,
    status: Charge['status'],
    failure?: { code: string; message: string },
  ): Charge {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      created: nowSeconds(),
      livemode: false,
      status,
      paid: status === 'succeeded',
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      receipt_email: intent.receipt_email,
      metadata: {},
      failure_code: failure?.code ?? null,
      failure_message: failure?.message ?? null,
    };
    this.#state.charges[charge.id] = charge;
    intent.latest_charge = charge.id;
    return charge;
  }
}

function unexpectedState(intent: PaymentIntent, verb: string): StripeFailure {
  return new StripeFailure(
    400,
    'invalid_request_error',
    `This PaymentIntent's status is ${intent.status}, so it cannot be ${verb}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
  );
}

function cardOf(params: Params): Card {
  const data = params.payment_method_data as { card?: Record<string, unknown> } | undefined;
  if (!data?.card) throw required('payment_method_data');
  const { number, exp_month: month, exp_year: year, cvc } = data.card;
  return { number: String(number), expMonth: Number(month), expYear: Number(year), cvc: String(cvc) };
}

export function registerPaymentIntents(
  routes: StripeRoutes,
  state: StripeState,
  intents: PaymentIntents,
): void {
  /** A browser must show the intent's own client secret, and sees only what it may. */
  const found = ({ path, params, key }: StripeRequest): PaymentIntent => {
    const intent = intents.byId(path.id ?? '');
    if (key === 'publishable' && params.client_secret !== intent.client_secret) {
      throw invalid(
        'client_secret',
        'The client_secret provided does not match this PaymentIntent.',
        'payment_intent_invalid_parameter',
      );
    }
    return intent;
  };
  const seenBy = (intent: PaymentIntent, { key, params }: StripeRequest): unknown =>
    key === 'publishable'
      ? Object.fromEntries(publicFields.map((field) => [field, intent[field]]))
      : expand(intent, params, { latest_charge: (id) => state.charges[id] });

  routes.post('/v1/payment_intents', ({ params }) => intents.create(params));
  routes.get('/v1/payment_intents', ({ params }) =>
    listOf(Object.values(state.paymentIntents), params, '/v1/payment_intents'),
  );
  routes.get('/v1/payment_intents/:id', (request) => seenBy(found(request), request), { publishable: true });
  routes.post('/v1/payment_intents/:id', (request) => intents.update(found(request), request.params));
  routes.post('/v1/payment_intents/:id/cancel', (request) =>
    intents.cancel(found(request), textOf(request.params, 'cancellation_reason') ?? null),
  );
  routes.post(
    '/v1/payment_intents/:id/confirm',
    (request) => seenBy(intents.confirm(found(request), cardOf(request.params)), request),
    {
      publishable: true,
    },
  );
  routes.post(
    '/v1/payment_intents/:id/authenticate',
    (request) => seenBy(intents.authenticate(found(request), request.params.outcome === 'accepted'), request),
    { publishable: true },
  );
  routes.get('/v1/charges/:id', ({ path }) => {
    const charge = state.charges[path.id ?? ''];
    if (!charge) throw missing('charge', path.id ?? '');
    return charge;
  });
}
