import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { generatedOnce } from '../process/generated-once.ts';

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
  const password = (): string => randomBytes(24).toString('base64url');
  const text = generatedOnce(path.join(folder, 'credentials.json'), () => {
    const generated: PostgresCredentials = { superuserPassword: password(), apiPassword: password() };
    return JSON.stringify(generated);
  });
  return JSON.parse(text) as PostgresCredentials;
}

/** The URL of a database on a loopback server. */
export const postgresUrl = (port: number, database: string, { name, password }: Role): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
