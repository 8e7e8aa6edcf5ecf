import { isRequestError } from '@org/api-contract/client';

export { NoAnswerError, RequestError } from '@org/api-contract/client';

/** A 2xx without the expected content, such as from a proxy. */
export class UnusableAnswerError extends Error {}

/** Whether the error is a 401: there is no session. */
export const isSignedOut = (error: unknown): boolean => isRequestError(error) && error.status === 401;
