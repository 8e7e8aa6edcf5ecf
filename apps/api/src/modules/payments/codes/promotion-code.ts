import { priceCents } from '@org/api-contract/values';
import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Stripe's minimum for a charge in US dollars. */
const minChargeCents = 50;

/** A stored promotion code, with either a percentage or an amount. */
export type PromotionCode = Selectable<Database['promotionCodes']>;

/** Normalizes a typed code to capitals without spaces. */
export const spelledCode = (given: string): string => given.replaceAll(/\s+/g, '').toUpperCase();

/** The amount to pay with a code, in cents; 0 if nothing is left. */
export function dueCentsOf({
  percentOff,
  amountOffCents,
}: Pick<PromotionCode, 'percentOff' | 'amountOffCents'>): number {
  const offCents = amountOffCents ?? Math.round((priceCents * (percentOff ?? 0)) / 100);
  return Math.max(priceCents - offCents, 0);
}

/** Whether Stripe can charge the rest: it is 0, or at least Stripe's minimum. */
export const isChargeable = (dueCents: number): boolean => dueCents === 0 || dueCents >= minChargeCents;

/**
 * Why a user cannot use a code now, apart from its number of redemptions. A code for another user is reported as
 * unknown. An ended code is reported as expired: that reveals nothing useful, and tells the user that the spelling is
 * right.
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
