import type { Endpoints, Output, AccountExport } from '@org/api-contract';
import type { Caller, SessionCookie } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { accessEnded } from '#modules/payments/ledger/claim-payments.ts';
import { accessSince, paidByAccount } from '#modules/payments/payments-of-account.ts';
import { openSessionsOf, registeredAt } from '#modules/users/user-of-account.ts';
import type { Seal } from '#modules/people/seal.ts';
import { accountParts } from './parts.ts';

/**
 * The account, as its page shows it.
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
  const own = session.hash();
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
      isCurrent: own === sessionHash,
    })),
    payments: await paidByAccount(db, uid),
    seller: { name, address, email: sellerEmail, taxNumber },
  };
}

/**
 * Everything that the product stores about the caller. The identity provider has the password, and Stripe the cards.
 */
export async function exportAccount(
  { db, clock }: Services,
  seal: Seal,
  caller: Caller,
): Promise<AccountExport> {
  const held: [member: string, data: unknown][] = [];
  for (const [member, part] of Object.entries(accountParts))
    held.push([member, await part.held({ db, seal }, caller)]);
  // `AccountParts` requires a part for each member of the export.
  return { exportedAt: clock().toISOString(), ...Object.fromEntries(held) } as AccountExport;
}
