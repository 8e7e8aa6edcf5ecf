import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { hashOfRandomCode } from '#kernel/random-code.ts';
import { limitGuesses } from '#modules/payments/codes/usable-code.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { ensureRegistered } from '#modules/payments/ledger/entitlement.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { hasPaid, isRegistered } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { redeemedMail } from './gift-mails.ts';
import { redemptionOf } from './gift-state.ts';
import { giftOfCode } from './queries.ts';

/**
 * Redeems a gift for the caller. The redemption is a fact of the giver's payment, so that a refund before or after it
 * ends the access. The lock of the payment decides between two accounts, and between a redemption and a refund.
 *
 * @throws ApiError `unknown_code`, `gift_redeemed`, `gift_revoked`, `gift_not_needed` or `rate_limited`
 */
export async function redeemGift(
  services: Services,
  caller: Caller,
  ip: string,
  given: string,
): Promise<{ redeemed: true }> {
  const { config, clock } = services;
  const { uid } = caller;
  const codeHash = hashOfRandomCode(given);
  const ipHash = hashOfAddress(config.logHashKey, ip);
  const intentId = await limitGuesses(services, { uid, ipHash }, async (trx) => {
    const gift = await giftOfCode(trx, codeHash);
    const isKnown = gift !== undefined && redemptionOf(gift, { uid, hasAccess: false }) !== 'unknown_code';
    return { found: isKnown ? gift.intentId : null, isGuess: !isKnown };
  });
  if (intentId === null) throw new ApiError('unknown_code');
  await ensureRegistered(services, caller);
  // Claims payments first: if the caller has just paid, the gift stays for another person.
  await claimPayments(services, caller);
  const outcome = await transact(services, async (trx, onCommit) => {
    await lock(trx, 'intent', intentId);
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    // Read again under the lock, because the giver may have changed the address, which changes the code.
    const gift = await giftOfCode(trx, codeHash);
    if (!gift) return 'unknown_code';
    const redemption = redemptionOf(gift, { uid, hasAccess: await hasPaid(trx, uid) });
    if (redemption !== 'redeem') return redemption;
    const atSeconds = Math.floor(clock().getTime() / 1000);
    await recordFacts(trx, onCommit, intentId, [{ kind: 'redeemed', intentId, atSeconds, uid }]);
    // A giver who has deleted the account gets no mail.
    if (await isRegistered(trx, gift.giverUid)) {
      await queueMail(services, trx, onCommit, redeemedMail(config.publicOrigin, gift));
    }
    return 'done';
  });
  if (outcome !== 'done') throw new ApiError(outcome);
  return { redeemed: true };
}
