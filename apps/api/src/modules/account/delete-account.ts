import { ApiError } from '#kernel/api-error.ts';
import { type Caller, type SessionCookie, maxSignInAgeMs } from '#kernel/caller.ts';
import type { Log, Services } from '#integrations/services.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import { eraseUser, deletionsToFinish, finishUserDeletion } from '#modules/users/deleted-account.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import { accountParts } from './parts.ts';

/**
 * Deletes the caller's account. The first transaction deletes the user with saved people and calendars. The payments
 * and the identity provider follow; a job finishes interrupted deletions.
 *
 * @param confirmation - the text that the caller typed, which must be the email of the account
 * @throws ApiError `recent_login_required`, `wrong_confirmation`
 */
export async function deleteAccount(
  services: Services,
  { caller, confirmation, session }: { caller: Caller; confirmation: string; session: SessionCookie },
  log: Pick<Log, 'warn'>,
): Promise<{ deleted: true }> {
  if (services.clock().getTime() - caller.signedInAt.getTime() > maxSignInAgeMs) {
    throw new ApiError('recent_login_required');
  }
  if (confirmation.trim().toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('wrong_confirmation');
  }
  await eraseAccount(services, caller);
  session.clear();
  try {
    await finishDeletion(services, caller.uid);
  } catch (error) {
    log.warn({ err: error }, 'the deletion of an account was interrupted, and the job finishes it');
  }
  return { deleted: true };
}

/** The first step of a deletion, in one transaction. It erases all data that must not remain until the later steps. */
export const eraseAccount = (
  services: Services,
  caller: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> =>
  transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', caller.uid);
    for (const { erase } of Object.values(accountParts)) await erase?.(trx, caller.uid);
    await eraseUser(trx, onCommit, caller);
    await queueMail(services, trx, onCommit, accountDeletedMail(caller.uid, caller.email));
  });

/** The last mail to an account. It goes to the address, because the user is deleted. */
const accountDeletedMail = (uid: string, address: string): Mail => ({
  key: `account-deleted:${uid}`,
  kind: 'account-deleted',
  to: { address },
  content: {
    subject: 'Your account at Zodiac Atlas is deleted',
    preview: 'What we deleted, and what we keep.',
    heading: 'Your account is deleted',
    blocks: [
      {
        paragraph:
          'We deleted forever: your access, your email and password, your saved people, your notes, your private calendar and your sessions.',
      },
      {
        paragraph:
          'We keep the amount, the date and the Stripe number of each payment, without your email, because accounting law requires it. Stripe keeps its own record.',
      },
      { paragraph: 'If you did not delete it, write to us. Our address is below.' },
    ],
    reason: 'This is the last email to this account. We delete your address after we have sent it.',
  },
});

const maxDeletions = 100;

/** The steps after the user is erased. Each can be repeated, and the last one records that the deletion is finished. */
export async function finishDeletion(services: Services, uid: string): Promise<void> {
  for (const { forget } of Object.values(accountParts)) await forget?.(services, uid);
  await finishUserDeletion(services, uid);
}

/**
 * Finishes the deletions that were interrupted.
 *
 * @throws AggregateError when some could not be finished, after all others were tried
 */
export async function finishDeletions(services: Services): Promise<void> {
  const errors: unknown[] = [];
  for (const uid of await deletionsToFinish(services, maxDeletions)) {
    try {
      await finishDeletion(services, uid);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `deletions that are not finished: ${errors.length}`);
}
