import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/caller.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { refreshEntitlement } from '#modules/payments/ledger/entitlement.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { assignPayment, lockedPayment } from './queries.ts';
import type { Db } from '#database/connection.ts';
import { registeredUid } from '#modules/users/account.ts';

/**
 * Assigns an unclaimed payment to the account with an email. Repeated calls have no further effect.
 *
 * @throws ApiError `not_found`, or `conflict` when the payment belongs to another account or is not paid
 */
export async function claimPayment(
  services: Services,
  actor: Actor,
  id: number,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  await transact(services, async (trx, onCommit) => {
    const payment = await lockedPayment(trx, id);
    const uid = await accountUnder(trx, email);
    if (payment.uid === uid) return;
    if (payment.status !== 'succeeded')
      throw new ApiError('conflict', { detail: 'This payment is not paid.' });
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    // The payer may have claimed the payment at the same time.
    if (payment.uid !== null || !(await assignPayment(trx, id, uid))) {
      throw new ApiError('conflict', { detail: 'This payment belongs to another account.' });
    }
    await recordAction(trx, {
      actor,
      action: 'claim_payment',
      about: aboutPayment(id),
      subjectUid: uid,
      reason,
      before: { uid: null },
      after: { uid },
    });
    await refreshEntitlement(trx, onCommit, uid);
  });
}

/**
 * The uid of the registered account with an email.
 *
 * @throws ApiError `not_found`
 */
export async function accountUnder(db: Db, email: string): Promise<string> {
  const uid = await registeredUid(db, email);
  if (uid === undefined) throw new ApiError('not_found', { detail: 'No account has this email.' });
  return uid;
}

/** The name of a payment in the audit log. */
export const aboutPayment = (id: number): string => `payment ${id}`;
