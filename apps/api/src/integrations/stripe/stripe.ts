import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Config } from '#config/config.ts';
import { ApiError } from '#kernel/api-error.ts';
import { checkedEvent, MalformedEvent } from './stripe-event.ts';
import type { Decline, IntentFact, PaymentFact, SessionFact, StripeNotice } from '#kernel/payment-facts.ts';
import {
  chargeDecline,
  chargeFact,
  declineOf,
  disputeFact,
  followedTypes,
  intentFact,
  noticeOf,
  sessionFact,
} from './stripe-facts.ts';

export interface NewIntent {
  uid: string;
  email: string;
  amountCents: number;
  currency: string;
  /** Repeated calls with the same key return the same intent. */
  idempotencyKey: string;
}

/** `in_progress`: another call with this key has not finished. `key_spent`: this key can no longer create an intent. */
export type OpenedIntent =
  | { outcome: 'opened'; intentId: string; clientSecret: string }
  | { outcome: 'in_progress' }
  | { outcome: 'key_spent' };

/** A PaymentIntent as Stripe reports it now. */
export interface IntentSnapshot {
  intent: IntentFact;
  clientSecret: string;
  /** `intent`, its charge and its disputes. */
  facts: PaymentFact[];
  /** The declined cards of the intent. Empty unless its latest attempt failed. */
  declines: Decline[];
}

export interface CallOptions {
  /**
   * `short`: 3 s without a retry, for pages that poll. `long`: 5 s and one retry.
   *
   * @defaultValue `'long'`
   */
  timeout?: 'short' | 'long';
}

/** The calls to Stripe that the product needs. Each throws ApiError `unavailable` when Stripe does not answer. */
export interface StripeGateway {
  /** Whether the keys belong to live mode. Events of the other mode are refused. */
  readonly livemode: boolean;
  /** Creates a PaymentIntent. */
  openIntent(intent: NewIntent, options?: CallOptions): Promise<OpenedIntent>;
  /** Reads a PaymentIntent. @returns `undefined` when Stripe has no such intent */
  readIntent(id: string, options?: CallOptions): Promise<IntentSnapshot | undefined>;
  /** Cancels an intent. Does nothing if it has been paid or canceled. */
  cancelIntent(id: string): Promise<void>;
  /** Refunds a payment whose payer had already paid. Repeated calls refund it once. */
  refundDuplicate(id: string, why: { keptIntentId: string; idempotencyKey: string }): Promise<void>;
  /** Expires the open checkout sessions of a user of a payment link. */
  expireSessions(linkId: string, uid: string): Promise<void>;
  /** Returns the URL of a payment link, or `undefined` when the link is inactive or unknown. */
  paymentLinkUrl(linkId: string): Promise<string | undefined>;
  /** Returns the latest 100 completed sessions of a payment link. */
  recentSessions(linkId: string): Promise<SessionFact[]>;
  /** Returns the payment events since a time, at most 10,000. `isCutShort`: there may be more. */
  noticesSince(since: Date): Promise<{ notices: StripeNotice[]; isCutShort: boolean }>;
  /** Returns the payment events of the last three days that no webhook endpoint accepted. */
  undeliveredNotices(): Promise<StripeNotice[]>;
  /**
   * Verifies the signature and the structure of a webhook event.
   *
   * @param rawBody - the body as received; the signature is over its bytes
   * @param signature - the `Stripe-Signature` header
   * @param now - the current time; the signature must not be more than 300 s older or newer
   * @throws ApiError `invalid_signature`, or `invalid_input` for a malformed event; `cause` has the reason
   */
  verifiedNotice(rawBody: Buffer, signature: string, now: Date): StripeNotice;
}

const longTimeout = { timeout: 5_000, maxNetworkRetries: 1 };
const shortTimeout = { timeout: 3_000, maxNetworkRetries: 0 };
const toleranceSeconds = 300;
const eventDays = 3;
const maxEvents = 1_000;
/** The limit of the SDK's `autoPagingToArray`. */
const maxRecentEvents = 10_000;
const maxSessions = 100;
const maxOpenSessions = 1_000;

export function stripeGateway(config: Config): StripeGateway {
  const { secretKey, webhookSecrets } = config.stripe;
  const emulator =
    config.mode === 'local' && config.stripeEmulatorUrl ? new URL(config.stripeEmulatorUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    ...longTimeout,
    telemetry: false,
    ...(emulator && { protocol: 'http', host: emulator.hostname, port: Number(emulator.port) }),
  });
  const livemode = !/^..?_test_/.test(secretKey);

  async function expireSession(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // The session has been paid or has expired.
      if (!(error instanceof StripeInvalidRequestError)) throw error;
    }
  }

  return {
    livemode,

    async openIntent({ uid, email, amountCents, currency, idempotencyKey }, { timeout } = {}) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            allowed_payment_method_types: ['card'],
            receipt_email: email,
            description: 'Zodiac Atlas lifetime access',
            metadata: { uid, idempotency_key: idempotencyKey },
          },
          { idempotencyKey, ...requestOptions(timeout) },
        );
        return { outcome: 'opened', intentId: intent.id, clientSecret: secretOf(intent) };
      } catch (error) {
        if (isInProgress(error)) return { outcome: 'in_progress' };
        if (isKeySpent(error)) return { outcome: 'key_spent' };
        throw unavailable(error);
      }
    },

    async readIntent(id, { timeout } = {}) {
      const options = requestOptions(timeout);
      return orUndefined(async () => {
        const answer = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, options);
        const atSeconds = answeredAt(answer);
        const intent = intentFact(answer, atSeconds);
        const charge = typeof answer.latest_charge === 'object' ? answer.latest_charge : null;
        const disputes = charge?.disputed
          ? (await stripe.disputes.list({ payment_intent: id, limit: 100 }, options)).data
          : [];
        const declines = answer.last_payment_error
          ? [
              ...(await stripe.charges.list({ payment_intent: id, limit: 100 }, options)).data.map((failed) =>
                chargeDecline(failed, id),
              ),
              declineOf(answer, atSeconds),
            ]
          : [];
        const facts = [
          intent,
          charge && chargeFact(charge, atSeconds),
          ...disputes.map((dispute) => disputeFact(dispute, atSeconds)),
        ];
        return {
          intent,
          clientSecret: secretOf(answer),
          facts: facts.filter((fact) => fact !== null && fact !== undefined),
          declines: declines.filter((decline) => decline !== undefined),
        };
      });
    },

    async cancelIntent(id) {
      try {
        await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      } catch (error) {
        if (isMissing(error) || isUnexpectedState(error)) return;
        throw unavailable(error);
      }
    },

    async refundDuplicate(id, { keptIntentId, idempotencyKey }) {
      const refund = (key: string) =>
        stripe.refunds.create(
          { payment_intent: id, reason: 'duplicate', metadata: { kept_payment: keptIntentId } },
          { idempotencyKey: key },
        );
      try {
        try {
          await refund(idempotencyKey);
        } catch (error) {
          if (!isKeySpent(error) || isRefunded(error)) throw error;
          // Stripe replays a failed response for a day. A new key is safe, because a charge can be refunded only once.
          await refund(`${idempotencyKey}-${randomUUID()}`);
        }
      } catch (error) {
        if (!isRefunded(error)) throw unavailable(error);
      }
    },

    async expireSessions(linkId, uid) {
      try {
        const open = await stripe.checkout.sessions
          .list({ payment_link: linkId, status: 'open', limit: 100 })
          .autoPagingToArray({ limit: maxOpenSessions });
        for (const { id, client_reference_id: reference } of open) {
          if (reference === uid) await expireSession(id);
        }
      } catch (error) {
        throw unavailable(error);
      }
    },

    paymentLinkUrl: (linkId) =>
      orUndefined(async () => {
        const link = await stripe.paymentLinks.retrieve(linkId);
        return link.active ? link.url : undefined;
      }),

    async recentSessions(linkId) {
      const found = await orUndefined(async () => {
        const page = await stripe.checkout.sessions.list({
          payment_link: linkId,
          status: 'complete',
          limit: maxSessions,
        });
        const atSeconds = answeredAt(page);
        return page.data
          .filter((session) => session.payment_link === linkId)
          .map((session) => sessionFact(session, atSeconds));
      });
      return (found ?? []).filter((fact) => fact !== undefined);
    },

    async noticesSince(since) {
      try {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const events = await stripe.events
          .list({ types: [...followedTypes], created, limit: 100 })
          .autoPagingToArray({ limit: maxRecentEvents });
        return {
          notices: events.filter(isWellFormed).map(noticeOf),
          isCutShort: events.length === maxRecentEvents,
        };
      } catch (error) {
        throw unavailable(error);
      }
    },

    async undeliveredNotices() {
      try {
        const since = Math.floor(Date.now() / 1000) - eventDays * 86_400;
        const events = await stripe.events
          .list({ delivery_success: false, types: [...followedTypes], created: { gte: since }, limit: 100 })
          .autoPagingToArray({ limit: maxEvents });
        return events.filter(isWellFormed).map(noticeOf);
      } catch (error) {
        throw unavailable(error);
      }
    },

    verifiedNotice(rawBody, signature, now) {
      const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
      // The SDK refuses old timestamps, but accepts one in the future.
      if (signedAt - now.getTime() / 1000 > toleranceSeconds) throw invalidSignature('signed in the future');
      let cause: unknown;
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            rawBody,
            signature,
            secret,
            toleranceSeconds,
            undefined,
            now.getTime(),
          );
          const checked = checkedEvent(event);
          if (checked.livemode !== livemode) throw invalidSignature('an event of the other mode');
          return noticeOf(checked);
        } catch (error) {
          if (error instanceof ApiError) throw error;
          if (error instanceof MalformedEvent) throw new ApiError('invalid_input', { cause: error });
          cause = error;
        }
      }
      // Only the first line of the SDK's message names the reason.
      throw invalidSignature(cause instanceof Error ? cause.message.split('\n', 1).join() : 'not an event');
    },
  };
}

/** Malformed events are skipped here, so that the others are read. They raised an alert when they were delivered. */
function isWellFormed(event: Stripe.Event): boolean {
  try {
    checkedEvent(event);
    return true;
  } catch (error) {
    if (error instanceof MalformedEvent) return false;
    throw error;
  }
}

const requestOptions = (timeout: CallOptions['timeout']) =>
  timeout === 'short' ? shortTimeout : longTimeout;

/** Reads the time of a response by Stripe's clock, which also dates the events. */
function answeredAt(answer: Stripe.Response<unknown>): number {
  const date = Date.parse(answer.lastResponse.headers.date ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
}

function secretOf(intent: Stripe.PaymentIntent): string {
  if (intent.client_secret === null) throw new Error(`Stripe returned no client secret for ${intent.id}`);
  return intent.client_secret;
}

async function orUndefined<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}

const { StripeError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

const isMissing = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing';

const isRefunded = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'charge_already_refunded';

const isUnexpectedState = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'payment_intent_unexpected_state';

const isInProgress = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'idempotency_key_in_use';

/**
 * Whether an idempotency key can no longer create an intent. For a day Stripe replays the first response to a key, even a
 * server error, and refuses the key with other parameters.
 */
const isKeySpent = (error: unknown): boolean =>
  error instanceof StripeIdempotencyError ||
  (error instanceof StripeError && error.headers?.['idempotent-replayed'] === 'true');

/** Maps an unexpected error of Stripe. The result of the call is unknown, so it is not reported as a failed payment. */
const unavailable = (cause: unknown): ApiError =>
  new ApiError('unavailable', {
    detail: 'The payment service does not answer. Please try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  });

const invalidSignature = (reason: string): ApiError =>
  new ApiError('invalid_signature', { cause: new Error(reason) });
