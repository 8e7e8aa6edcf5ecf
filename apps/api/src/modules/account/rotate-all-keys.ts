import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { encryptedNotes } from '#modules/kept/kept-of-account.ts';
import { encryptedGifts } from '#modules/payments/gifts/gifts-of-account.ts';
import { encryptedPeople } from '#modules/people/people-of-account.ts';
import { missingKeys, rotateKeys, type EncryptedRows } from '#modules/people/seal.ts';
import { encryptedFactors } from '#modules/second-factor/factor-of-account.ts';

/** All data that `PEOPLE_KEYS` encrypts, by the name that operators see. */
const encrypted: ReadonlyMap<string, EncryptedRows> = new Map([
  ['saved people', encryptedPeople],
  ['notes', encryptedNotes],
  ['gifts', encryptedGifts],
  ['second factors', encryptedFactors],
]);

/**
 * Encrypts with the first key all data that another key encrypted.
 *
 * @returns the number of rows
 */
export async function rotateAllKeys(services: Services): Promise<number> {
  let rotated = 0;
  for (const rows of encrypted.values()) rotated += await rotateKeys(services, rows);
  return rotated;
}

/** The data that is encrypted with unknown keys, and the ids of these keys; `undefined` if all keys are known. */
export async function findMissingKeys(
  db: Db,
  keys: readonly { id: string }[],
): Promise<{ what: string[]; ids: string[] } | undefined> {
  const what: string[] = [];
  const ids = new Set<string>();
  for (const [name, rows] of encrypted) {
    const missing = await missingKeys(db, rows, keys);
    if (missing.length > 0) what.push(name);
    for (const id of missing) ids.add(id);
  }
  return what.length === 0 ? undefined : { what, ids: [...ids] };
}
