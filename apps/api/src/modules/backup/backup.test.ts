import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { backUp } from './back-up.ts';
import { restoreBackup } from './restore.ts';
import { latestBackupAge, recordBackup } from './stored-backups.ts';

let folder = '';
let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-backup-'));
  database = await createDatabase({ empty: true });
  db = connect({ url: database.url, connections: 1, onError: () => undefined });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const identity = await generateIdentity();

/** A file with the encryption of a backup. */
async function encrypted(text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const file = path.join(folder, 'backup.dump.age');
  await writeFile(file, await encrypter.encrypt(text));
  return file;
}

const restore = (file: string, key = identity) =>
  restoreBackup(db, { databaseUrl: database.url, file, identities: [key] });

test('a failed backup leaves no file, and its error says what failed but not the password', async () => {
  const recipients = [await identityToRecipient(identity)];
  const failure = backUp(
    'postgres://ada:hunter2@127.0.0.1:1/atlas',
    { folder, recipients, keepDays: 30 },
    new Date(),
  );
  const message = await failure.then(
    () => 'stored',
    (error: unknown) => String(error),
  );
  expect(message).toMatch(/pg_dump/u);
  expect(message).not.toContain('hunter2');
  expect(await readdir(folder)).toEqual([]);
});

test('a process knows the age of the latest backup, and whether there is one', async () => {
  const migrated = await createDatabase();
  const own = connect({ url: migrated.url, connections: 1, onError: () => undefined });
  expect(await latestBackupAge(own)).toBeUndefined();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const hours of [30, 6, 20]) await recordBackup(own, { madeAt: hoursAgo(hours), bytes: 1_000 });
  const age = (await latestBackupAge(own)) ?? 0;
  expect(Math.round(age / 3_600)).toBe(6);
  await own.destroy();
  await migrated.drop();
});

test('a backup is not restored into a database that has tables', async () => {
  await sql`create table letters as select 'dear' as word`.execute(db);
  await expect(restore(await encrypted('dump'))).rejects.toThrow('The database already has tables.');
  expect((await sql`select word from letters`.execute(db)).rows).toEqual([{ word: 'dear' }]);
});

test('a backup is restored with its own key only, and not from a damaged file', async () => {
  const file = await encrypted('dump');
  await expect(restore(file, await generateIdentity())).rejects.toThrow(/cannot be decrypted.*identit/u);
  await writeFile(file, 'not a backup');
  await expect(restore(file)).rejects.toThrow(/cannot be decrypted/u);
  expect((await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows).toEqual([]);
});
