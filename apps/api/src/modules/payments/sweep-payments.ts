import type { Services } from '#services/services.ts';
import { applyEvent, applyIntent } from './apply-fact.ts';
import { openIntents } from './queries.ts';

const mostIntents = 200;

/** Asks Stripe about whatever a lost webhook may have left open. */
export async function sweepPayments({ db, stripe, events, clock }: Services): Promise<void> {
  for (const fact of await stripe.undeliveredFacts()) {
    if (fact.livemode === stripe.livemode) await applyEvent(db, events, fact);
  }
  for (const { intent_id: intentId } of await openIntents(db, mostIntents)) {
    if (intentId) await applyIntent(db, events, await stripe.retrieveIntent(intentId), clock());
  }
}
