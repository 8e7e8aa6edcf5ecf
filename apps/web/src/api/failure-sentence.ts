import { RequestError, withWait } from './errors.ts';

/** Why a call failed, in a sentence: the server's own where it has one. */
export const failureSentence = (error: unknown, otherwise: string): string =>
  withWait(error instanceof RequestError && error.sentence ? error.sentence : otherwise, error);
