import type { FastifyInstance } from 'fastify';
import { endpoints } from '@org/api-contract';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { applyEvent } from './apply-fact.ts';

const route = 'POST /api/stripe/webhook';
const bodyLimitBytes = 1_048_576;
const mostAtOnce = 64;

/** Receives signed events. The signature covers the raw bytes, so nothing parses them first. */
export async function stripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { stripe, events, urgentDb, clock } = services;
  let running = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/api/stripe/webhook', {
    config: { access: endpoints[route].access },
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body))
        throw refused('no signature or no body');
      if (running >= mostAtOnce) throw new ApiError('unavailable', { retryAfterSeconds: 5 });
      running += 1;
      try {
        const fact = stripe.verifiedFact(request.body, signature, clock());
        if (fact.livemode !== stripe.livemode) throw refused('an event of the other mode');
        await applyEvent(urgentDb, events, fact);
        reply.header('cache-control', 'no-store');
        return { received: true };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid_signature') refused(error.message);
        throw error;
      } finally {
        running -= 1;
      }
    },
  });

  function refused(reason: string): ApiError {
    events.record('webhook_refused', { reason });
    return new ApiError('invalid_signature');
  }
}
