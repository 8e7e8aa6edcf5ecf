import type { Endpoints, Output } from '@org/api-contract';
import type { Caller, SessionCookie } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { accessEnded } from '#modules/payments/ledger/payment-behind-access.ts';
import { accessSince, paidByAccount } from '#modules/payments/payments-of-account.ts';
import { openSessionsOf, registeredAt } from '#modules/users/user-of-account.ts';

/**
 * The account for its page.
 *
 * @throws ApiError `unavailable` when the identity provider does not answer
 */
export async function readAccount(
  { db, identity, config }: Services,
  { uid, email, hasPaid }: Caller,
  session: SessionCookie,
): Promise<Output<Endpoints['GET /api/account']>> {
  const found = await identity.accountOf(email);
  const account = found?.uid === uid ? found : undefined;
  const since = hasPaid ? await accessSince(db, uid) : undefined;
  const sessions = await openSessionsOf(db, uid, account?.validSince ?? new Date(0));
  const own = session.hashes();
  const { name, address, email: sellerEmail, taxNumber = null } = config.operator;
  return {
    email,
    emailVerified: account?.emailVerified ?? false,
    registeredAt: (await registeredAt(db, uid))?.toISOString() ?? null,
    accessSince: since?.toISOString() ?? null,
    accessEnded: hasPaid ? null : await accessEnded(db, uid),
    sessions: sessions.map(({ device, timeZone, signedInAt, sessionHash }) => ({
      id: sessionHash,
      device,
      timeZone,
      signedInAt: signedInAt.toISOString(),
      isCurrent: own.includes(sessionHash),
    })),
    payments: await paidByAccount(db, uid),
    seller: { name, address, email: sellerEmail, taxNumber },
  };
}
