import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTool } from './run-tool.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-tools-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script in place of the program. It fails with the given error output, as another version would. */
async function failureOf(program: 'pg_dump' | 'pg_restore', says: string): Promise<unknown> {
  const file = path.join(folder, program);
  await writeFile(file, `#!/bin/sh\ncat >&2 <<'END'\n${says}\nEND\nexit 1\n`);
  await chmod(file, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}` };
  return startTool(program, [], { url: '', env }).ended.catch((error: unknown) => error);
}

test('an error says that pg_dump is older than the server, and which version to install', async () => {
  const said = `pg_dump: error: aborting because of server version mismatch
pg_dump: detail: server version: 18.1 (Debian 18.1-1.pgdg13+2); pg_dump version: 17.6 (Debian 17.6-0+deb13u1)`;
  expect(await failureOf('pg_dump', said)).toEqual(
    new Error(
      'pg_dump has version 17 of PostgreSQL, and the server has version 18. Install the client programs of PostgreSQL 18 or later: postgresql-client-18 on Debian and Ubuntu.',
    ),
  );
});

test('an error says that pg_restore is older than the pg_dump of the backup', async () => {
  const said = 'pg_restore: error: unsupported version (1.16) in file header';
  expect(await failureOf('pg_restore', said)).toEqual(
    new Error(
      'pg_restore is older than the pg_dump that made the backup. Install the client programs of the PostgreSQL that made it, or later.',
    ),
  );
});

test('any other error has the output of the program', async () => {
  expect(await failureOf('pg_dump', 'pg_dump: error: disk full')).toEqual(
    new Error('pg_dump failed (1): pg_dump: error: disk full'),
  );
});
