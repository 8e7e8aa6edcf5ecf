import { NoAnswerError, RequestError } from '#api/errors.ts';

/**
 * Why an admin's call failed, in words to show: the server's own sentence, else `HTTP {status}: {text}`; without an
 * answer, that there was none (specification, section 8). Anything else is a fault of this page.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.sentence ?? `HTTP ${error.message}`;
  if (error instanceof NoAnswerError)
    return 'Network error: Unable to connect to server. Please check your connection.';
  return 'The answer could not be read. Please reload the page.';
}
