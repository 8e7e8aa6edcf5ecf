import { NoAnswerError, RequestError } from '#api/errors.ts';

/**
 * The error message for an admin: the server's message, else `HTTP {status}: {text}`, or a network error if there was no
 * response (specification, section 8).
 */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.sentence ?? `HTTP ${error.message}`;
  if (error instanceof NoAnswerError)
    return 'Network error: Unable to connect to server. Please check your connection.';
  return 'The answer could not be read. Please reload the page.';
}
