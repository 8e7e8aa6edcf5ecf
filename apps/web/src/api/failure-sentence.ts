import { RequestError, withWait } from './errors.ts';

/** The reason for a failed call in a sentence: the server's own, if it sent one. */
export const failureSentence = (error: unknown, otherwise: string): string =>
  withWait(error instanceof RequestError && error.sentence ? error.sentence : otherwise, error);
