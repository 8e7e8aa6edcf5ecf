import type { ErrorCode } from '@org/api-contract';

interface ProblemBody {
  code?: ErrorCode;
  error?: string;
}

/** A call that failed; the message is the specification's `{status}: {body text}`. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** A sentence fit to show, where the server gave one. */
  readonly sentence: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const { code, error } = problemOf(body);
    this.code = code;
    this.sentence = error;
  }
}

/** A call that got no answer: the network is away, or the server. */
export class NoAnswerError extends Error {}

function problemOf(body: string): ProblemBody {
  try {
    return JSON.parse(body) as ProblemBody;
  } catch {
    // A proxy between us may answer with a page of its own, which has neither code nor sentence.
    return {};
  }
}

/** Whether the server said that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401;
