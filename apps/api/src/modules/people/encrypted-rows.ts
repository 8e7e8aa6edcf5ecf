import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { sealWith, type Seal } from './seal.ts';

/** Rows that {@link Seal} has encrypted. */
export interface EncryptedRows {
  /** The ids of the keys that have encrypted a row. */
  keyIds(db: Db): Promise<string[]>;
  /** Encrypts some of the rows again that another key than the first has encrypted. @returns how many */
  reseal(trx: Db, seal: Seal, maxRows: number): Promise<number>;
}

const batchSize = 200;

/** Encrypts every row again that another key than the first has encrypted. @returns how many */
export async function rotateKeys({ db, config }: Services, { reseal }: EncryptedRows): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => reseal(trx, seal, batchSize));
    if (count === 0) return rotated;
    rotated += count;
  }
}

/** The ids of keys that have encrypted a row and are not among the given ones. */
export async function missingKeys(
  db: Db,
  { keyIds }: EncryptedRows,
  keys: readonly { id: string }[],
): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await keyIds(db)).filter((id) => !known.has(id));
}
