import { isIPv6 } from 'node:net';
import { keyedHash } from './keyed-hash.ts';

/**
 * Returns the part of an IP address that usually belongs to one customer: the IPv4 address, or the first 64 bits of an
 * IPv6 address.
 */
export function customerAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The keyed hash of a customer's address. The database counts declined cards and wrong codes by it. */
export const hashOfAddress = (key: string, ip: string): string => keyedHash(key, customerAddress(ip));
