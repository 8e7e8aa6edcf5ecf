import type { Birth } from '../birth.ts';

/** Births from 1925 to 2025, equal in every run. Some have no time, some no sex. */
export function randomBirths(count: number, seed = 1): Birth[] {
  let state = seed;
  // The random number generator mulberry32.
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const two = (number: number): string => String(number).padStart(2, '0');
  return Array.from({ length: count }, () => {
    const date = `${1925 + below(101)}-${two(1 + below(12))}-${two(1 + below(28))}`;
    const time = `${two(below(24))}:${two(below(60))}`;
    const sex = (['female', 'male', undefined] as const)[below(3)];
    return { date, ...(below(3) > 0 && { time }), ...(sex && { sex }) };
  });
}
