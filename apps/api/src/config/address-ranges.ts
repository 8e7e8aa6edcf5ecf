import { isIP } from 'node:net';
import type { EnvironmentReader } from './environment.ts';

/**
 * Reads IP addresses and ranges. Refuses `0.0.0.0/0`, because every caller could then choose the IP address that rate
 * limits count.
 */
export function readAddressRanges(env: EnvironmentReader, name: string): string[] {
  const ranges = (env.optional(name) ?? '').split(',').flatMap((range) => range.trim() || []);
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const maxBits = isIP(address) === 6 ? 128 : 32;
    const isRange =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits);
    if (isIP(address) === 0 || !isRange) env.problem(`${name} must list addresses or ranges, not "${range}"`);
  }
  return ranges;
}
