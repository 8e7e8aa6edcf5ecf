import type { AccountExport } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { actionsOfAccount } from '#modules/audit/actions.ts';
import { articlesOfAccount, forgetEditsOf } from '#modules/blog/articles/articles-of-account.ts';
import { keptOfAccount } from '#modules/kept/kept-of-account.ts';
import { mailsOfAccount } from '#modules/mails/mails-of-account.ts';
import { forgetGiftsOf, giftsOfAccount } from '#modules/payments/gifts/gifts-of-account.ts';
import { forgetPayer } from '#modules/payments/forget-payer.ts';
import { paymentsOfAccount } from '#modules/payments/payments-of-account.ts';
import { endCalendarsOfAccount, peopleOfAccount } from '#modules/people/people-of-account.ts';
import type { Seal } from '#modules/people/seal.ts';
import { forgetRefreshesOf, refreshesOfAccount } from '#modules/refresh/refreshes-of-account.ts';
import { factorOfAccount } from '#modules/second-factor/factor-of-account.ts';
import { userOfAccount } from '#modules/users/user-of-account.ts';

/** The data about a user in one module. */
interface AccountPart<Held> {
  /** The tables with a user's uid. A test fails if a table with such a column is in no part. */
  tables: readonly (keyof Database)[];
  /** Returns the stored data about the caller, for the export. */
  held(source: { db: Db; seal: Seal }, caller: Caller): Promise<Held>;
  /** Erases data that must be gone at once and that no foreign key to `users` deletes. */
  erase?(trx: Db, uid: string): Promise<void>;
  /** Erases data that may be erased later. It runs again if the deletion is interrupted. */
  forget?(services: Services, uid: string): Promise<void>;
}

type AccountParts = {
  [Member in keyof Omit<AccountExport, 'exportedAt'>]: AccountPart<AccountExport[Member]>;
};

/** All stored data about a user. Each member of the export has a part. */
export const accountParts: AccountParts = {
  account: {
    tables: ['users', 'roleChanges', 'sessions', 'knownDevices', 'accessChanges', 'accountDeletions'],
    held: ({ db }, caller) => userOfAccount(db, caller),
  },
  secondFactor: {
    tables: ['secondFactors', 'recoveryCodes'],
    held: ({ db }, { uid }) => factorOfAccount(db, uid),
  },
  payments: {
    tables: [
      'payments',
      'paymentFacts',
      'paymentTasks',
      'paymentLinksGiven',
      'cardDeclines',
      'stripeChecks',
      'promotionCodes',
      'codeFailures',
    ],
    held: ({ db }, { uid }) => paymentsOfAccount(db, uid),
    forget: forgetPayer,
  },
  gifts: {
    tables: ['gifts'],
    held: ({ db, seal }, { uid }) => giftsOfAccount(db, seal, uid),
    forget: forgetGiftsOf,
  },
  people: {
    tables: ['people', 'almanacs'],
    held: ({ db, seal }, { uid }) => peopleOfAccount(db, seal, uid),
    erase: endCalendarsOfAccount,
  },
  refreshes: {
    tables: ['scrapes'],
    held: ({ db }, { uid }) => refreshesOfAccount(db, uid),
    forget: ({ db }, uid) => forgetRefreshesOf(db, uid),
  },
  kept: {
    tables: ['kept', 'weeklyMails'],
    held: ({ db, seal }, { uid }) => keptOfAccount(db, seal, uid),
  },
  mails: {
    tables: ['mails'],
    held: ({ db }, { uid }) => mailsOfAccount(db, uid),
  },
  actions: {
    // The audit log stays after a deletion, under a uid that no longer identifies a person.
    tables: ['auditLog'],
    held: ({ db }, { uid }) => actionsOfAccount(db, uid),
  },
  articles: {
    tables: ['blogPosts'],
    held: ({ db }, { uid }) => articlesOfAccount(db, uid),
    forget: ({ db }, uid) => forgetEditsOf(db, uid),
  },
};
