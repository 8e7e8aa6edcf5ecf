import { priceCents } from '@org/api-contract/values';

/** Stripe's minimum for a charge in US dollars. */
const minChargeCents = 50;

/** A stored promotion code, of either a percentage or an amount. */
export interface PromotionCode {
  id: number;
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  maxRedemptions: number | null;
  expiresAt: Date | null;
  onlyUid: string | null;
  endedAt: Date | null;
}

/** Codes are compared in capitals and without spaces, as people type them. */
export const spelledCode = (given: string): string => given.replaceAll(/\s+/g, '').toUpperCase();

/** The amount that a code leaves to pay, in cents; 0 when it leaves nothing. */
export function dueCentsOf({
  percentOff,
  amountOffCents,
}: Pick<PromotionCode, 'percentOff' | 'amountOffCents'>): number {
  const offCents = amountOffCents ?? Math.round((priceCents * (percentOff ?? 0)) / 100);
  return Math.max(priceCents - offCents, 0);
}

/** Whether Stripe can charge the rest: nothing at all, or at least its minimum. */
export const isChargeable = (dueCents: number): boolean => dueCents === 0 || dueCents >= minChargeCents;

/**
 * Why a user cannot use a code now, apart from its number of redemptions. A code for another user is refused as one that
 * does not exist. A code that has ended says so: it gives nothing away, and its spelling is right.
 */
export function refusalOf(
  code: Pick<PromotionCode, 'expiresAt' | 'onlyUid' | 'endedAt'> | undefined,
  uid: string,
  now: Date,
): 'unknown_code' | 'expired_code' | undefined {
  if (!code || (code.onlyUid !== null && code.onlyUid !== uid)) return 'unknown_code';
  if (code.endedAt !== null) return 'expired_code';
  return code.expiresAt !== null && code.expiresAt <= now ? 'expired_code' : undefined;
}
