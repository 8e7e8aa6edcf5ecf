import type { Caller } from '#kernel/caller.ts';
import { formerAccounts, isRegistered } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { lock } from '#database/lock.ts';
import { claimEntitlement, refreshEntitlement } from './entitlement.ts';
import { claimPaymentIds, inheritGifts, inheritPayments, payersAmong, unclaimedUnder } from './queries.ts';

/** Firebase's maximum length of a uid. `client_reference_id` may be longer. */
const maxUidLength = 128;

/**
 * Assigns to the caller the payment-link payments with the caller's uid or verified e-mail, and the payments of
 * deleted accounts that had this verified e-mail. Payments of existing accounts are not reassigned. Repeated calls
 * have no further effect.
 *
 * @returns whether the caller has access
 * @throws ApiError `unavailable` when the identity provider must be asked and does not answer
 */
export async function claimPayments(services: Services, caller: Caller): Promise<boolean> {
  const ownerless = caller.emailVerified ? await ownerlessUnder(services, caller.email) : [];
  const deleted = caller.emailVerified ? await deletedPayers(services, caller) : [];
  return transact(services, async (trx, onCommit) => {
    for (const uid of [caller.uid, ...deleted]) await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, caller.uid);
    await claimPaymentIds(trx, caller.uid, ownerless);
    for (const uid of deleted) {
      const hasPayments = await inheritPayments(trx, caller.uid, uid);
      const hasGifts = await inheritGifts(trx, caller.uid, uid, services.clock());
      if (hasPayments || hasGifts) await refreshEntitlement(trx, onCommit, uid);
    }
    const { hasPaid } = await claimEntitlement(trx, onCommit, caller.uid);
    return hasPaid;
  });
}

/** Unclaimed payments under an e-mail, without a uid or with the uid of no account. */
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

/** The deleted accounts with the caller's verified e-mail that have paid. */
async function deletedPayers({ db, identity }: Services, caller: Caller): Promise<string[]> {
  const payers = await payersAmong(db, await formerAccounts(db, caller.email, caller.uid));
  return payers.length === 0 ? [] : identity.deletedAmong(payers);
}
