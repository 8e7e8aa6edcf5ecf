import type { Actor } from '#kernel/caller.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { aboutPayment, accountUnder } from './claim-payment.ts';
import { entitlingPaymentOf, insertGrant, revokedPaymentOf } from './queries.ts';
import { restorePayment } from './revoke-and-refund.ts';

/**
 * Gives an account access without a payment. Access that an admin took away is given back. If the account has access,
 * nothing changes.
 *
 * @returns the payment or grant that gives the access
 * @throws ApiError `not_found` when no account has the email, `account_deleted`
 */
export async function grantAccess(
  services: Services,
  actor: Actor,
  { email, reason }: { email: string; reason: string },
): Promise<number> {
  const uid = await accountUnder(services.db, email);
  const revokedId = await revokedPaymentOf(services.db, uid);
  const entitlingId = await entitlingPaymentOf(services.db, uid);
  if (entitlingId === undefined && revokedId !== undefined) {
    await restorePayment(services, actor, revokedId, reason);
    return revokedId;
  }
  return transact(services, async (trx, onCommit) => {
    const intentId = `grant_${uid}`;
    // Locks in the order of all facts: first the payment, then its user.
    await lock(trx, 'intent', intentId);
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const givenBy = await entitlingPaymentOf(trx, uid);
    if (givenBy !== undefined) return givenBy;
    const { id } = await insertGrant(trx, { uid, email: email.toLowerCase(), intentId });
    const auditId = await recordAction(trx, {
      actor,
      action: 'grant_access',
      about: aboutPayment(id),
      subjectUid: uid,
      reason,
      before: { hasAccess: false },
      after: { hasAccess: true },
    });
    const atSeconds = Math.floor(services.clock().getTime() / 1000);
    const fact = { kind: 'grant', intentId, atSeconds, auditId } as const;
    await recordFacts(trx, onCommit, intentId, [fact]);
    return id;
  });
}
