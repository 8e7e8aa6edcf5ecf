import { LeaseLost, withLease } from '#database/lease.ts';
import type { Services } from '#integrations/services.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';
import {
  eventsReadUntil,
  forgetDeclines,
  knownEvents,
  noteEventsRead,
  takeOpenAttempts,
} from '#modules/payments/ledger/queries.ts';

const maxAttempts = 200;
/** Longer than any one step: Stripe is given 11 s twice. */
const leaseSeconds = 60;
/** Below the time after which the queue takes a job for dead. */
const maxSweepMs = 100_000;
/** Stripe may list an event a little after it dates it, and our clock may be wrong. */
const overlapMs = 3_600_000;
/** How far back the first sweep reads. */
const firstReadMs = 3 * 86_400_000;

/**
 * Heals what lost webhooks left behind: applies every event since the last sweep that did not arrive, and asks about
 * open attempts. There is one sweep at a time.
 *
 * @throws AggregateError when something could not be healed; all the rest has been
 * @throws LeaseLost when the sweep hung and another took over
 */
export async function sweepPayments(services: Services): Promise<void> {
  const errors: unknown[] = [];
  await withLease(services.db, 'sweep-payments', leaseSeconds, async (renew) => {
    const trying = async (work: () => Promise<unknown>): Promise<boolean> => {
      await renew();
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof LeaseLost) throw error;
        errors.push(error);
        return false;
      }
    };
    const endsAt = performance.now() + maxSweepMs;
    await trying(() => applyMissedEvents(services, trying));
    await trying(() => forgetDeclines(services.db));
    for (const { intentId, hasPaid } of await takeOpenAttempts(services.db, maxAttempts)) {
      if (performance.now() > endsAt) break;
      await trying(async () => {
        if (hasPaid) await services.stripe.cancelIntent(intentId);
        await applySnapshot(services, intentId);
      });
    }
  });
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} steps of the payment sweep failed`);
}

/**
 * Events tell of a payment however long its intent was left open, and at a cost that does not grow with the number of
 * intents that nobody will ever pay. Those that a webhook accepted are read as well: what was acknowledged may still
 * have been lost.
 */
async function applyMissedEvents(
  services: Services,
  trying: (work: () => Promise<unknown>) => Promise<boolean>,
): Promise<void> {
  const { db, stripe } = services;
  const startedAt = new Date();
  const readUntil = await eventsReadUntil(db);
  const since = new Date((readUntil?.getTime() ?? startedAt.getTime() - firstReadMs) - overlapMs);
  const recent = await stripe.noticesSince(since);
  const undelivered = await stripe.undeliveredNotices();
  const notices = new Map([...recent.notices, ...undelivered].map((notice) => [notice.id, notice]));
  const known = await knownEvents(db, [...notices.keys()]);
  let isComplete = !recent.isCutShort;
  for (const notice of notices.values()) {
    if (known.has(notice.id) || notice.livemode !== stripe.livemode) continue;
    isComplete = (await trying(() => applyStripeEvent(services, notice))) && isComplete;
  }
  if (isComplete) await noteEventsRead(db, startedAt);
}
