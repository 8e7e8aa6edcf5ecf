import { ApiError } from '#kernel/api-error.ts';
import type { Caller, SessionCookie } from '#kernel/caller.ts';
import type { Log, Services } from '#integrations/services.ts';
import { maxSignInAgeMs } from '#modules/users/recent-sign-in.ts';
import { eraseAccount } from './erase-account.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Deletes the caller's account. The first transaction deletes the user with saved people and calendars. The payments
 * and the identity provider follow; a job finishes interrupted deletions.
 *
 * @param confirmation - the text that the caller typed, which must be the e-mail of the account
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
    log.warn({ err: error }, 'the deletion of an account is left to the job');
  }
  return { deleted: true };
}
