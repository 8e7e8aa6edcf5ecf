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
  const { account, secondFactor, payments, gifts, people, refreshes, kept, mails, actions, articles } =
    accountParts;
  const source = { db, seal };
  return {
    exportedAt: clock().toISOString(),
    account: await account.held(source, caller),
    secondFactor: await secondFactor.held(source, caller),
    payments: await payments.held(source, caller),
    gifts: await gifts.held(source, caller),
    people: await people.held(source, caller),
    refreshes: await refreshes.held(source, caller),
    kept: await kept.held(source, caller),
    mails: await mails.held(source, caller),
    actions: await actions.held(source, caller),
    articles: await articles.held(source, caller),
  };
}
