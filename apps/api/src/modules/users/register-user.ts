import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import { refreshEntitlement } from '#modules/payments/entitlement.ts';
import type { Services } from '#services/services.ts';
import { upsertUser } from './queries.ts';

/** Registers the caller's account; repeating it changes nothing. A payment that came first counts at once. */
export async function registerUser(
  { db, events }: Services,
  caller: Caller,
  given: { uid: string; email: string },
) {
  if (given.uid !== caller.uid || given.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  try {
    return await db.transaction().execute(async (trx) => {
      const user = await upsertUser(trx, caller.uid, caller.email);
      await refreshEntitlement(trx, events, caller.uid);
      return user;
    });
  } catch (error) {
    if (isEmailTaken(error)) throw new ApiError('email_taken', { cause: error });
    throw error;
  }
}

const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email';
