import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';

export interface DisputedPayment {
  intentId: string;
  uid: string | null;
  email: string | null;
  amountCents: number;
  currency: string;
  paidAt: Date | null;
  isGift: boolean;
  redeemedAt: Date | null;
}

/** A payment at Stripe by its number. @throws ApiError `not_found` */
export async function disputedPayment(db: Db, id: number): Promise<DisputedPayment> {
  const row = await db
    .selectFrom('payments')
    .select(['intentId', 'uid', 'email', 'amountCents', 'currency', 'paidAt', 'purpose', 'redeemedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.intentId === null)
    throw new ApiError('not_found', { detail: 'No payment has this number.' });
  const { purpose, intentId, ...payment } = row;
  return { ...payment, intentId, isGift: purpose === 'gift' };
}
