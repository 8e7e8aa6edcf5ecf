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

/** Exchanges a fresh sign-in for the server's session and registers the account. */
export async function openSession({ uid, email, idToken }: SignIn): Promise<Hint> {
  await request('POST /api/session', { body: { idToken } });
  await register({ uid, email });
  return { uid, email };
}

async function register(user: Hint): Promise<void> {
  try {
    await request('POST /api/user/register', { body: user });
  } catch (error) {
    throw new Error('Failed to register user in database', { cause: error });
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function isAdmin(uid: string): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await request('GET /api/user/{uid}', { params: { uid } })).role === 'admin';
    } catch (error) {
      if (isSignedOut(error) || attempt === profileAttempts) throw error;
      await wait(betweenAttemptsMs);
    }
  }
}

/**
 * What a signed-in user may see: the profile first, then the payment status. Whatever cannot be learnt is false.
 *
 * @throws RequestError with status 401 when the session is over
 */
export async function standingOf(uid: string): Promise<Standing> {
  try {
    const admin = await isAdmin(uid);
    const { hasPaid } = await request('GET /api/user/{uid}/payment-status', { params: { uid } });
    return { hasPaid, isAdmin: admin };
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) throw error;
    // oxlint-disable-next-line no-console -- the specification asks for a warning in the log (section 8, Session)
    console.warn('The profile could not be read; paid content stays closed.', error);
    return nothing;
  }
}
