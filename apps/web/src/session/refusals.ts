import type { Route } from '@org/api-contract';
import { onRequestError } from '#api/client.ts';
import { isSignedOut } from '#api/errors.ts';

interface RefusalHandlers {
  /** The session is over. */
  signedOut: () => void;
  /** Access was taken away, as a refund does. */
  unpaid: () => void;
}

/** Their 401 is about the sign-in at hand, or says that there was no session left to end. */
const aboutSession: readonly Route[] = ['POST /api/session', 'DELETE /api/session'];

/**
 * Calls back when the server refuses a read or a change for want of a session or of access.
 *
 * @returns what stops the listening
 */
export const onRefusal = ({ signedOut, unpaid }: RefusalHandlers): (() => void) =>
  onRequestError((error) => {
    if (aboutSession.includes(error.route)) return;
    if (isSignedOut(error)) signedOut();
    else if (error.code === 'payment_required') unpaid();
  });
