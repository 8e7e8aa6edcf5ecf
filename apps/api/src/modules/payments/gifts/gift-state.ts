import type { Gift } from '@org/api-contract';
import type { IntentStatus } from '#kernel/payment-facts.ts';

export type GiftState = Gift['state'];

/** What the ledger says of the payment of a gift. */
export interface GiftPayment {
  status: IntentStatus;
  entitles: boolean;
  redeemedBy: string | null;
  amountCents: number;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  isRevoked: boolean;
}

/** The state of a gift follows from its payment alone. */
export function giftState(payment: GiftPayment): GiftState {
  const { status, entitles, redeemedBy } = payment;
  if (status !== 'succeeded') return status === 'processing' ? 'processing' : 'unpaid';
  if (!entitles) return endOf(payment) === null ? 'mismatch' : 'revoked';
  return redeemedBy === null ? 'waiting' : 'redeemed';
}

/** What ended a paid gift; `null` if nothing did. */
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

export type Redemption =
  /** The gift becomes the account's. */
  | 'redeem'
  /** The account has redeemed this gift before. */
  | 'done'
  | 'unknown_code'
  | 'gift_redeemed'
  | 'gift_revoked'
  /** The account has access by other means, and the gift stays for another. */
  | 'gift_not_needed';

/** What becomes of a gift whose code an account enters. The giver may be that account. */
export function redemptionOf(gift: GiftPayment, account: { uid: string; hasAccess: boolean }): Redemption {
  switch (giftState(gift)) {
    // The code of a gift is shown when it is paid. One that is entered before was guessed.
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
