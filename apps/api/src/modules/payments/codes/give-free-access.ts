import { randomUUID } from 'node:crypto';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { ensureRegistered } from '#modules/payments/ledger/entitlement.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { hasPaid } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { insertFreePayment } from './code-queries.ts';
import type { PromotionCode } from './promotion-code.ts';
import { requireRedemption } from './usable-code.ts';

/**
 * Gives access by a code that leaves nothing to pay. One transaction stores the redemption, the fact and the access.
 * An open intent is canceled, or refunded if it was paid at the same time.
 *
 * @throws ApiError `already_paid`, `unknown_code`, `expired_code` or `used_up_code`
 */
export async function giveFreeAccess(
  services: Services,
  caller: Caller,
  ipHash: string,
  { id, code }: PromotionCode,
): Promise<void> {
  const { uid, email } = caller;
  await ensureRegistered(services, caller);
  await transact(services, async (trx, onCommit) => {
    // A random id, not one of Stripe. No other transaction knows it, so it may be locked after the user.
    const intentId = `free_${randomUUID()}`;
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    if (await hasPaid(trx, uid)) throw new ApiError('already_paid');
    await requireRedemption(trx, id, uid, services.clock());
    await insertFreePayment(trx, { uid, email, ipHash, intentId, promotionCodeId: id });
    const atSeconds = Math.floor(services.clock().getTime() / 1000);
    await recordFacts(trx, onCommit, intentId, [{ kind: 'free', intentId, atSeconds, code }]);
  });
}
