/**
 * - `refused`: the URL is not permitted, for example because its host is not public.
 * - `disallowed`: the robots.txt of the site disallows the page.
 * - `unreachable`: no connection, or no response in time.
 * - `busy`: status 429 or 503, or the next request to the host is not due yet.
 * - `failed`: any other unsuccessful status, or too many redirects.
 * - `too_large`: the body exceeds the size limit.
 * - `invalid`: the response has another format than expected, or exceeds a limit of the parser.
 */
type SourceFailureReason =
  | 'refused'
  | 'disallowed'
  | 'unreachable'
  | 'busy'
  | 'failed'
  | 'too_large'
  | 'invalid';

/** A request to a source failed. The stored companies and openings of the source stay as they are. */
export class SourceFailure extends Error {
  readonly reason: SourceFailureReason;

  constructor(reason: SourceFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
