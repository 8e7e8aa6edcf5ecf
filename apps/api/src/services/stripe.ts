import Stripe from 'stripe';
import { ApiError } from '#http/problems.ts';
import type { Config } from '#config.ts';
import type { DisputeState } from '#database/schema.ts';

/** A PaymentIntent as far as the ledger cares. */
export interface Intent {
  id: string;
  clientSecret: string;
  status: string;
  amountCents: number;
  currency: string;
  livemode: boolean;
  uid: string | undefined;
  email: string | undefined;
  refundedCents: number;
  dispute: DisputeState;
  failed: boolean;
}

export interface NewIntent {
  uid: string;
  email: string;
  amountCents: number;
  currency: string;
  idempotencyKey: string;
}

/** What a verified event says, in the ledger's words. */
export interface PaymentFact {
  eventId: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  intentId: string | undefined;
  uid?: string | undefined;
  email?: string | undefined;
  amountCents?: number;
  currency?: string;
  source?: 'intent' | 'link';
  succeeded?: boolean;
  canceled?: boolean;
  failed?: boolean;
  progressed?: boolean;
  refundedCents?: number;
  dispute?: DisputeState;
}

export interface StripeGateway {
  /** Whether keys of live mode are in use; events of the other mode are refused. */
  readonly livemode: boolean;
  /** @throws ApiError `unavailable` when Stripe does not answer; the same idempotency key may be sent again */
  createIntent(intent: NewIntent): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Address of the payment link with an id. */
  paymentLinkUrl(id: string): Promise<string>;
  /**
   * Verifies a delivery.
   * @throws ApiError `invalid_signature`
   */
  verifiedFact(rawBody: Buffer, signature: string, now: Date): PaymentFact;
  /** Facts whose delivery failed, newest first, at most 100. */
  undeliveredFacts(): Promise<PaymentFact[]>;
}

const answerMs = 5_000;
const toleranceSeconds = 300;

export function stripeGateway(config: Config): StripeGateway {
  const emulator =
    config.mode === 'local' && config.stripeEmulatorUrl ? new URL(config.stripeEmulatorUrl) : undefined;
  const stripe = new Stripe(config.stripe.secretKey, {
    timeout: answerMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(emulator && { protocol: 'http', host: emulator.hostname, port: Number(emulator.port) }),
  });
  const livemode = !/^..?_test_/.test(config.stripe.secretKey);

  return {
    livemode,
    createIntent: ({ uid, email, amountCents, currency, idempotencyKey }) =>
      answered(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency,
              receipt_email: email,
              description: 'Zodiac Atlas lifetime access',
              metadata: { uid },
              automatic_payment_methods: { enabled: true },
            },
            { idempotencyKey },
          ),
        ),
      ),
    retrieveIntent: (id) =>
      answered(async () => {
        const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
        const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
        if (!charge?.disputed) return intentOf(intent, charge);
        const { data } = await stripe.disputes.list({ payment_intent: id, limit: 1 });
        return intentOf(intent, charge, disputeState(data[0]?.status));
      }),
    paymentLinkUrl: (id) => answered(async () => (await stripe.paymentLinks.retrieve(id)).url),
    verifiedFact(rawBody, signature, now) {
      for (const secret of config.stripe.webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            rawBody,
            signature,
            secret,
            toleranceSeconds,
            undefined,
            Math.floor(now.getTime() / 1000),
          );
          return factOf(event);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
            throw new ApiError('invalid_signature', { cause: error });
          }
        }
      }
      throw new ApiError('invalid_signature');
    },
    undeliveredFacts: () =>
      answered(async () =>
        (await stripe.events.list({ delivery_success: false, limit: 100 })).data.map(factOf),
      ),
  };
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ApiError('unavailable', {
      detail: 'The payment service does not answer. Nothing was charged; please try again shortly.',
      retryAfterSeconds: 5,
      cause: error,
    });
  }
}

function intentOf(
  intent: Stripe.PaymentIntent,
  charge?: Stripe.Charge | null,
  dispute: DisputeState = 'none',
): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amountCents: intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    uid: intent.metadata.uid,
    email: intent.receipt_email ?? undefined,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute,
    failed: intent.status === 'requires_payment_method' && intent.last_payment_error !== null,
  };
}

function disputeState(status: string | undefined): DisputeState {
  if (status === 'won' || status === 'lost') return status;
  // An inquiry that closed without becoming a dispute took nothing.
  return status === undefined || status === 'warning_closed' || status === 'prevented' ? 'none' : 'open';
}

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

function factOf(event: Stripe.Event): PaymentFact {
  const fact = {
    eventId: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    livemode: event.livemode,
  };
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action': {
      const intent = event.data.object;
      return {
        ...fact,
        intentId: intent.id,
        uid: intent.metadata.uid,
        email: intent.receipt_email ?? undefined,
        amountCents: intent.amount,
        currency: intent.currency,
        succeeded: event.type === 'payment_intent.succeeded',
        canceled: event.type === 'payment_intent.canceled',
        failed: event.type === 'payment_intent.payment_failed',
        progressed:
          event.type === 'payment_intent.processing' || event.type === 'payment_intent.requires_action',
      };
    }
    case 'charge.refunded':
      return {
        ...fact,
        intentId: idOf(event.data.object.payment_intent),
        refundedCents: event.data.object.amount_refunded,
      };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return {
        ...fact,
        intentId: idOf(event.data.object.payment_intent),
        dispute: disputeState(event.data.object.status),
      };
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const paid = session.payment_status === 'paid';
      return {
        ...fact,
        intentId: idOf(session.payment_intent),
        source: 'link',
        uid: session.client_reference_id ?? undefined,
        email: session.customer_details?.email ?? undefined,
        ...(session.amount_total !== null && { amountCents: session.amount_total }),
        ...(session.currency !== null && { currency: session.currency }),
        succeeded: paid,
      };
    }
    default:
      return { ...fact, intentId: undefined };
  }
}
