import type { User } from '@org/api-contract';
import { isConflict } from '#database/is-conflict.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { lock } from '#database/lock.ts';
import type { Services } from '#integrations/services.ts';
import { transact, type OnCommit } from '#database/transact.ts';
import type { Db } from '#database/connection.ts';
import { releaseEmail, upsertUser } from './queries.ts';

/** Joins the transaction of a registration, such as the claim of a payment that came first. */
export type OnRegister = (trx: Db, onCommit: OnCommit, uid: string) => Promise<unknown>;

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
  onRegister: OnRegister,
): Promise<User> {
  if (given.uid !== caller.uid || given.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  for (let round = 1; ; round += 1) {
    try {
      return await register(services, caller, { isEmailProved: round > 1, onRegister });
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
  { isEmailProved, onRegister }: { isEmailProved: boolean; onRegister: OnRegister },
): Promise<User> {
  return transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', uid);
    const earlier = isEmailProved ? await releaseEmail(trx, email, uid) : undefined;
    const { role, isNew } = await upsertUser(trx, uid, email);
    await onRegister(trx, onCommit, uid);
    if (isNew) onCommit.record('user_registered', { uid });
    if (earlier !== undefined) onCommit.record('email_released', { uid: earlier });
    return { uid, email, role };
  });
}
