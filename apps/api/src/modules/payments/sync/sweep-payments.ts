import { exclusively, lock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { hasPaid } from '#modules/users/account.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { applyStripeEvent } from './webhook.ts';
import { deleteOldCodeFailures, lapseReservations } from '#modules/payments/codes/code-queries.ts';
import { deleteOldDeclines } from '#modules/payments/ledger/card-declines.ts';
import { eventsReadUntil, recordEventsRead, storedEvents } from './event-queries.ts';
import { claimOpenAttempts } from '#modules/payments/ledger/attempt-queries.ts';
import type { Actor } from '#kernel/caller.ts';
import { transact } from '#database/transact.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { insertLostAttempt, lostPayments, paymentOfIntent } from '#modules/payments/ledger/queries.ts';
import { aboutPayment } from '#modules/payments/operator/claim-payment.ts';

const maxAttempts = 200;
/** Must be below the time after which the job queue expires an active job. */
const maxSweepMs = 100_000;
/** Overlap with the previous sweep, because Stripe may list an event late and our clock may be wrong. */
const overlapMs = 3_600_000;
/** How far back the first sweep reads events. */
const firstReadMs = 3 * 86_400_000;

/**
 * Makes up for lost webhooks: applies events since the last sweep that are not stored, and reads open attempts from
 * Stripe. One sweep runs at a time across all processes.
 *
 * @returns `'taken'` while another process sweeps
 * @throws AggregateError when steps failed, after all others have run
 * @throws DatabaseUnavailable when the lock was lost, so that another process may have started a sweep
 */
export async function sweepPayments(services: Services): Promise<'taken' | undefined> {
  const errors: unknown[] = [];
  const taken = await exclusively(services.sessionDb, 'sweep-payments', async ({ confirm }) => {
    const tryStep = async (work: () => Promise<unknown>): Promise<boolean> => {
      await confirm();
      try {
        await work();
        return true;
      } catch (error) {
        errors.push(error);
        return false;
      }
    };
    const endsAt = performance.now() + maxSweepMs;
    await tryStep(() => applyMissedEvents(services, tryStep));
    await tryStep(() => deleteOldDeclines(services.db));
    await tryStep(() => deleteOldCodeFailures(services.db));
    await tryStep(() => lapseReservations(services));
    for (const { intentId, uid, purpose } of await claimOpenAttempts(services.db, maxAttempts)) {
      if (performance.now() > endsAt) break;
      await tryStep(async () => {
        if (purpose === 'access' && uid !== null && (await hasPaid(services.db, uid)))
          await services.stripe.cancelIntent(intentId);
        await applySnapshot(services, intentId);
      });
    }
    return undefined;
  });
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} ${errors.length === 1 ? 'step' : 'steps'} of the payment sweep failed`,
    );
  return taken;
}

/**
 * Applies events that are not stored. Events also report payments of old intents, and their number does not grow with
 * the number of abandoned intents. Delivered events are read, too, because an acknowledged event may have been lost.
 */
async function applyMissedEvents(
  services: Services,
  tryStep: (work: () => Promise<unknown>) => Promise<boolean>,
): Promise<void> {
  const { db, stripe } = services;
  const startedAt = new Date();
  const readUntil = await eventsReadUntil(db);
  const since = new Date((readUntil?.getTime() ?? startedAt.getTime() - firstReadMs) - overlapMs);
  const recent = await stripe.noticesSince(since);
  const undelivered = await stripe.undeliveredNotices();
  const notices = new Map([...recent.notices, ...undelivered].map((notice) => [notice.id, notice]));
  const stored = await storedEvents(db, [...notices.keys()]);
  let isComplete = !recent.isCutShort;
  for (const notice of notices.values()) {
    if (stored.has(notice.id) || notice.livemode !== stripe.livemode) continue;
    isComplete = (await tryStep(() => applyStripeEvent(services, notice))) && isComplete;
  }
  if (isComplete) await recordEventsRead(db, startedAt);
}

export interface Adoption {
  /** Payments that now give their account access, unless they are refunded or disputed. */
  readonly adopted: number;
  /** Paid gifts. Their codes and receivers are lost. */
  readonly gifts: number;
  /** Payments with an unexpected amount or currency. They raise an alert. */
  readonly unexplained: number;
}

/**
 * Stores the attempts of payments that Stripe has and the ledger lacks, for example payments after a restored backup.
 * Their metadata, which only our secret key can write, contain the account and the expected amount. Can be repeated.
 *
 * @throws ApiError `busy` while another process sweeps, because its events may not be stored yet; `unavailable` when
 * Stripe does not answer; payments adopted until then stay
 */
export async function adoptLostPayments(services: Services, actor: Actor): Promise<Adoption> {
  // The events since the last sweep contain the facts of the missing payments.
  if (await sweepPayments(services)) throw new ApiError('busy');
  const counts = { adopted: 0, gifts: 0, unexplained: 0 };
  for (const lost of await lostPayments(services.db)) {
    const { intentId, uid } = lost;
    await transact(services, async (trx) => {
      await lock(trx, 'intent', intentId);
      const id = await insertLostAttempt(trx, lost);
      if (id === undefined) return;
      await recordAction(trx, {
        actor,
        action: 'adopt_payment',
        about: aboutPayment(id),
        subjectUid: uid,
        reason: 'Stripe has this payment, and the ledger had no attempt',
        before: {},
        after: { intentId },
      });
    });
    await applySnapshot(services, intentId);
    const payment = await paymentOfIntent(services.db, intentId);
    if (payment?.entitles) counts[payment.purpose === 'gift' ? 'gifts' : 'adopted'] += 1;
    else counts.unexplained += 1;
  }
  return counts;
}
