import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import { isPaid } from '#modules/users/is-paid.ts';
import type { Services } from '#services/services.ts';
import { applyIntent } from './apply-fact.ts';
import { refreshEntitlement } from './entitlement.ts';
import { claimUnclaimed, ownIntents } from './queries.ts';

/**
 * Links a payment just made: re-reads the caller's own intents at Stripe and claims link payments made under the
 * caller's e-mail, where that e-mail is verified. Repeating it changes nothing.
 */
export async function linkPayment(
  services: Services,
  caller: Caller,
  email: string,
): Promise<{ linked: boolean }> {
  const { db, stripe, events, clock } = services;
  if (email.toLowerCase() !== caller.email.toLowerCase()) throw new ApiError('forbidden');
  if (await isPaid(db, caller.uid)) return { linked: true };
  for (const { intent_id: intentId } of await ownIntents(db, caller.uid)) {
    if (intentId) await applyIntent(db, events, await stripe.retrieveIntent(intentId), clock());
  }
  const linked = await db.transaction().execute(async (trx) => {
    if (caller.emailVerified) await claimUnclaimed(trx, caller.uid, caller.email);
    return refreshEntitlement(trx, events, caller.uid);
  });
  return { linked };
}
