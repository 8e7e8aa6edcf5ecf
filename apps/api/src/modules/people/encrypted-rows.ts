import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { sealWith, type Seal } from './seal.ts';

/** Rows that {@link Seal} has encrypted. */
export interface EncryptedRows {
  /** The ids of the keys that encrypted a row. */
  keyIds(db: Db): Promise<string[]>;
  /**
   * Encrypts some of the rows of other keys with the first key.
   *
   * @returns the number of rows
   */
  reseal(trx: Db, seal: Seal, maxRows: number): Promise<number>;
}

const batchSize = 200;

/**
 * Encrypts all rows of other keys with the first key.
 *
 * @returns the number of rows
 */
export async function rotateKeys({ db, config }: Services, { reseal }: EncryptedRows): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => reseal(trx, seal, batchSize));
    if (count === 0) return rotated;
    rotated += count;
  }
}

/** The ids of unknown keys that encrypted a row. */
export async function missingKeys(
  db: Db,
  { keyIds }: EncryptedRows,
  keys: readonly { id: string }[],
): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await keyIds(db)).filter((id) => !known.has(id));
}
