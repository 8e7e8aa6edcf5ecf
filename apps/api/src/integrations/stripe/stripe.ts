import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Config } from '#config/config.ts';
import { ApiError } from '#kernel/api-error.ts';
import { checkedEvent, MalformedEvent } from './stripe-event.ts';
import {
  invalidSignature,
  isInProgress,
  isInvalidRequest,
  isKeySpent,
  isMissing,
  isRefunded,
  isUnexpectedState,
  unavailable,
} from './stripe-errors.ts';
import {
  chargeDecline,
  chargeFact,
  declineOf,
  disputeFact,
  expectedMetadata,
  followedTypes,
  intentFact,
  noticeOf,
  sessionFact,
} from './stripe-facts.ts';
import type { CallOptions, StripeGateway } from './stripe-gateway.ts';
import { listPayments } from './stripe-payments.ts';
import { sendReceiptTo } from './stripe-receipts.ts';
import { signedText, toleranceSeconds } from './stripe-signature.ts';
import { calculateTax, linkTax } from './stripe-tax.ts';

/** The description on Stripe's receipt. */
const descriptions = {
  access: 'Zodiac Atlas lifetime access',
  gift: 'Zodiac Atlas lifetime access, as a gift',
} as const;
const longTimeout = { timeout: 5_000, maxNetworkRetries: 1 };
const shortTimeout = { timeout: 3_000, maxNetworkRetries: 0 };
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
      if (!isInvalidRequest(error)) throw error;
    }
  }

  return {
    livemode,

    disputeUrl: (id) =>
      `https://dashboard.stripe.com/${livemode ? '' : 'test/'}disputes/${encodeURIComponent(id)}`,

    async openIntent({ uid, email, amountCents, currency, purpose, idempotencyKey }, { timeout } = {}) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            allowed_payment_method_types: ['card'],
            receipt_email: email,
            description: descriptions[purpose],
            metadata: {
              uid,
              idempotency_key: idempotencyKey,
              ...(purpose === 'gift' && { purpose }),
              ...expectedMetadata(amountCents, currency),
            },
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

    receiptUrl: (id) =>
      orUndefined(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
          id,
          { expand: ['latest_charge'] },
          shortTimeout,
        );
        return typeof charge === 'object' ? (charge?.receipt_url ?? undefined) : undefined;
      }),

    sendReceiptTo: (id, email) => sendReceiptTo(stripe, id, email),
    calculateTax: (question) => calculateTax(stripe, question),
    linkTax: (id, calculationId) => linkTax(stripe, id, calculationId),

    async cancelIntent(id) {
      try {
        await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      } catch (error) {
        if (isMissing(error) || isUnexpectedState(error)) return;
        throw unavailable(error);
      }
    },

    async refund(id, { keptIntentId, isFraud = false, idempotencyKey }) {
      const why =
        keptIntentId === undefined
          ? ({ reason: isFraud ? 'fraudulent' : 'requested_by_customer' } as const)
          : ({ reason: 'duplicate', metadata: { kept_payment: keptIntentId } } as const);
      const refund = (key: string) =>
        stripe.refunds.create({ payment_intent: id, ...why }, { idempotencyKey: key });
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

    activeLink: (linkId) =>
      orUndefined(async () => {
        const link = await stripe.paymentLinks.retrieve(linkId, { expand: ['line_items'] });
        const items = link.line_items?.data ?? [];
        const amountCents = items.reduce((total, item) => total + item.amount_total, 0);
        return link.active ? { url: link.url, amountCents, currency: link.currency } : undefined;
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

    async paymentsOfPeriod(period, linkIds) {
      try {
        return await listPayments(stripe, period, linkIds);
      } catch (error) {
        throw unavailable(error);
      }
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
      const text = signedText(rawBody, signature, now);
      let cause: unknown;
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            text,
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
