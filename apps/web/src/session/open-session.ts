import { CancelledError } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { isSignedOut, RequestError } from '#api/errors.ts';
import { isPaymentPending, rememberAccess, rememberPending, type Access, type Hint } from '#storage/hint.ts';
import type { PaymentStatus } from '@org/api-contract';
import type { SignIn } from './identity.ts';

const profileAttempts = 3;
const betweenAttemptsMs = 1_000;

export const noAccess: Access = { hasPaid: false, isAdmin: false };

/** The access of a user, and whether it could not be read. */
export interface ReadAccess extends Access {
  isUnread: boolean;
  isPending: boolean;
}

/** Whether a payment is being processed, as the server says or this browser remembers. */
export function pendingOf(uid: string, { hasPaid, paymentFailed, isProcessing }: PaymentStatus): boolean {
  if (hasPaid || paymentFailed) rememberPending(uid, false);
  return isProcessing ?? isPaymentPending(uid);
}

/** Exchanges an ID token for a server session. */
export async function openSession({ uid, email, idToken }: SignIn): Promise<Hint> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await request('POST /api/session', { body: { idToken, timeZone } });
  return { uid, email };
}

/** Registers the account with the product. Idempotent. */
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
        // The page was closed between creating and registering the account.
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
 * Reads the access of a signed-in user, the profile and then the payment status, and remembers it for the next visit.
 * An unreadable value counts as false.
 *
 * @throws RequestError with status 401, or CancelledError, if the session has ended
 */
export async function readAccess(user: Hint): Promise<ReadAccess> {
  return orNoAccess(async () => {
    const admin = await isAdmin(user);
    const status = await request('GET /api/user/{uid}/payment-status', { params: { uid: user.uid } });
    const access = { hasPaid: status.hasPaid, isAdmin: admin };
    rememberAccess(user.uid, access);
    return { ...access, isUnread: false, isPending: pendingOf(user.uid, status) };
  });
}

/** Registers a user who has just signed in, then reads their access. */
export const registerAndReadAccess = (user: Hint): Promise<ReadAccess> =>
  orNoAccess(async () => {
    await register(user);
    return readAccess(user);
  });

async function orNoAccess(learn: () => Promise<ReadAccess>): Promise<ReadAccess> {
  try {
    return await learn();
  } catch (error) {
    // If a concurrent call ends the session, the read is canceled.
    if (isSignedOut(error) || error instanceof CancelledError) throw error;
    logFailure('The session could not be read in full; paid content stays closed.', error);
    return { ...noAccess, isUnread: true, isPending: false };
  }
}

export function logFailure(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the log (section 8, Session)
  console.warn(message, error);
}
