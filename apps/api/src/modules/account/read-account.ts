import type { Endpoints, Output } from '@org/api-contract';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { accessSince } from '#modules/payments/ledger/payments-of-account.ts';
import { registeredAt } from '#modules/users/user-of-account.ts';

/**
 * The account as its page shows it.
 *
 * @throws ApiError `unavailable` when the identity provider does not answer
 */
export async function readAccount(
  { db, identity }: Services,
  { uid, email, hasPaid }: Caller,
): Promise<Output<Endpoints['GET /api/account']>> {
  const account = await identity.accountOf(email);
  const since = hasPaid ? await accessSince(db, uid) : undefined;
  return {
    email,
    emailVerified: account?.uid === uid && account.emailVerified,
    registeredAt: (await registeredAt(db, uid))?.toISOString() ?? null,
    accessSince: since?.toISOString() ?? null,
  };
}
