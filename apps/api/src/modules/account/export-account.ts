import type { AccountExport } from '@org/api-contract';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '#modules/people/seal.ts';
import { accountParts } from './parts.ts';

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
