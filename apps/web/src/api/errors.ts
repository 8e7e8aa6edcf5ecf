import { isRequestError, RequestError } from '@org/api-contract/client';

export { NoAnswerError, RequestError } from '@org/api-contract/client';

/** A 2xx without the expected content, such as from a proxy. */
export class UnusableAnswerError extends Error {}

/** Whether the error is a 401: there is no session. */
export const isSignedOut = (error: unknown): boolean => isRequestError(error) && error.status === 401;

const secondsInMinute = 60;

/** The message of a rate-limited call with its waiting time; `undefined` for other errors. */
export function waitIn(error: unknown): string | undefined {
  if (error instanceof Error && error.cause !== undefined && !(error instanceof RequestError)) {
    return waitIn(error.cause);
  }
  if (!(error instanceof RequestError) || error.status !== 429) return undefined;
  const { retryAfterSeconds: seconds } = error;
  if (seconds === undefined) return undefined;
  const [count, unit] =
    seconds > secondsInMinute
      ? [Math.ceil(seconds / secondsInMinute), 'minute']
      : [Math.ceil(seconds), 'second'];
  return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}

/** Adds the waiting time of a rate-limited call to a message that does not name it yet. */
export function withWait(message: string, error: unknown): string {
  const wait = waitIn(error);
  return wait === undefined || message.includes(wait) ? message : `${message} ${wait}`;
}

/** A sentence on why a call failed: the server's, if it sent one, else `otherwise`. */
export const failureSentence = (error: unknown, otherwise: string): string =>
  withWait(error instanceof RequestError && error.sentence ? error.sentence : otherwise, error);
