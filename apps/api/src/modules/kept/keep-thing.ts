import { keptThing } from './kept-things.ts';
import { maxKept } from '@org/api-contract/values';
import type { KeptThing } from '@org/api-contract';
import { lock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { isShown } from '#modules/catalog/lists/look-up-rows.ts';
import { isOpening } from '#modules/openings/look-up-openings.ts';
import type { Seal } from '#modules/people/seal.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { countKept, insertKept, type ThingKey, replaceNote } from './queries.ts';
import { closeNote } from './sealed-note.ts';

/**
 * Saves something for a user. A repeated call changes nothing, not even the note.
 *
 * @throws ApiError `not_found` when no list has it; `too_many_kept`
 */
export async function keepThing(
  { db }: Services,
  seal: Seal,
  uid: string,
  key: ThingKey,
  note = '',
): Promise<KeptThing> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const existing = await keptThing(trx, seal, uid, key);
    if (existing) return existing;
    const { kind, id } = key;
    const isListed = kind === 'opening' ? await isOpening(trx, id) : await isShown(trx, kind, id);
    if (!isListed) throw new ApiError('not_found');
    if ((await countKept(trx, uid)) >= maxKept) throw new ApiError('too_many_kept');
    await insertKept(trx, uid, key, closeNote(seal, { uid, ...key }, note.trim()));
    const thing = await keptThing(trx, seal, uid, key);
    if (!thing) throw new Error('a thing that was just saved was not found');
    return thing;
  });
}

/**
 * Changes the note of a saved item. A repeated call changes nothing further.
 *
 * @param updatedAt - version of the note that was edited
 * @throws ApiError `not_found` when it is not saved; `stale_edit` when the note was changed since then
 */
export async function writeNote(
  { db, clock }: Services,
  seal: Seal,
  uid: string,
  key: ThingKey,
  { note, updatedAt }: { note: string; updatedAt: string },
): Promise<KeptThing> {
  const text = note.trim();
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    const existing = await keptThing(trx, seal, uid, key);
    if (!existing) throw new ApiError('not_found');
    if (existing.note === text) return existing;
    const before = new Date(existing.updatedAt).getTime();
    if (new Date(updatedAt).getTime() !== before) {
      throw new ApiError('stale_edit', {
        detail:
          'This note was changed on another device. Nothing was saved. Your text is still here. Reload the page to see the change.',
      });
    }
    // Later than the last change, even if the clock was set back.
    const changedAt = new Date(Math.max(clock().getTime(), before + 1));
    await replaceNote(
      trx,
      { uid, ...key },
      { ...closeNote(seal, { uid, ...key }, text), updatedAt: changedAt },
    );
    return { ...existing, note: text, updatedAt: changedAt.toISOString() };
  });
}
