import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { postgresTools } from '#config/postgres-tools.ts';
import type { Db } from '#database/connection.ts';
import { startTool } from './run-tool.ts';

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
    throw new Error('The database has tables already. A backup is restored into an empty one only.');
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
      // Left out, because only its owner may set the comment of an extension.
      '--no-comments',
      `--dbname=${tools.url}`,
    ],
    tools,
  );
  try {
    if (child.stdin) await pipeline(Readable.from(plain), child.stdin);
  } catch (error) {
    // If it is killed before the end of its input, it rolls back.
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
