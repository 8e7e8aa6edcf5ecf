import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import type { BackupConfig } from '#config/backup-config.ts';
import { postgresTools } from '#config/postgres-tools.ts';
import { backupName, outdatedBackups } from './stored-backups.ts';
import { startTool } from './run-tool.ts';

interface Backup {
  readonly file: string;
  readonly bytes: number;
  /** Names of outdated backups that were deleted. */
  readonly deleted: readonly string[];
}

/**
 * Stores an encrypted backup of the database and deletes outdated backups. The database stays in use. The backup
 * contains the data of one instant. A file gets its name only when it is complete.
 *
 * @throws Error with the output of `pg_dump` if the backup failed; no file is left then
 */
export async function backUp(
  databaseUrl: string,
  { folder, recipients, keepDays }: BackupConfig,
  now: Date,
): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, backupName(now));
  const unfinished = `${file}.part`;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const tools = postgresTools(databaseUrl);
  // Owners and grants are left out, because the target database has different ones.
  const { child, ended } = startTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--dbname=${tools.url}`],
    tools,
  );
  try {
    await using target = await open(unfinished, 'wx', 0o600);
    const plain = Readable.toWeb(Readable.from(child.stdout ?? [])) as ReadableStream<Uint8Array>;
    const encrypted = await encrypter.encrypt(plain);
    await pipeline(Readable.from(encrypted), async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) await target.writeFile(chunk);
    });
    await ended;
    await target.sync();
    const { size: bytes } = await target.stat();
    await rename(unfinished, file);
    const deleted = outdatedBackups(await readdir(folder), keepDays, now);
    for (const each of deleted) await rm(path.join(folder, each));
    return { file, bytes, deleted };
  } catch (error) {
    child.kill();
    await rm(unfinished, { force: true });
    throw error;
  }
}
