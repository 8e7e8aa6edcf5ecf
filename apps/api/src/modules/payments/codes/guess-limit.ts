import { transact } from '#database/transact.ts';
import { lock } from '#database/lock.ts';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { insertCodeFailure, secondsUntilNextCode } from './code-queries.ts';

/** Maximum failures per hour, against guessing. An IP address may be shared, so it has a higher limit. */
const limits = { perUser: 10, perAddress: 50 };

export interface Guesser {
  uid: string;
  /** Keyed hash of the IP address. */
  ipHash: string;
}

/**
 * Looks up a code under the limits on guessing. One transaction counts and looks up, under locks of the user and the
 * address, so that concurrent guesses cannot exceed the limit together.
 *
 * @param look - returns the result, or a refusal, which counts as a guess when it is `isGuess`
 * @throws ApiError `rate_limited`
 */
export async function limitGuesses<T>(
  services: Services,
  { uid, ipHash }: Guesser,
  look: (trx: Db) => Promise<{ found: T; isGuess: boolean }>,
): Promise<T> {
  const outcome = await transact(services, async (trx) => {
    await lock(trx, 'user', uid);
    await lock(trx, 'address', ipHash);
    const seconds = await secondsUntilNextCode(trx, uid, ipHash, limits);
    if (seconds > 0) return { seconds };
    const { found, isGuess } = await look(trx);
    if (isGuess) await insertCodeFailure(trx, uid, ipHash);
    return { found };
  });
  // Thrown after the transaction, because an error within it would roll back the counted failure.
  if ('seconds' in outcome) throw new ApiError('rate_limited', { retryAfterSeconds: outcome.seconds ?? 0 });
  return outcome.found;
}
