import { Client } from 'pg';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\/.*)$/;

/**
 * Whether a PostgreSQL connection stays on this machine or uses TLS with a verified certificate. The driver parses the
 * URL, so that its options and the `PG…` variables count as they do when it connects.
 *
 * @param url - a `postgres://` URL
 * @throws when the URL cannot be parsed, or names a certificate that cannot be read
 */
export function isSecured(url: string): boolean {
  const { host, ssl } = new Client({ connectionString: url }) as { host: string; ssl: unknown };
  if (loopback.test(host)) return true;
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false;
}
