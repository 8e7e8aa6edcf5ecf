import type { Seal } from '#modules/people/seal.ts';
import type { StoredNote, ThingKey } from './queries.ts';

type OwnedKey = ThingKey & { uid: string };

const place = ({ uid, kind, id }: OwnedKey): string[] => ['kept', uid, kind, String(id)];

/** Encrypts a note in the same way as saved people. An empty note is stored as null. */
export function closeNote(seal: Seal, owned: OwnedKey, note: string): StoredNote {
  if (note === '') return { keyId: null, sealedNote: null };
  const { keyId, sealed } = seal.close(note, place(owned));
  return { keyId, sealedNote: sealed };
}

/** @throws Error when the note cannot be decrypted */
export const openNote = (seal: Seal, row: OwnedKey & StoredNote): string =>
  row.keyId === null || row.sealedNote === null
    ? ''
    : seal.open({ keyId: row.keyId, sealed: row.sealedNote }, place(row));
