import type { SavedPerson } from '@org/api-contract';
import type { PersonRow } from './queries.ts';
import type { Seal, Sealed } from './seal.ts';

/** The content of a saved person. All of it is encrypted. */
export type PersonContent = Pick<SavedPerson, 'relation' | 'birth'>;

const place = (uid: string, id: string): string[] => ['people', uid, id];

export const closePerson = (
  seal: Seal,
  uid: string,
  id: string,
  { relation, birth }: PersonContent,
): Sealed => seal.close(JSON.stringify({ relation, birth }), place(uid, id));

/** @throws Error when the row cannot be decrypted */
export function openPerson(seal: Seal, row: PersonRow): SavedPerson {
  const { uid, id, updatedAt } = row;
  const content = JSON.parse(seal.open(row, place(uid, id))) as PersonContent;
  return { id, ...content, updatedAt: updatedAt.toISOString() };
}
