import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { sealWith, type Seal } from '#modules/people/seal.ts';
import { lockedNotesOfOtherKeys, noteKeyIds, replaceNote } from './queries.ts';
import { closeNote, openNote } from './sealed-note.ts';

const batchSize = 200;

/** Encrypts every note again that another key than the first has encrypted. @returns how many */
export async function rotateNoteKeys({ db, config }: Services): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => rotateBatch(trx, seal));
    if (count === 0) return rotated;
    rotated += count;
  }
}

async function rotateBatch(trx: Db, seal: Seal): Promise<number> {
  const rows = await lockedNotesOfOtherKeys(trx, seal.keyId, batchSize);
  for (const row of rows) await replaceNote(trx, row, closeNote(seal, row, openNote(seal, row)));
  return rows.length;
}

/** The ids of keys that have encrypted a note and are not configured. */
export async function missingNoteKeys(db: Db, keys: readonly { id: string }[]): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await noteKeyIds(db)).filter((id) => !known.has(id));
}
