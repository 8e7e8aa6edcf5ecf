import type { Db } from '#database/connection.ts';
import type { TaxLine } from '#kernel/tax-line.ts';
import { lastPaid } from './access-queries.ts';

/** The payment that gave a user access, or whose end took it away. */
export interface PaymentBehindAccess {
  id: number;
  /** Null when a promotion code left nothing to pay. */
  intentId: string | null;
  amountCents: number;
  currency: string;
  /** The taxes that the amount contains. */
  taxes: readonly TaxLine[];
  paidAt: Date | null;
  /** Whether another user paid, for a gift that this user redeemed. */
  isGift: boolean;
  /** Why the payment no longer gives access; `undefined` while it does, and for other reasons. */
  ended: 'refunded' | 'disputed' | 'dispute_lost' | undefined;
}

/** Returns the payment that gave a user access or ended it; `undefined` if no payment did. */
export async function paymentBehindAccess(db: Db, uid: string): Promise<PaymentBehindAccess | undefined> {
  const row = await lastPaid(db, uid);
  if (!row) return undefined;
  const { dispute, refundedCents, entitles, purpose, ...payment } = row;
  const isRefunded = payment.amountCents > 0 && refundedCents >= payment.amountCents;
  return {
    ...payment,
    isGift: purpose === 'gift',
    ended: entitles
      ? undefined
      : dispute === 'open'
        ? 'disputed'
        : dispute === 'lost'
          ? 'dispute_lost'
          : isRefunded
            ? 'refunded'
            : undefined,
  };
}

/** Why a user's access has ended; `null` if it has not, or for another reason. */
export async function accessEnded(db: Db, uid: string) {
  const payment = await paymentBehindAccess(db, uid);
  return payment?.ended ? { because: payment.ended, isGift: payment.isGift } : null;
}
