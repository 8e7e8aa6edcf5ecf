import type { Route } from '@org/api-contract';
import { onRequestError } from '#api/client.ts';
import { isSignedOut } from '#api/errors.ts';

interface RefusalHandlers {
  /** Called when the session has ended. */
  signedOut: () => void;
  /** Called when paid access was revoked, for example by a refund. */
  unpaid: () => void;
}

/** A 401 from these routes does not end a session, because they open or close one. */
const aboutSession: readonly Route[] = ['POST /api/session', 'DELETE /api/session'];

/**
 * Subscribes to queries and mutations that were refused because the session or the paid access is missing.
 *
 * @returns a function that unsubscribes
 */
export const onRefusal = ({ signedOut, unpaid }: RefusalHandlers): (() => void) =>
  onRequestError((error) => {
    if (aboutSession.includes(error.route)) return;
    if (error.code === 'recent_login_required') return;
    if (isSignedOut(error)) signedOut();
    else if (error.code === 'payment_required') unpaid();
  });
