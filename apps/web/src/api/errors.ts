import { isRequestError } from '@org/api-contract/client';

export { NoAnswerError, RequestError } from '@org/api-contract/client';

/** Whether the server said that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => isRequestError(error) && error.status === 401;
