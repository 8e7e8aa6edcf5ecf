import type { Caller } from '#kernel/caller.ts';
import { formerAccounts, isRegistered } from '#modules/users/account.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { lock } from '#database/lock.ts';
import { claimEntitlement, refreshEntitlement } from './entitlement.ts';
import { claimPaymentIds, inheritPayments, payersAmong, unclaimedUnder } from './queries.ts';

/** Firebase refuses to look up a longer one. */
const maxUidLength = 128;

/**
 * Gives the caller the payments made through the payment link under the caller's uid or verified e-mail, and what
 * deleted accounts of that verified e-mail have paid for. Repeating it changes nothing, and a payment keeps an owner
 * whose account exists.
 *
 * @returns whether the caller has access
 * @throws ApiError `unavailable` when it depends on the identity provider, which does not answer
 */
export async function claimPayments(services: Services, caller: Caller): Promise<boolean> {
  const ownerless = caller.emailVerified ? await ownerlessUnder(services, caller.email) : [];
  const deleted = caller.emailVerified ? await deletedPayers(services, caller) : [];
  return transact(services, async (trx, onCommit) => {
    for (const uid of [caller.uid, ...deleted]) await lock(trx, 'user', uid);
    await claimPaymentIds(trx, caller.uid, ownerless);
    for (const uid of deleted) {
      if (await inheritPayments(trx, caller.uid, uid)) await refreshEntitlement(trx, onCommit, uid);
    }
    return (await claimEntitlement(trx, onCommit, caller.uid)) > 0;
  });
}

/** Payments that no account can claim by uid: their uid is missing or unknown. */
async function ownerlessUnder({ db, identity }: Services, email: string): Promise<number[]> {
  const ids: number[] = [];
  for (const { id, reference } of await unclaimedUnder(db, email)) {
    const isOwnerless =
      reference === null ||
      reference.length > maxUidLength ||
      (!(await isRegistered(db, reference)) && (await identity.deletedAmong([reference])).length > 0);
    if (isOwnerless) ids.push(id);
  }
  return ids;
}

/** Accounts that paid under the caller's verified e-mail and were deleted. */
async function deletedPayers({ db, identity }: Services, caller: Caller): Promise<string[]> {
  const payers = await payersAmong(db, await formerAccounts(db, caller.email, caller.uid));
  return payers.length === 0 ? [] : identity.deletedAmong(payers);
}
