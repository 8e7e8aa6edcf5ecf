import { lookup } from 'node:dns/promises';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { SourceFailure } from './source-failure.ts';

/** Resolves a host name to all its IP addresses. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

type Target = Parameters<buildConnector.connector>[0];
type ConnectCallback = Parameters<buildConnector.connector>[1];

const maxConnectMs = 5_000;

const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Creates an HTTP agent that connects only to public IP addresses. It resolves the host name once for each connection and
 * connects to the address that it checked, which prevents DNS rebinding.
 */
export function publicAgent(resolve: Resolve = resolveBySystem): Agent {
  const connectTo = buildConnector({ timeout: maxConnectMs, allowH2: false });
  const connect = async (options: Target, callback: ConnectCallback): Promise<void> => {
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

/** Refuses a host name if any of its addresses is not public. */
async function publicAddressOf(hostname: string, resolve: Resolve): Promise<string> {
  const addresses = await resolve(hostname);
  const [first] = addresses;
  if (first === undefined) throw new SourceFailure('unreachable', `${hostname} has no address`);
  if (!addresses.every(isPublicAddress))
    throw new SourceFailure('refused', `${hostname} is not a public host`);
  return first;
}
