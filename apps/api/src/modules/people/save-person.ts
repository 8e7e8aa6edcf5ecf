import { isDeepStrictEqual } from 'node:util';
import { maxPeople } from '@org/api-contract/values';
import type { SavedPerson } from '@org/api-contract';
import { chartOf } from '@org/reading';
import { lock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { isRegistered } from '#modules/users/account.ts';
import { readBirth } from '#modules/readings/read-birth.ts';
import { type PersonContent, closePerson, openPerson } from './sealed-person.ts';
import { countPeople, insertPerson, lockedPerson, replacePerson } from './queries.ts';
import type { Seal } from './seal.ts';

/**
 * Saves a new person of a user. A repeated call with the same id and content returns the saved person.
 *
 * @throws ApiError `invalid_birth_date`, `invalid_input`; `too_many_people`; `stale_edit` when the id has another
 * content; `forbidden` when the user is not registered
 */
export async function savePerson(
  { db, clock }: Services,
  seal: Seal,
  uid: string,
  { id, ...given }: PersonContent & { id: string },
): Promise<SavedPerson> {
  const content = requirePerson(given, clock());
  const row = await db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    if (!(await isRegistered(trx, uid))) throw new ApiError('forbidden');
    const existing = await lockedPerson(trx, uid, id);
    if (existing) {
      const { relation, birth } = openPerson(seal, existing);
      if (isDeepStrictEqual({ relation, birth }, content)) return existing;
      throw staleEdit();
    }
    if ((await countPeople(trx, uid)) >= maxPeople) throw new ApiError('too_many_people');
    return insertPerson(trx, uid, id, closePerson(seal, uid, id, content));
  });
  return openPerson(seal, row);
}

/** The refusal to overwrite a change that the caller has not seen. */
const staleEdit = (): ApiError =>
  new ApiError('stale_edit', {
    detail:
      'This person was changed on another device. Nothing was saved. Your text is still here. Reload the page to see the change.',
  });

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

/**
 * Checks what a schema cannot: that a reading can be composed of the birth, and that the name is not blank.
 *
 * @returns the content, with a trimmed name
 * @throws ApiError `invalid_birth_date` or `invalid_input`, with the name of the field
 */
function requirePerson({ relation, birth }: PersonContent, now: Date): PersonContent {
  const name = birth.name.trim();
  if (name === '') {
    throw new ApiError('invalid_input', {
      detail: 'Please enter a name.',
      fields: { 'birth/name': 'is blank' },
    });
  }
  readBirth(birth, now, chartOf);
  return { relation, birth: { ...birth, name } };
}
