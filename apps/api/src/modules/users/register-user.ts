import type { User } from '@org/api-contract';
import { isConflict, transact, type OnCommit } from '#database/transact.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { refuseDeletedAccount } from './deleted-account.ts';
import { lock } from '#database/exclusively.ts';
import type { Services } from '#integrations/services.ts';
import type { Db } from '#database/connection.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import { registeredUid } from './account.ts';
import { releaseEmail, upsertUser } from './queries.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';

/** Runs in the transaction of a registration, for example to claim earlier payments. */
export type OnRegister = (trx: Db, onCommit: OnCommit, uid: string) => Promise<unknown>;

/** Maximum tries. A try fails when another account takes the email between the check and the update. */
const maxTries = 3;

/**
 * Registers the caller's account. Repeated calls have no further effect. `onRegister` claims payments that were made
 * before.
 *
 * The identity provider has at most one account per email, and that account owns it. If another uid has the email in
 * our database, its account was deleted or has changed its email, so the email moves to the caller.
 *
 * @param given - the uid and email of the request body, which must be the caller's
 * @throws ApiError `forbidden` for another uid or email, `email_taken` when the email belongs to another account,
 * `unavailable` when the identity provider does not answer
 */
export async function registerUser(
  services: Services,
  caller: Caller,
  given: { uid: string; email: string },
  onRegister: OnRegister,
): Promise<User> {
  if (given.uid !== caller.uid || given.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await register(services, caller, { ownsEmail: tries > 1, onRegister });
    } catch (error) {
      if (!isConflict(error, 'users_email')) throw error;
      // Called outside the transaction, which would hold a database connection during the call.
      const account = tries < maxTries ? await services.identity.accountOf(caller.email) : undefined;
      if (account?.uid !== caller.uid) throw new ApiError('email_taken', { cause: error });
    }
  }
}

/** @param ownsEmail - whether the identity provider has confirmed that the caller's account has the email */
async function register(
  services: Services,
  { uid, email }: Caller,
  { ownsEmail, onRegister }: { ownsEmail: boolean; onRegister: OnRegister },
): Promise<User> {
  return transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const formerUid = ownsEmail ? await releaseEmail(trx, email, uid) : undefined;
    const { role, isNew } = await upsertUser(trx, uid, email);
    await onRegister(trx, onCommit, uid);
    if (isNew) {
      onCommit.record('user_registered', { uid });
      await queueMail(services, trx, onCommit, welcomeMail(uid, services.config.publicOrigin));
    }
    if (formerUid !== undefined) onCommit.record('email_released', { uid: formerUid });
    return { uid, email, role };
  });
}

/**
 * The first mail to a new account.
 *
 * @param origin - origin of the pages
 */
const welcomeMail = (uid: string, origin: string): Mail => ({
  key: `welcome:${uid}`,
  kind: 'welcome',
  to: { uid },
  content: {
    subject: 'Welcome to Zodiac Atlas',
    preview: 'Your account is ready.',
    heading: 'Welcome to Zodiac Atlas',
    blocks: [
      {
        paragraph:
          'Your account is ready. On the account page you can change your email and password, see where you are signed in, download your data and delete the account.',
      },
      { button: { label: 'Your account', href: `${origin}/account` } },
      {
        links: [
          { label: 'How we know', href: origin + shopPaths.howWeKnow, detail: 'dates, signs, sources' },
          { label: 'Terms', href: origin + shopPaths.terms },
          { label: 'Privacy', href: origin + shopPaths.privacy },
        ],
      },
      { paragraph: 'If you did not create this account, write to us. Our address is below.' },
    ],
    reason: 'You get this email because an account was created with it.',
  },
});

/** `held`: the account exists at the identity provider and has this email. */
type Freeing = 'freed' | 'free' | 'held';

/**
 * Releases an email from an account that was deleted at the identity provider or has another email there. Registration
 * does the same for the new owner. Only the command line calls this function.
 *
 * @throws ApiError `unavailable` when the identity provider does not answer
 */
export async function freeEmail(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  email: string,
): Promise<Freeing> {
  const holder = await registeredUid(db, email);
  if (holder === undefined) return 'free';
  const account = await identity.accountOf(email);
  if (account?.uid === holder) return 'held';
  return (await releaseEmail(db, email, account?.uid ?? '')) === undefined ? 'free' : 'freed';
}
