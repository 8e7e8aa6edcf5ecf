/**
 * - `refused`: an address we do not go to.
 * - `disallowed`: the site asks robots to stay away.
 * - `away`: no connection, or none in time.
 * - `busy`: it asks us to come back later.
 * - `failed`: an answer that is no success.
 * - `too_large`: more than we read.
 * - `garbage`: not what it should be.
 */
export type SourceFailureReason =
  | 'refused'
  | 'disallowed'
  | 'away'
  | 'busy'
  | 'failed'
  | 'too_large'
  | 'garbage';

/** Nothing came of asking a source; what is known of it stays as it is. */
export class SourceFailure extends Error {
  readonly reason: SourceFailureReason;

  constructor(reason: SourceFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
