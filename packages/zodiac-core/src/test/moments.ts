import type { CalendarDate } from '../calendar/date-input.ts';

/** A moment on a clock of UTC+8. */
export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const minuteMs = 60_000;
const first = Date.UTC(1583, 0, 1);
const minutes = (Date.UTC(2201, 0, 1) - first) / minuteMs;

/** A number from 0 to 1 that looks random and is the same on every run: the generator Mulberry32, seeded with its place. */
export function randomAt(place: number): number {
  const seed = (Math.imul(place + 1, 0x6d_2b_79_f5) + 0x9e_37_79_b9) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** A random moment of 1583-2200, the same on every run, written as if it were universal time. */
export const randomMilliseconds = (place: number): number =>
  first + Math.floor(randomAt(place) * minutes) * minuteMs;

export function momentOf(milliseconds: number): Moment {
  const date = new Date(milliseconds);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** The share of random days and births that a test run compares. `pnpm peers` compares all, as the README states. */
const share = process.env.COMPARE === 'all' ? 1 : 0.2;

/** How many of the days and births that the README states are compared in this run. */
export const shareOf = (count: number): number => Math.round(count * share);

/** The part of a list that is compared in this run. */
export const someOf = <T>(all: readonly T[]): T[] => all.filter((_, place) => randomAt(place) < share);

/** The years of a range that are compared in this run. */
export const someYears = (first: number, last: number): number[] =>
  someOf(Array.from({ length: last - first + 1 }, (_, index) => first + index));

const some = <T>(each: (place: number) => T): T[] =>
  Array.from({ length: shareOf(2000) }, (_, place) => each(place));
const inOrder = (milliseconds: readonly number[]): Moment[] =>
  milliseconds.toSorted((a, b) => a - b).map(momentOf);

/** Moments of 1583-2200, sorted, because lunar-typescript caches the tables of only one year. */
export const someMoments: readonly Moment[] = inOrder(some(randomMilliseconds));

const dayMs = 86_400_000;
const firstDay = Date.UTC(1929, 0, 1) / dayMs;

/** Days from 1929 to the end of a year, in order. */
export function someDaysUntil(year: number): Moment[] {
  const days = Date.UTC(year + 1, 0, 1) / dayMs - firstDay;
  return inOrder(some((place) => (firstDay + Math.floor(randomAt(place) * days)) * dayMs));
}

export const someDays: readonly Moment[] = someDaysUntil(2100);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The moment as date and time of a birth. */
export const birthOf = ({
  year,
  month,
  day,
  hour,
  minute,
}: Moment): { date: CalendarDate; time: string } => ({
  date: { year, month, day },
  time: `${twoDigits(hour)}:${twoDigits(minute)}`,
});
