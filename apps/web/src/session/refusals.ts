import { queryClient } from '#api/query-client.ts';
import { isSignedOut, RequestError } from '#api/errors.ts';

interface RefusalHandlers {
  /** The session is over. */
  signedOut: () => void;
  /** Access was taken away, as a refund does. */
  unpaid: () => void;
}

/**
 * Hears when the server refuses to let somebody read.
 *
 * @returns what stops the listening
 */
export const onRefusal = ({ signedOut, unpaid }: RefusalHandlers): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (isSignedOut(error)) signedOut();
    else if (error instanceof RequestError && error.code === 'payment_required') unpaid();
  });
