import type { EncryptedRows } from '#modules/people/encrypted-rows.ts';
import { lockedNotesOfOtherKeys, noteKeyIds, replaceNote } from './queries.ts';
import { closeNote, openNote } from './sealed-note.ts';

export const encryptedNotes: EncryptedRows = {
  keyIds: noteKeyIds,
  async reseal(trx, seal, maxRows) {
    const rows = await lockedNotesOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of rows) await replaceNote(trx, row, closeNote(seal, row, openNote(seal, row)));
    return rows.length;
  },
};
