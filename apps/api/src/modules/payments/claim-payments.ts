import type { Caller } from '#http/session.ts';
import type { Services } from '#services/services.ts';
import { refreshEntitlement } from './entitlement.ts';
import { claimLinkPayments } from './queries.ts';

/**
 * Gives the caller the payments made through the payment link under the caller's uid or verified e-mail. Repeating
 * it changes nothing, and a payment that has an owner keeps it.
 *
 * @returns whether the caller has access
 */
export async function claimPayments({ db, events }: Services, caller: Caller): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await claimLinkPayments(trx, caller.uid, caller.emailVerified ? caller.email : undefined);
    return (await refreshEntitlement(trx, events, caller.uid)) > 0;
  });
}
