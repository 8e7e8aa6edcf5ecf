import { newCharge, type Refusal } from './charges.ts';
import { openDispute } from './disputes.ts';
import { invalid, missing, StripeFailure } from './errors.ts';
import type { Events } from './events.ts';
import { newId, nowSeconds, randomLetters } from './ids.ts';
import type { LastPaymentError, PaymentIntent, PaymentMethod } from './objects.ts';
import { mergeMetadata } from './parameters.ts';
import { readableAmount } from './money.ts';
import { cardOf } from './payment-methods.ts';
import type { Store } from './store.ts';
import { recordTax } from './tax.ts';
import { warnOfFraud } from './warnings.ts';

/** The parameters of a new intent. */
interface IntentDetails {
  amount: number;
  currency: string;
  allowedTypes?: string[] | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | null | undefined;
  receiptEmail?: string | undefined;
}

/** Stripe's limits for US dollars, in cents. */
const minAmount = 50;
const maxAmount = 99_999_999;

const confirmable: readonly PaymentIntent['status'][] = ['requires_payment_method', 'requires_action'];

/** PaymentIntents and their state transitions. Methods throw `StripeFailure` 400 if the status does not allow them. */
export class PaymentIntents {
  readonly #store: Store;
  readonly #events: Events;
  /** Whether a confirmed payment is `processing` until the bank answers. */
  isBankSlow = false;

  constructor(store: Store, events: Events) {
    this.#store = store;
    this.#events = events;
  }

  create(details: IntentDetails): PaymentIntent {
    checkAmount(details);
    const intent = this.#store.put('payment_intents', newIntent(details));
    this.#events.emit('payment_intent.created', intent);
    return intent;
  }

  /** @throws StripeFailure 404 if no intent has this id */
  find(id: string): PaymentIntent {
    const intent = this.#store.get('payment_intents', id);
    if (!intent) throw missing('payment_intent', id, 'intent');
    return intent;
  }

  /**
   * Updates an intent. A paid or canceled intent keeps its tax calculation.
   *
   * @param changes - `null` as tax calculation removes it
   */
  update(
    intent: PaymentIntent,
    {
      metadata,
      receiptEmail = intent.receipt_email,
      taxCalculation,
    }: {
      metadata: Record<string, string> | null | undefined;
      receiptEmail: string | null | undefined;
      taxCalculation: string | null | undefined;
    },
  ): PaymentIntent {
    if (taxCalculation !== undefined && !isConfirmable(intent)) throw unexpectedState(intent, 'updated');
    return this.#store.put('payment_intents', {
      ...intent,
      metadata: mergeMetadata(intent.metadata, metadata),
      receipt_email: receiptEmail,
      ...(taxCalculation && { hooks: { inputs: { tax: { calculation: taxCalculation } } } }),
      ...(taxCalculation === null && { hooks: {} }),
    });
  }

  cancel(intent: PaymentIntent, reason: PaymentIntent['cancellation_reason']): PaymentIntent {
    if (!isConfirmable(intent)) throw unexpectedState(intent, 'canceled');
    const canceled = this.#store.put('payment_intents', {
      ...intent,
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: reason,
      next_action: null,
    });
    this.#events.emit('payment_intent.canceled', canceled);
    return canceled;
  }

  /** @throws StripeFailure 402 if the card is declined */
  confirm(intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
    if (!isConfirmable(intent)) throw unexpectedState(intent, 'confirmed');
    if (!cardOf(method).requiresAuthentication) return this.#charge(intent, method, false);
    const pendingAuthentication = this.#store.put('payment_intents', {
      ...intent,
      status: 'requires_action',
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('src') },
      },
      payment_method: method.id,
    });
    this.#events.emit('payment_intent.requires_action', pendingAuthentication);
    return pendingAuthentication;
  }

  /**
   * Continues with the result of 3-D Secure authentication.
   *
   * @throws StripeFailure 402 if the payer accepted and the bank declines
   */
  authenticate(intent: PaymentIntent, accepted: boolean): PaymentIntent {
    const method = this.#store.get('payment_methods', intent.payment_method ?? '');
    if (intent.status !== 'requires_action' || !method) throw unexpectedState(intent, 'authenticated');
    if (accepted) return this.#charge(intent, method, true);
    return this.#fail(intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method,
    });
  }

  /** Applies the answer of a slow bank. A refused payment can be tried again. */
  answer(intent: PaymentIntent, accepted: boolean): PaymentIntent {
    const method = this.#store.get('payment_methods', intent.payment_method ?? '');
    if (intent.status !== 'processing' || !method) throw unexpectedState(intent, 'answered');
    if (accepted) return this.#charge(intent, method, false);
    return this.#fail(intent, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_method: method,
    });
  }

  #charge(intent: PaymentIntent, method: PaymentMethod, authenticated: boolean): PaymentIntent {
    const { bank } = cardOf(method);
    if (this.isBankSlow && intent.status !== 'processing') {
      const processing = this.#store.put('payment_intents', {
        ...intent,
        status: 'processing',
        last_payment_error: null,
        next_action: null,
        payment_method: method.id,
      });
      this.#events.emit('payment_intent.processing', processing);
      return processing;
    }
    if (bank.kind === 'declines') return this.#decline(intent, method, bank, authenticated);
    const charge = this.#store.put('charges', newCharge(intent, method, { authenticated }));
    const paid = this.#store.put('payment_intents', {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
    });
    recordTax(this.#store, paid);
    this.#events.emit('charge.succeeded', charge);
    this.#events.emit('payment_intent.succeeded', paid);
    const parts = { store: this.#store, events: this.#events };
    if (bank.dispute) openDispute(parts, paid.id, bank.dispute);
    if (bank.reportsFraud) warnOfFraud(parts, paid.id);
    return paid;
  }

  #decline(intent: PaymentIntent, method: PaymentMethod, refusal: Refusal, authenticated: boolean): never {
    const charge = this.#store.put('charges', newCharge(intent, method, { refusal, authenticated }));
    this.#events.emit('charge.failed', charge);
    const { code, declineCode, message } = refusal;
    const details = { charge: charge.id, code, decline_code: declineCode, payment_method: method };
    const failed = this.#fail(
      { ...intent, latest_charge: charge.id },
      {
        ...details,
        type: 'card_error',
        message,
      },
    );
    throw new StripeFailure(402, 'card_error', message, { ...details, payment_intent: failed });
  }

  /** Records an error and returns the intent to `requires_payment_method`. */
  #fail(intent: PaymentIntent, error: LastPaymentError): PaymentIntent {
    const failed = this.#store.put('payment_intents', {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: error,
      next_action: null,
      payment_method: null,
    });
    this.#events.emit('payment_intent.payment_failed', failed);
    return failed;
  }
}

const isConfirmable = ({ status }: PaymentIntent): boolean => confirmable.includes(status);

function checkAmount({ amount, currency }: IntentDetails): void {
  if (amount < minAmount) {
    throw invalid(
      'amount',
      `Amount must be at least ${readableAmount(minAmount, currency)}`,
      'amount_too_small',
    );
  }
  if (amount > maxAmount) {
    throw invalid(
      'amount',
      `Amount must be no more than ${readableAmount(maxAmount, currency)}`,
      'amount_too_large',
    );
  }
}

function unexpectedState(intent: PaymentIntent, verb: string): StripeFailure {
  const message =
    intent.status === 'succeeded' && verb === 'confirmed'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`;
  return new StripeFailure(400, 'invalid_request_error', message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function newIntent(details: IntentDetails): PaymentIntent {
  const id = newId('pi');
  const allowed = details.allowedTypes as PaymentIntent['allowed_payment_method_types'] | undefined;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed ?? null,
    amount: details.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomLetters(24)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: details.currency,
    customer: null,
    customer_account: null,
    description: details.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, details.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: details.receiptEmail ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
