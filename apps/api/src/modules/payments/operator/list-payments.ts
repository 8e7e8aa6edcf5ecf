import type { Endpoints, Input, PaymentSummary } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import type { Services } from '#integrations/services.ts';
import { emailsOf, registeredUid } from '#modules/users/account.ts';
import { paymentsMatching, type ListedPayment } from './queries.ts';

type PaymentQuery = Input<Endpoints['GET /api/admin/payments']>['query'];

/**
 * A page of the matching payments, latest first, and the total amounts of all matches. A page past the end is empty.
 */
export async function listPayments(
  { db }: Pick<Services, 'db'>,
  { search = '', state, hasAlert, from, to, page = 1, limit = pageSize }: PaymentQuery,
) {
  const text = search.trim();
  // The user's uid is searched, too, because the user may have paid under another email.
  const uid = text.includes('@') ? await registeredUid(db, text) : undefined;
  const { rows, total, ...money } = await paymentsMatching(
    db,
    { text, uid, state, hasAlert, from, to },
    { limit, offset: (page - 1) * limit },
  );
  const unnamed = rows.flatMap(({ email, uid: payer }) => (email === null && payer !== null ? [payer] : []));
  const emails = await emailsOf(db, unnamed);
  const payments = rows.map((row) =>
    summaryOf({ ...row, email: row.email ?? emails.get(row.uid ?? '') ?? null }),
  );
  return { payments, total, totalPages: Math.ceil(total / limit), money };
}

export const summaryOf = ({ createdAt, paidAt, ...payment }: ListedPayment): PaymentSummary => ({
  ...payment,
  createdAt: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
});
