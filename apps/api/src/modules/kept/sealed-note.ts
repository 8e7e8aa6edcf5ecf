import type { Seal } from '#modules/people/seal.ts';
import type { ThingKey } from './queries.ts';

interface NoteRow extends ThingKey {
  uid: string;
  keyId: string | null;
  sealedNote: Uint8Array | null;
}

const place = ({ uid, kind, id }: ThingKey & { uid: string }): string[] => ['kept', uid, kind, String(id)];

/** Encrypts a note in the same way as saved people. An empty note is stored as null. */
export function closeNote(
  seal: Seal,
  owned: ThingKey & { uid: string },
  note: string,
): Pick<NoteRow, 'keyId' | 'sealedNote'> {
  if (note === '') return { keyId: null, sealedNote: null };
  const { keyId, sealed } = seal.close(note, place(owned));
  return { keyId, sealedNote: sealed };
}

/** @throws Error when the note cannot be decrypted */
export const openNote = (seal: Seal, row: NoteRow): string =>
  row.keyId === null || row.sealedNote === null
    ? ''
    : seal.open({ keyId: row.keyId, sealed: row.sealedNote }, place(row));
