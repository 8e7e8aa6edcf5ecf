import type { Services } from '#services/services.ts';
import { applyReading } from './apply-reading.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';
import { knownEvents, takeOpenAttempts } from './queries.ts';

const mostAttempts = 200;

/**
 * Heals what lost webhooks left behind: applies the events Stripe could not deliver and asks about open attempts.
 * An attempt still open though its user has paid otherwise is canceled, so that nobody pays twice.
 *
 * @throws AggregateError when something could not be healed; all the rest has been
 */
export async function sweepPayments(services: Services): Promise<void> {
  const errors: unknown[] = [];
  const trying = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      errors.push(error);
    }
  };
  await trying(() => applyUndelivered(services, trying));
  for (const { intentId, hasPaid } of await takeOpenAttempts(services.db, mostAttempts)) {
    await trying(async () => {
      if (hasPaid) await services.stripe.cancelIntent(intentId);
      await applyReading(services, intentId);
    });
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} steps of the payment sweep failed`);
}

async function applyUndelivered(
  services: Services,
  trying: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { db, stripe } = services;
  const notices = (await stripe.undeliveredNotices()).filter(({ livemode }) => livemode === stripe.livemode);
  const known = await knownEvents(
    db,
    notices.map(({ id }) => id),
  );
  for (const notice of notices) {
    if (!known.has(notice.id)) await trying(() => applyStripeEvent(services, notice));
  }
}
