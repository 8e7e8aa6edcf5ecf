import { noteMaxLength } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { lock } from '#database/exclusively.ts';
import type { Log } from '#integrations/services.ts';
import { mergedCompanies } from '#modules/catalog/companies/shown-companies.ts';
import type { Seal } from '#modules/people/seal.ts';
import { deleteKept, insertKept, lockedKept, replaceNote, saversOfCompanies } from './queries.ts';
import { closeNote, openNote } from './sealed-note.ts';

interface Move {
  uid: string;
  /** A company that is now another name of a shown one. */
  id: number;
  shownId: number;
}

/**
 * Moves saved companies that are now another name of a shown company to that company. A note is encrypted for its
 * row, so it is decrypted and encrypted again. If a user has saved both companies, one remains, with both notes.
 * Notes that are too long together stay where they are and can still be read. Runs after every import.
 *
 * @returns the number of moved companies
 */
export async function moveKeptOfMergedCompanies(
  db: Db,
  seal: Seal,
  log: Pick<Log, 'error'>,
): Promise<number> {
  let moved = 0;
  const shownIds = new Map((await mergedCompanies(db)).map(({ id, shownId }) => [id, shownId]));
  for (const { uid, id } of await saversOfCompanies(db, [...shownIds.keys()])) {
    const shownId = shownIds.get(id);
    if (shownId === undefined) continue;
    try {
      if (await moveOne(db, seal, { uid, id, shownId })) moved += 1;
    } catch (error) {
      // A note that cannot be decrypted must not keep the process from starting. The next start tries again.
      log.error({ err: error, companyId: id }, 'a saved company was not moved');
    }
  }
  return moved;
}

/** @returns `false` if the company was not moved */
const moveOne = (db: Db, seal: Seal, { uid, id, shownId }: Move): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    const [from, to] = [await lockedKept(trx, uid, id), await lockedKept(trx, uid, shownId)];
    if (!from) return false;
    const key = { kind: 'company', id: shownId } as const;
    const note = joined(to ? openNote(seal, to) : '', openNote(seal, from));
    if (note.length > noteMaxLength) return false;
    await deleteKept(trx, uid, { kind: 'company', id });
    const sealed = closeNote(seal, { uid, ...key }, note);
    if (to) {
      // The new time is later than both, so that an edit of either note that is open in a browser is refused as stale.
      const updatedAt = new Date(
        Math.max(Date.now(), from.updatedAt.getTime() + 1, to.updatedAt.getTime() + 1),
      );
      await replaceNote(trx, { uid, ...key }, { ...sealed, updatedAt });
    } else {
      await insertKept(trx, uid, key, { ...sealed, savedAt: from.savedAt, updatedAt: from.updatedAt });
    }
    return true;
  });

/** Joins both notes, unless one contains the other. */
function joined(first: string, second: string): string {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n\n${second}`;
}
