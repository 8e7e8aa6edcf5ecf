import type { User } from '@org/api-contract';
import { isConflict } from '#database/conflicts.ts';
import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import { refreshEntitlement } from '#modules/payments/entitlement.ts';
import type { Services } from '#services/services.ts';
import { transact } from '#transact.ts';
import { upsertUser } from './queries.ts';

/** Registers the caller's account; repeating it changes nothing. A payment that came first counts at once. */
export async function registerUser(
  services: Services,
  caller: Caller,
  given: { uid: string; email: string },
): Promise<User> {
  if (given.uid !== caller.uid || given.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  try {
    const { uid, email, role } = await transact(services, async (trx, onCommit) => {
      const user = await upsertUser(trx, caller.uid, caller.email);
      await refreshEntitlement(trx, onCommit, caller.uid);
      if (user.isNew) onCommit.record('user_registered', { uid: user.uid });
      return user;
    });
    return { uid, email, role };
  } catch (error) {
    if (isConflict(error, 'users_email')) throw new ApiError('email_taken', { cause: error });
    throw error;
  }
}
