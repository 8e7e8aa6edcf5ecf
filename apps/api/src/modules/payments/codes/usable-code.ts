import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import {
  lockedCode,
  promotionCode,
  takenRedemptions,
  insertCodeFailure,
  secondsUntilNextCode,
} from './code-queries.ts';
import { refusalOf, spelledCode, type PromotionCode } from './promotion-code.ts';
import { transact } from '#database/transact.ts';
import { lock } from '#database/exclusively.ts';

/**
 * Finds an entered code.
 *
 * @throws ApiError `unknown_code`, `expired_code` or `rate_limited`
 */
export async function usableCode(
  services: Services,
  guesser: Guesser,
  given: string,
): Promise<PromotionCode> {
  const found = await limitGuesses(services, guesser, async (trx) => {
    const code = await promotionCode(trx, spelledCode(given));
    const refusal = refusalOf(code, guesser.uid, services.clock());
    return { found: refusal ?? code, isGuess: refusal === 'unknown_code' };
  });
  if (found === undefined || typeof found === 'string') throw new ApiError(found ?? 'unknown_code');
  return found;
}

/**
 * Checks, under the lock of a code, that a redemption is left for a user. The caller inserts the payment with the
 * redemption in the same transaction, so that the redemptions never exceed the limit of the code.
 *
 * @throws ApiError `unknown_code`, `expired_code` or `used_up_code`
 */
export async function requireRedemption(trx: Db, id: number, uid: string, now: Date): Promise<PromotionCode> {
  const code = await lockedCode(trx, id);
  const refusal = refusalOf(code, uid, now);
  if (!code || refusal) throw new ApiError(refusal ?? 'unknown_code');
  if (code.maxRedemptions !== null && (await takenRedemptions(trx, id)) >= code.maxRedemptions) {
    throw new ApiError('used_up_code');
  }
  return code;
}

interface Guesser {
  uid: string;
  /** Keyed hash of the IP address. */
  ipHash: string;
}

/**
 * Looks up a code under the limits on guessing. One transaction counts and looks up, under locks of the user and the
 * address, so that concurrent guesses cannot exceed the limit together.
 *
 * @param look - returns the result, or a refusal, which counts as a guess if its `isGuess` is true
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
    const seconds = await secondsUntilNextCode(trx, uid, ipHash);
    if (seconds > 0) return { seconds };
    const { found, isGuess } = await look(trx);
    if (isGuess) await insertCodeFailure(trx, uid, ipHash);
    return { found };
  });
  // Thrown after the transaction, because an error within it would roll back the counted failure.
  if ('seconds' in outcome) throw new ApiError('rate_limited', { retryAfterSeconds: outcome.seconds ?? 0 });
  return outcome.found;
}
