import { isDeepStrictEqual } from 'node:util';
import type { SavedPerson } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { lockedPerson, replacePerson } from './queries.ts';
import { requirePerson } from './require-person.ts';
import { staleEdit } from './save-person.ts';
import type { Seal } from './seal.ts';
import { closePerson, openPerson, type PersonContent } from './sealed-person.ts';

/**
 * Changes a person of a user. A repeated call changes nothing further.
 *
 * @throws ApiError `not_found` when the user has no such person; `stale_edit` when the person was changed since
 * `updatedAt`; `invalid_birth_date`, `invalid_input`
 */
export async function updatePerson(
  { db, clock }: Services,
  seal: Seal,
  uid: string,
  id: string,
  { updatedAt, ...given }: PersonContent & { updatedAt: string },
): Promise<SavedPerson> {
  const content = requirePerson(given, clock());
  const row = await db.transaction().execute(async (trx) => {
    const existing = await lockedPerson(trx, uid, id);
    if (!existing) throw new ApiError('not_found');
    const { relation, birth } = openPerson(seal, existing);
    if (isDeepStrictEqual({ relation, birth }, content)) return existing;
    if (new Date(updatedAt).getTime() !== existing.updatedAt.getTime()) throw staleEdit();
    return replacePerson(trx, existing, {
      ...closePerson(seal, uid, id, content),
      updatedAt: laterThan(existing.updatedAt, clock()),
    });
  });
  return openPerson(seal, row);
}

/** Returns a time after the last change, even if the clock was set back. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1));
