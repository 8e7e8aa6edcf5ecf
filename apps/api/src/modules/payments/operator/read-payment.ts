import type { PaymentDetails } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { registeredUser } from '#modules/users/account.ts';
import { disputesOf } from './disputes-of.ts';
import { summaryOf } from './list-payments.ts';
import { hasPendingRefund, paymentById, type ShownPayment } from './queries.ts';
import { timelineOf } from './timeline.ts';

/**
 * A payment with its whole history.
 *
 * @throws ApiError `not_found`
 */
export async function readPayment(
  { db, stripe }: Pick<Services, 'db' | 'stripe'>,
  id: number,
): Promise<PaymentDetails> {
  const payment = await paymentById(db, id);
  if (!payment) throw new ApiError('not_found', { detail: 'No payment has this number.' });
  const { intentId, uid, dispute, entitles, isRevoked, purpose, redeemedBy } = payment;
  const user = uid === null ? undefined : await registeredUser(db, uid);
  const { disputes, warnings } = intentId === null ? noDisputes : await disputesOf({ db, stripe }, intentId);
  const isRefundPending = intentId !== null && (await hasPendingRefund(db, intentId));
  return {
    ...summaryOf({ ...payment, email: payment.email ?? user?.email ?? null }),
    intentId,
    dispute,
    entitles,
    isRevoked,
    gift: purpose === 'gift' ? { redeemedBy: await accountOfUid(db, redeemedBy) } : null,
    account: user ? { uid: user.uid, email: user.email, hasAccess: user.hasPaidAccess } : null,
    can: [
      ...(isRefundable(payment) && !isRefundPending ? (['refund'] as const) : []),
      ...(entitles ? (['revoke'] as const) : []),
      // A refunded or disputed payment has no access that could be given back.
      ...(payment.state === 'revoked' ? (['restore'] as const) : []),
      ...(uid === null && payment.status === 'succeeded' && payment.state !== 'refunded'
        ? (['claim'] as const)
        : []),
      ...(payment.hasAlert ? (['dismiss'] as const) : []),
    ],
    disputes,
    warnings,
    isRefundPending,
    timeline: await timelineOf(db, payment, disputes),
  };
}

async function accountOfUid(db: Db, uid: string | null) {
  if (uid === null) return null;
  return { uid, email: (await registeredUser(db, uid))?.email ?? null };
}

const noDisputes = { disputes: [], warnings: [] };

/** Whether a payment can be refunded. The money of a disputed payment is at the payer's bank. */
export const isRefundable = ({
  source,
  status,
  refundedCents,
  amountCents,
  receivedCents,
  dispute,
}: ShownPayment): boolean =>
  (source === 'intent' || source === 'link') &&
  status === 'succeeded' &&
  refundedCents < (receivedCents ?? amountCents) &&
  dispute !== 'open' &&
  dispute !== 'lost';
