import { isRequestError } from '@org/api-contract/client';

export { NoAnswerError, RequestError } from '@org/api-contract/client';

/** A success that lacks what was asked for, as a proxy between us may answer. */
export class UnusableAnswerError extends Error {}

/** Whether the server said that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => isRequestError(error) && error.status === 401;
