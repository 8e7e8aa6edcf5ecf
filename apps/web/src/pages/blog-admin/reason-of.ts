import { RequestError } from '#api/errors.ts';

/**
 * Why an admin's call failed, in words to show: the server's own sentence, else `HTTP {status}: {text}`; without an
 * answer, that there was none (specification, section 8).
 */
export function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.sentence ?? `HTTP ${error.message}`;
  return 'Network error: Unable to connect to server. Please check your connection.';
}
