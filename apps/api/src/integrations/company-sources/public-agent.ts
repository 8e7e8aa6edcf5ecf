import { lookup } from 'node:dns/promises';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { SourceFailure } from './source-failure.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

type Target = Parameters<buildConnector.connector>[0];
type Done = Parameters<buildConnector.connector>[1];

const connectMs = 5_000;

const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Connects to public hosts by TLS only. A name is looked up here, once for each connection, and the connection goes to
 * the very address that was checked: a name that changes its answer meanwhile gains nothing.
 */
export function publicAgent(resolve: Resolve = resolveBySystem): Agent {
  const connectTo = buildConnector({ timeout: connectMs, allowH2: false });
  const connect = async (options: Target, callback: Done): Promise<void> => {
    try {
      const hostname = await publicAddressOf(options.hostname, resolve);
      connectTo({ ...options, hostname, servername: options.servername ?? options.hostname }, callback);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
    }
  };
  return new Agent({
    connections: 2,
    pipelining: 1,
    connect: (options, callback) => void connect(options, callback),
  });
}

/** One that leads inside is reason enough to distrust the others. */
async function publicAddressOf(hostname: string, resolve: Resolve): Promise<string> {
  const addresses = await resolve(hostname);
  const [first] = addresses;
  if (first === undefined) throw new SourceFailure('away', `${hostname} has no address`);
  if (!addresses.every(isPublicAddress))
    throw new SourceFailure('refused', `${hostname} is not a public host`);
  return first;
}
