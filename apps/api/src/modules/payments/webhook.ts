import type { FastifyInstance } from 'fastify';
import { endpoints } from '@org/api-contract';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';

const bodyLimitBytes = 1_048_576;
const mostAtOnce = 64;

/** Receives signed events. The signature covers the raw bytes, so nothing parses them first. */
export async function stripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, events, urgentDb, clock } = services;
  let running = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  app.post('/api/stripe/webhook', {
    config: { access: endpoints['POST /api/stripe/webhook'].access, signed: true },
    bodyLimit: bodyLimitBytes,
    // Before the body is read, so that bodies waiting for their turn don't fill the memory.
    onRequest: async (_request, reply) => {
      if (running >= mostAtOnce) throw new ApiError('unavailable', { retryAfterSeconds: 5 });
      running += 1;
      reply.raw.once('close', () => {
        running -= 1;
      });
    },
    handler: async (request, reply) => {
      const notice = verified(request.body, request.headers['stripe-signature']);
      await applyStripeEvent(services, notice, urgentDb);
      reply.header('cache-control', 'no-store');
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

const unsigned = (reason: string): ApiError =>
  new ApiError('invalid_signature', { cause: new Error(reason) });
