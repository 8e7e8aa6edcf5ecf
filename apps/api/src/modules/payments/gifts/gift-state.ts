import type { Gift } from '@org/api-contract';
import type { Payment } from '#modules/payments/ledger/queries.ts';

/** The payment of a gift in the ledger. */
export type GiftPayment = Pick<
  Payment,
  'status' | 'entitles' | 'redeemedBy' | 'amountCents' | 'refundedCents' | 'dispute' | 'isRevoked'
>;

/** The state of a gift, which follows from its payment alone. */
export function giftState(payment: GiftPayment): Gift['state'] {
  const { status, entitles, redeemedBy } = payment;
  if (status !== 'succeeded') return status === 'processing' ? 'processing' : 'unpaid';
  if (!entitles) return endOf(payment) === null ? 'mismatch' : 'revoked';
  return redeemedBy === null ? 'waiting' : 'redeemed';
}

/** The reason for the end of a paid gift; `null` if it has not ended. */
export function endOf({
  entitles,
  dispute,
  refundedCents,
  amountCents,
  isRevoked,
}: GiftPayment): Gift['endedBy'] {
  if (entitles) return null;
  if (dispute === 'open' || dispute === 'lost') return 'dispute';
  if (refundedCents >= amountCents) return 'refund';
  return isRevoked ? 'operator' : null;
}

type Redemption =
  /** The account receives the gift. */
  | 'redeem'
  /** The account has already redeemed this gift. */
  | 'done'
  | 'unknown_code'
  | 'gift_redeemed'
  | 'gift_revoked'
  /** The account already has access, so the gift stays for another person. */
  | 'gift_not_needed';

/** The result of entering a gift's code with an account, which may be the giver's. */
export function redemptionOf(gift: GiftPayment, account: { uid: string; hasAccess: boolean }): Redemption {
  switch (giftState(gift)) {
    // The code of a gift is shown only after payment, so a code entered before that was guessed.
    case 'unpaid':
    case 'processing':
    case 'mismatch':
      return 'unknown_code';
    case 'revoked':
      return 'gift_revoked';
    case 'redeemed':
      return gift.redeemedBy === account.uid ? 'done' : 'gift_redeemed';
    case 'waiting':
      return account.hasAccess ? 'gift_not_needed' : 'redeem';
  }
}
