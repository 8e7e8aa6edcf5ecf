import { Client } from 'pg';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\/.*)$/;

/**
 * Whether a connection to an address stays on this machine or is encrypted to a server whose certificate is checked; as
 * the driver itself would connect, whatever the address and its own variables say.
 *
 * @throws where the address names a certificate that cannot be read
 */
export function isSecured(url: string): boolean {
  const { host, ssl } = new Client({ connectionString: url }) as { host: string; ssl: unknown };
  if (loopback.test(host)) return true;
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false;
}
