import { CancelledError } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { isSignedOut, RequestError } from '#api/errors.ts';
import type { Hint } from './hint.ts';
import type { SignIn } from './identity.ts';

const profileAttempts = 3;
const betweenAttemptsMs = 1_000;

export interface Standing {
  hasPaid: boolean;
  isAdmin: boolean;
}

export const nothing: Standing = { hasPaid: false, isAdmin: false };

/** Exchanges a fresh sign-in for the server's session. */
export async function openSession({ uid, email, idToken }: SignIn): Promise<Hint> {
  await request('POST /api/session', { body: { idToken } });
  return { uid, email };
}

/** Makes the account known to the product; safe to repeat. */
export async function register({ uid, email }: Hint): Promise<void> {
  try {
    await request('POST /api/user/register', { body: { uid, email } });
  } catch (error) {
    throw new Error('Failed to register user in database', { cause: error });
  }
}

async function isAdmin(user: Hint): Promise<boolean> {
  const { role } = await queryClient.fetchQuery({
    queryKey: ['profile', user.uid],
    queryFn: async ({ signal }) => {
      try {
        return await request('GET /api/user/{uid}', { params: { uid: user.uid } }, { signal });
      } catch (error) {
        // The account was made, and the page closed before it was registered.
        if (error instanceof RequestError && error.status === 404) await register(user);
        throw error;
      }
    },
    retry: (failures, error) => !isSignedOut(error) && failures < profileAttempts - 1,
    retryDelay: betweenAttemptsMs,
    staleTime: 0,
    gcTime: 0,
  });
  return role === 'admin';
}

/**
 * What a signed-in user may see: the profile first, then the payment status. Whatever cannot be learnt is false.
 *
 * @throws RequestError with status 401, or CancelledError, when the session is over
 */
export async function standingOf(user: Hint): Promise<Standing> {
  return orNothing(async () => {
    const admin = await isAdmin(user);
    const { hasPaid } = await request('GET /api/user/{uid}/payment-status', { params: { uid: user.uid } });
    return { hasPaid, isAdmin: admin };
  });
}

/** As {@link standingOf}, for somebody who has just signed in: registered first. */
export const standingOnSignIn = (user: Hint): Promise<Standing> =>
  orNothing(async () => {
    await register(user);
    return standingOf(user);
  });

async function orNothing(learn: () => Promise<Standing>): Promise<Standing> {
  try {
    return await learn();
  } catch (error) {
    // A session that ends meanwhile, as by another call, cancels what is being read.
    if (isSignedOut(error) || error instanceof CancelledError) throw error;
    logFailure('The session could not be read in full; paid content stays closed.', error);
    return nothing;
  }
}

export function logFailure(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the log (section 8, Session)
  console.warn(message, error);
}
