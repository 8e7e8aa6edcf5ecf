import type { CalendarDate } from '../src/index.ts';

const day = 86_400_000;

/** Random dates of 1901-2099, the same on every run. */
export function randomDates(count: number): CalendarDate[] {
  const first = Date.UTC(1901, 0, 1);
  const days = (Date.UTC(2100, 0, 1) - first) / day;
  let seed = 1;
  return Array.from({ length: count }, () => {
    // The random generator of the C standard, whose range is much larger than the 72,684 days.
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const date = new Date(first + Math.floor((seed / 2 ** 32) * days) * day);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  });
}
