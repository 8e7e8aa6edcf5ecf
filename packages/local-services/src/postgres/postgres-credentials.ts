import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Passwords of one cluster. Any program on this machine can reach the port, but only the owner can read this file. */
interface PostgresCredentials {
  superuserPassword: string;
  apiPassword: string;
}

interface Role {
  name: string;
  password: string;
}

export const superuser = 'postgres';
export const apiRole = 'zodiac_atlas';
/** The password of clusters from before passwords were generated. */
export const publishedPassword = 'local';

/** Reads the passwords of a cluster, or generates them on first use. @param folder - parent folder of the cluster */
export function postgresCredentials(folder: string): PostgresCredentials {
  const file = path.join(folder, 'credentials.json');
  const known = read(file);
  if (known) return known;
  const temporaryFile = `${file}.${process.pid}`;
  const password = (): string => randomBytes(24).toString('base64url');
  const generated: PostgresCredentials = { superuserPassword: password(), apiPassword: password() };
  writeFileSync(temporaryFile, JSON.stringify(generated), { mode: 0o600 });
  try {
    // Making a link is atomic, and fails if another process was first.
    linkSync(temporaryFile, file);
    return generated;
  } catch (error) {
    const other = read(file);
    if (other) return other;
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
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

/** The URL of a database on a loopback server. */
export const postgresUrl = (port: number, database: string, { name, password }: Role): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
