import { Client } from 'pg';

/** The connection of a PostgreSQL client program. */
export interface PostgresTools {
  /** The address without the password. */
  readonly url: string;
  /**
   * The environment of the program. It contains the password, because other users can see the arguments of a process.
   */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Returns the connection of `pg_dump` and `pg_restore` to a database.
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
