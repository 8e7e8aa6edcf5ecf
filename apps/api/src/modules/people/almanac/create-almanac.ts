import { randomUUID } from 'node:crypto';
import { lock } from '#database/lock.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '../seal.ts';
import { closeToken, hashOfToken, newToken } from './almanac-token.ts';
import { almanacOf, insertAlmanac, type AlmanacRow } from './queries.ts';

/** Makes the almanac of a user, or returns the one that is not revoked. */
export async function createAlmanac({ db }: Services, seal: Seal, uid: string): Promise<AlmanacRow> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    const existing = await almanacOf(trx, uid);
    if (existing) return existing;
    const token = newToken();
    const id = randomUUID();
    await insertAlmanac(
      trx,
      { uid, id, tokenHash: hashOfToken(token) },
      closeToken(seal, { uid, id }, token),
    );
    const made = await almanacOf(trx, uid);
    if (!made) throw new Error('the almanac was not stored');
    return made;
  });
}
