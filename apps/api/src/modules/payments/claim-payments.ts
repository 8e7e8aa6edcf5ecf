import type { Caller } from '#http/session.ts';
import { formerAccounts } from '#modules/users/former-accounts.ts';
import type { Services } from '#services/services.ts';
import { transact } from '#transact.ts';
import { refreshEntitlement } from './entitlement.ts';
import { claimLinkPayments, inheritPayments, payersAmong } from './queries.ts';

/**
 * Gives the caller the payments made through the payment link under the caller's uid or verified e-mail, and what
 * deleted accounts of that verified e-mail have paid for. Repeating it changes nothing, and a payment keeps an owner
 * whose account exists.
 *
 * @returns whether the caller has access
 * @throws ApiError `unavailable` when it depends on the identity provider, which does not answer
 */
export async function claimPayments(services: Services, caller: Caller): Promise<boolean> {
  const deleted = await deletedPayers(services, caller);
  return transact(services, async (trx, onCommit) => {
    await claimLinkPayments(trx, caller.uid, caller.emailVerified ? caller.email : undefined);
    for (const uid of deleted) {
      if (await inheritPayments(trx, caller.uid, uid)) await refreshEntitlement(trx, onCommit, uid);
    }
    return (await refreshEntitlement(trx, onCommit, caller.uid)) > 0;
  });
}

/** Accounts that paid under the caller's verified e-mail and were deleted. */
async function deletedPayers({ db, identity }: Services, caller: Caller): Promise<string[]> {
  if (!caller.emailVerified) return [];
  const payers = await payersAmong(db, await formerAccounts(db, caller.email, caller.uid));
  return payers.length === 0 ? [] : identity.deletedAmong(payers);
}
