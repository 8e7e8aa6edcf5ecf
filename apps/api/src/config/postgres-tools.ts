import { Client } from 'pg';

/** What a client program of PostgreSQL connects with. */
export interface PostgresTools {
  /** The address without the password. */
  readonly url: string;
  /** The environment of the program. It has the password, because arguments of a process are visible to others. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Returns how `pg_dump` and `pg_restore` reach a database.
 *
 * @param databaseUrl - a `postgres://` URL
 */
export function postgresTools(
  databaseUrl: string,
  { PATH = '', HOME = '' }: Readonly<Record<string, string | undefined>> = process.env,
): PostgresTools {
  const { password } = new Client({ connectionString: databaseUrl });
  const url = new URL(databaseUrl);
  url.password = '';
  url.searchParams.delete('password');
  return { url: url.href, env: { PATH, HOME, ...(password && { PGPASSWORD: password }) } };
}
