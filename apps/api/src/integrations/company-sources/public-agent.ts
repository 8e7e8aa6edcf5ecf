import { lookup } from 'node:dns/promises';
import { Agent, buildConnector } from 'undici';
import { SourceFailure } from './source-failure.ts';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

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

/** IPv4 ranges that are not public: the IANA special-purpose address registry, multicast and reserved. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, bits, 'ipv4');
}
/** Ranges within the IPv6 global unicast that are not public: protocol assignments with Teredo, documentation, 6to4. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, bits, 'ipv6');
}

/** The IPv6 range of public hosts. It excludes IPv4-mapped, translated, local and multicast addresses. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether a text is an IP address of the public internet. An invalid address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return (
    isIPv6(address) &&
    !address.includes('%') &&
    globalUnicast.check(address, 'ipv6') &&
    !special.check(address, 'ipv6')
  );
}
