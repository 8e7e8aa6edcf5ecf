import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { postgresTools } from '#config/postgres-tools.ts';
import type { Db } from '#database/connection.ts';
import { startTool } from './run-tool.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#database/migrate.ts';
import type { Services } from '#integrations/services.ts';
import type { Actor } from '#kernel/caller.ts';
import { adoptLostPayments, type Adoption } from '#modules/payments/sync/sweep-payments.ts';
import { countAccounts, type AccountCounts } from '#modules/users/account.ts';
import { timeOfBackup } from './stored-backups.ts';

interface Restored {
  readonly databaseUrl: string;
  /** An encrypted backup. */
  readonly file: string;
  /** Secret keys of age. */
  readonly identities: readonly string[];
}

/**
 * Restores a backup into an empty database, completely or not at all.
 *
 * @throws Error when the database has tables, no key decrypts the file, the file is damaged, or `pg_restore` failed
 */
export async function restoreBackup(db: Db, { databaseUrl, file, identities }: Restored): Promise<void> {
  if (await hasTables(db))
    throw new Error('The database already has tables. You can restore a backup only into an empty database.');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(encrypted).catch((error: unknown) => {
    throw new Error(`${file} cannot be decrypted: ${error instanceof Error ? error.message : 'unknown'}`, {
      cause: error,
    });
  });
  const tools = postgresTools(databaseUrl);
  const { child, ended } = startTool(
    'pg_restore',
    [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-privileges',
      // Comments are left out, because only the owner of an extension may set its comment.
      '--no-comments',
      `--dbname=${tools.url}`,
    ],
    tools,
  );
  try {
    if (child.stdin) await pipeline(Readable.from(plain), child.stdin);
  } catch (error) {
    // `pg_restore` rolls back if it is killed before its input ends.
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
    throw error;
  }
  await ended;
}

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  return rows.length > 0;
}

interface Restoration {
  /** When the backup was made, if the file name says so. */
  readonly madeAt: Date | undefined;
  readonly restored: AccountCounts;
  /** The payments since the backup, or the error if Stripe could not be read. */
  readonly reconciled: Adoption | Error;
}

/**
 * Restores a backup into an empty database, migrates it to this release, and reads later payments from Stripe. Can be
 * repeated after a failure, because a failed restore leaves nothing behind.
 *
 * @param identityFile - file with the secret keys of age, one per line
 */
export async function restoreProduct(
  services: Services,
  { file, identityFile, actor }: { file: string; identityFile: string; actor: Actor },
): Promise<Restoration> {
  const { config, db } = services;
  const identities = (await readFile(identityFile, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  await restoreBackup(db, { databaseUrl: config.databaseUrl, file, identities });
  await migrate(db);
  const restored = await countAccounts(db);
  const reconciled = await adoptLostPayments(services, actor).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  return { madeAt: timeOfBackup(path.basename(file)), restored, reconciled };
}
