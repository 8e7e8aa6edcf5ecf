import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { lockedCode, promotionCode, takenRedemptions } from './code-queries.ts';
import { limitGuesses, type Guesser } from './guess-limit.ts';
import { refusalOf, spelledCode, type PromotionCode } from './promotion-code.ts';

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
