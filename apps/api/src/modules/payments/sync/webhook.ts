import type { FastifyInstance } from 'fastify';
import { endpoints } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import { traceOfKey, withinTrace } from '#kernel/tracing.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import type { Services } from '#integrations/services.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { unstored } from '#http/cache-control.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import { insertAlert } from '#modules/payments/ledger/alert-queries.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { correctEvent, insertEvent } from './event-queries.ts';

const bodyLimitBytes = 1_048_576;
/**
 * Limits of verified events. Two are applied at a time, because they share two database connections with `/readyz`.
 * The others wait, because Stripe's timeout is longer than the timeout for a free connection.
 */
const queueLimits = { maxRunning: 2, maxWaiting: 1_000, maxWaitMs: 15_000 };

/** Registers Stripe's webhook. It receives the raw body, because the signature covers its bytes. */
export async function stripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, events, urgentDb, clock, metrics } = services;
  const deliveries = new DeliveryQueue(queueLimits);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  app.post('/api/stripe/webhook', {
    config: { access: endpoints['POST /api/stripe/webhook'].access, signed: true },
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) => {
      // The signature is verified before the event is queued, so that forged events cannot fill the queue.
      const notice = verified(request.body, request.headers['stripe-signature']);
      if (notice.fact)
        await deliveries.apply(() =>
          withinTrace(`event ${notice.type}`, traceOfKey(keyOf(notice)), () =>
            applyStripeEvent(services, notice, urgentDb),
          ),
        );
      metrics?.countWebhook(clock().getTime() / 1_000 - notice.atSeconds);
      reply.header('cache-control', unstored);
      return { received: true };
    },
  });

  function verified(body: unknown, signature: string | string[] | undefined) {
    try {
      if (typeof signature !== 'string') throw unsigned('no signature');
      if (!Buffer.isBuffer(body)) throw unsigned('no body');
      return stripe.verifiedNotice(body, signature, clock());
    } catch (error) {
      if (error instanceof ApiError && error.cause instanceof Error) {
        events.record('webhook_refused', { reason: error.cause.message });
      }
      throw error;
    }
  }
}

const keyOf = ({ fact }: StripeNotice): string | undefined =>
  fact && 'idempotencyKey' in fact ? fact.idempotencyKey : undefined;

const unsigned = (reason: string): ApiError =>
  new ApiError('invalid_signature', { cause: new Error(reason) });

/**
 * Applies a verified webhook event once. Event, ledger and entitlement change in one transaction, so repeated and
 * reordered events are safe. An event without a payment fact is not stored.
 *
 * @param db - the connection pool to use
 */
export async function applyStripeEvent(
  services: Services,
  notice: StripeNotice,
  db = services.db,
): Promise<void> {
  const { fact, decline } = notice;
  if (!fact) return;
  await transact({ ...services, db }, async (trx, onCommit) => {
    // Locks before the event is inserted, so that events are stored in the order in which they are applied.
    await lock(trx, 'intent', fact.intentId);
    if (!(await insertEvent(trx, notice))) return;
    const { applied, alerts } = await recordFacts(trx, onCommit, fact.intentId, [fact], {
      eventId: notice.id,
      settings: services.config.stripe,
      declines: decline ? [decline] : [],
    });
    // The row of the event can hold one alert.
    const [alert = null, ...further] = alerts;
    if (!applied || alert) await correctEvent(trx, notice.id, { applied, alert });
    for (const other of further) await insertAlert(trx, fact.intentId, other);
    for (const reason of alerts) onCommit.record('payment_alert', { intentId: fact.intentId, reason });
  });
}
