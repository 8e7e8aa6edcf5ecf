import type { Caller } from '#http/session.ts';
import type { Services } from '#services/services.ts';
import { transact } from '#transact.ts';
import { refreshEntitlement } from './entitlement.ts';
import { claimLinkPayments } from './queries.ts';

/**
 * Gives the caller the payments made through the payment link under the caller's uid or verified e-mail. Repeating
 * it changes nothing, and a payment that has an owner keeps it.
 *
 * @returns whether the caller has access
 */
export async function claimPayments(services: Services, caller: Caller): Promise<boolean> {
  return transact(services, async (trx, onCommit) => {
    await claimLinkPayments(trx, caller.uid, caller.emailVerified ? caller.email : undefined);
    return (await refreshEntitlement(trx, onCommit, caller.uid)) > 0;
  });
}
