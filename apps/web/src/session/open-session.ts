import { request } from '#api/client.ts';
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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function isAdmin(user: Hint): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await request('GET /api/user/{uid}', { params: { uid: user.uid } })).role === 'admin';
    } catch (error) {
      if (isSignedOut(error) || attempt === profileAttempts) throw error;
      // The account was made, and the page closed before it was registered.
      if (error instanceof RequestError && error.status === 404) await register(user);
      await wait(betweenAttemptsMs);
    }
  }
}

/**
 * What a signed-in user may see: the profile first, then the payment status. Whatever cannot be learnt is false.
 *
 * @throws RequestError with status 401 when the session is over
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
    if (isSignedOut(error)) throw error;
    logFailure('The session could not be read in full; paid content stays closed.', error);
    return nothing;
  }
}

export function logFailure(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the log (section 8, Session)
  console.warn(message, error);
}
