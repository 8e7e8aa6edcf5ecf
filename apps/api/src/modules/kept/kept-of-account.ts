import type { Db } from '#database/connection.ts';
import type { Seal, EncryptedRows } from '#modules/people/seal.ts';
import { keptThingsOf } from './kept-things.ts';
import { weeklyMailOf } from './weekly-mail/queries.ts';
import { lockedNotesOfOtherKeys, noteKeyIds, replaceNote } from './queries.ts';
import { closeNote, openNote } from './sealed-note.ts';

/** Everything that a user has saved, decrypted, for the export of the account. The rows are deleted with the user. */
export async function keptOfAccount(db: Db, seal: Seal, uid: string) {
  const mail = await weeklyMailOf(db, uid);
  return {
    saved: await keptThingsOf(db, seal, uid),
    weeklyMail: mail ? { isOn: mail.isOn, signs: mail.signs, sentUntil: mail.sentUntil.toISOString() } : null,
  };
}

export const encryptedNotes: EncryptedRows = {
  keyIds: noteKeyIds,
  async reseal(trx, seal, maxRows) {
    const rows = await lockedNotesOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of rows) await replaceNote(trx, row, closeNote(seal, row, openNote(seal, row)));
    return rows.length;
  },
};
