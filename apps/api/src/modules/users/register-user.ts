import type { User } from '@org/api-contract';
import { isConflict } from '#database/conflicts.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { claimEntitlement, lockUser } from '#modules/payments/entitlement.ts';
import type { Services } from '#services/services.ts';
import { transact } from '#transact.ts';
import { releaseEmail, upsertUser } from './queries.ts';

/** Another account may take the e-mail between the question and the answer; more often than this it does not. */
const maxRounds = 3;

/**
 * Registers the caller's account; repeating it changes nothing. A payment that came first counts at once.
 *
 * An e-mail belongs to whoever has it at the identity provider, which gives each to one account. Held here by another
 * uid, it is one that was deleted or has moved on, and the caller gets it.
 */
export async function registerUser(
  services: Services,
  caller: Caller,
  given: { uid: string; email: string },
): Promise<User> {
  if (given.uid !== caller.uid || given.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  for (let round = 1; ; round += 1) {
    try {
      return await register(services, caller, { isEmailProved: round > 1 });
    } catch (error) {
      if (!isConflict(error, 'users_email')) throw error;
      // Asked outside the transaction, which would hold a connection for as long as the answer takes.
      const account = round < maxRounds ? await services.identity.accountOf(caller.email) : undefined;
      if (account?.uid !== caller.uid) throw new ApiError('email_taken', { cause: error });
    }
  }
}

/** @param isEmailProved - whether the identity provider has just said that the e-mail is the caller's */
async function register(
  services: Services,
  { uid, email }: Caller,
  { isEmailProved }: { isEmailProved: boolean },
): Promise<User> {
  return transact(services, async (trx, onCommit) => {
    await lockUser(trx, uid);
    const earlier = isEmailProved ? await releaseEmail(trx, email, uid) : undefined;
    const { role, isNew } = await upsertUser(trx, uid, email);
    await claimEntitlement(trx, onCommit, uid);
    if (isNew) onCommit.record('user_registered', { uid });
    if (earlier !== undefined) onCommit.record('email_released', { uid: earlier });
    return { uid, email, role };
  });
}
