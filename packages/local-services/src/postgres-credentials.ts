import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Passwords of one data folder. Every program of this machine can reach the port; only its owner can read these. */
interface PostgresCredentials {
  superuserPassword: string;
  apiPassword: string;
}

interface Role {
  name: string;
  password: string;
}

export const superuser = 'postgres';
/** Whom the API connects as. */
export const apiRole = 'zodiac_atlas';
/** The password every folder had before it got its own. */
export const publishedPassword = 'local';

/** The passwords of the folder of a cluster, made where there are none yet. */
export function postgresCredentials(folder: string): PostgresCredentials {
  const file = path.join(folder, 'credentials.json');
  const known = read(file);
  if (known) return known;
  const draft = `${file}.${process.pid}`;
  const password = (): string => randomBytes(24).toString('base64url');
  const made: PostgresCredentials = { superuserPassword: password(), apiPassword: password() };
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  try {
    // Appears whole or not at all, and never in place of another's.
    linkSync(draft, file);
    return made;
  } catch (error) {
    const other = read(file);
    if (other) return other;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): PostgresCredentials | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PostgresCredentials;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Address of a database of a server on loopback. */
export const postgresUrl = (port: number, database: string, { name, password }: Role): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
