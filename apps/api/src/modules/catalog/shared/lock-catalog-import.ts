import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Key of the advisory lock. All releases must use the same key. */
const importLock = 7_204_932;

/** Waits until no other process imports a list. The lock is held until the transaction ends. */
export async function lockCatalogImport(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
}
