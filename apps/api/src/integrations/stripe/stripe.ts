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
  /** The same key gives the same intent, however often it is sent. */
  idempotencyKey: string;
}

/** `in_progress`: another call with this key has not finished. `key_spent`: this key will never give an intent. */
export type OpenedIntent =
  | { outcome: 'opened'; intentId: string; clientSecret: string }
  | { outcome: 'in_progress' }
  | { outcome: 'key_spent' };

/** What Stripe says of an intent now. */
export interface IntentSnapshot {
  intent: IntentFact;
  clientSecret: string;
  /** `intent`, its charge and its disputes. */
  facts: PaymentFact[];
  /** Cards that were refused, where the latest was. */
  declines: Decline[];
}

export interface CallOptions {
  /** `short` for a page that asks again anyway: 3 s and no second try, in place of 5 s and one. */
  patience?: 'short' | 'long';
}

/** Stripe, as far as the product needs it. Every call throws ApiError `unavailable` when Stripe does not answer. */
export interface StripeGateway {
  /** Whether the keys are those of live mode; events of the other mode are refused. */
  readonly livemode: boolean;
  openIntent(intent: NewIntent, options?: CallOptions): Promise<OpenedIntent>;
  /** @returns `undefined` where Stripe knows no such intent */
  readIntent(id: string, options?: CallOptions): Promise<IntentSnapshot | undefined>;
  /** Cancels an intent nobody paid; one that was paid or canceled meanwhile is left as it is. */
  cancelIntent(id: string): Promise<void>;
  /**
   * Returns a payment made by somebody who had paid already. A payment is returned once, however often this is asked.
   */
  refundDuplicate(id: string, why: { keptIntentId: string; idempotencyKey: string }): Promise<void>;
  /** Ends the visits of a user to a payment link that are not paid yet. */
  expireSessions(linkId: string, uid: string): Promise<void>;
  /** Address of a payment link, or `undefined` where it is switched off. */
  paymentLinkUrl(linkId: string): Promise<string | undefined>;
  /** The latest completed sessions of a payment link. */
  recentSessions(linkId: string): Promise<SessionFact[]>;
  /** Events about money since an instant. `isCutShort`: there are more than were read. */
  noticesSince(since: Date): Promise<{ notices: StripeNotice[]; isCutShort: boolean }>;
  /** Events about money of the last three days that no webhook endpoint has accepted. */
  undeliveredNotices(): Promise<StripeNotice[]>;
  /** @throws ApiError `invalid_signature`, or `invalid_input` for a malformed event; the cause says what is wrong */
  verifiedNotice(rawBody: Buffer, signature: string, now: Date): StripeNotice;
}

const longPatience = { timeout: 5_000, maxNetworkRetries: 1 };
const shortPatience = { timeout: 3_000, maxNetworkRetries: 0 };
const toleranceSeconds = 300;
const eventDays = 3;
const maxEvents = 1_000;
/** As many as the SDK reads at most. */
const maxRecentEvents = 10_000;
const maxSessions = 100;
const maxOpenSessions = 1_000;

export function stripeGateway(config: Config): StripeGateway {
  const { secretKey, webhookSecrets } = config.stripe;
  const emulator =
    config.mode === 'local' && config.stripeEmulatorUrl ? new URL(config.stripeEmulatorUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    ...longPatience,
    telemetry: false,
    ...(emulator && { protocol: 'http', host: emulator.hostname, port: Number(emulator.port) }),
  });
  const livemode = !/^..?_test_/.test(secretKey);

  async function expireSession(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // Paid or expired meanwhile.
      if (!(error instanceof StripeInvalidRequestError)) throw error;
    }
  }

  return {
    livemode,

    async openIntent({ uid, email, amountCents, currency, idempotencyKey }, { patience } = {}) {
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
          { idempotencyKey, ...requestOptions(patience) },
        );
        return { outcome: 'opened', intentId: intent.id, clientSecret: secretOf(intent) };
      } catch (error) {
        if (isInProgress(error)) return { outcome: 'in_progress' };
        if (isKeySpent(error)) return { outcome: 'key_spent' };
        throw unavailable(error);
      }
    },

    async readIntent(id, { patience } = {}) {
      const options = requestOptions(patience);
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
          // Stripe would repeat its failure for a day. A charge is refunded once under any key.
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
      // The SDK refuses what is too old; a timestamp of the future is as wrong.
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
      // The SDK adds paragraphs of advice to the first line.
      throw invalidSignature(cause instanceof Error ? cause.message.split('\n', 1).join() : 'not an event');
    },
  };
}

/** A malformed event was refused, with an alert, when it was delivered; it must not keep the others from being read. */
function isWellFormed(event: Stripe.Event): boolean {
  try {
    checkedEvent(event);
    return true;
  } catch (error) {
    if (error instanceof MalformedEvent) return false;
    throw error;
  }
}

const requestOptions = (patience: CallOptions['patience']) =>
  patience === 'short' ? shortPatience : longPatience;

/** Stripe's clock at the moment it answered: events are dated by the same clock. */
function answeredAt(answer: Stripe.Response<unknown>): number {
  const date = Date.parse(answer.lastResponse.headers.date ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
}

function secretOf(intent: Stripe.PaymentIntent): string {
  if (intent.client_secret === null) throw new Error(`Stripe withholds the client secret of ${intent.id}`);
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
 * Stripe answers a key as it did the first time, a failure of its own included: such a key stays without an intent
 * for a day. So does one first sent with other parameters.
 */
const isKeySpent = (error: unknown): boolean =>
  error instanceof StripeIdempotencyError ||
  (error instanceof StripeError && error.headers?.['idempotent-replayed'] === 'true');

/** Whatever Stripe answers other than what was asked for: nothing is known, so nothing is called a failed payment. */
const unavailable = (cause: unknown): ApiError =>
  new ApiError('unavailable', {
    detail: 'The payment service does not answer. Please try again in a moment.',
    retryAfterSeconds: 5,
    cause,
  });

const invalidSignature = (reason: string): ApiError =>
  new ApiError('invalid_signature', { cause: new Error(reason) });
