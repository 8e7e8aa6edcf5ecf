import {
  firstCalendarYear,
  lastCalendarYear,
  lifePathMeaning,
  lifePathNumber,
  type CalendarDate,
} from '@org/zodiac-core';
import { text as reading } from '@org/content/reading';
import { stated, type Passage } from '../claims/passage.ts';
import { dateInWords } from './calendar-phrases.ts';

export const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

/** The name and the gloss of a life path number. */
export const lifePath = (number: number) =>
  ({ kind: 'life path', number, ...lifePathMeaning(number) }) as const;

/** The text of a reading for a life path number. */
export const readingOfPath = (number: number): Passage =>
  stated(lifePath(number), (claim) =>
    reading(`numbers.path.${lifePaths.find((each) => each === claim.number) ?? 1}`),
  );

/** The advice of a reading for a life path number, and how a person notices being on that path. */
export function adviceOfPath(number: number): { readonly helps: string; readonly onPath: string } {
  const known = lifePaths.find((each) => each === number) ?? 1;
  return { helps: reading(`numbers.pathHelps.${known}`), onPath: reading(`numbers.onPath.you.${known}`) };
}

const lifePathSum = (date: CalendarDate) =>
  ({
    kind: 'life path sum',
    date,
    sum: date.month + date.day + date.year,
    number: lifePathNumber(date),
  }) as const;

export const dateOfSum = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), (claim) => dateInWords(claim.date));

/** `'5 + 15 + 1990 = 2010'`. */
export const sumInWords = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), ({ date: { year, month, day }, sum }) => `${month} + ${day} + ${year} = ${sum}`);

/** `'1 + 9 + 7 + 2 = 19; 1 + 9 = 10; 1 + 0 = 1'`, for a date whose month, day and year make 1972. */
export const stepsInWords = (date: CalendarDate): Passage =>
  stated(
    { kind: 'life path steps', date, steps: stepsFrom(date.month + date.day + date.year) } as const,
    ({ steps }) => sumsInWords(steps),
  );

const sumsInWords = (steps: readonly number[]): string =>
  steps
    .slice(1)
    .map((sum, index) => `${[...String(steps[index])].join(' + ')} = ${sum}`)
    .join('; ');

/** A number, the sum of its digits, and so on. Master numbers are kept. */
function stepsFrom(number: number): number[] {
  if (number < 10 || isMaster(number)) return [number];
  return [number, ...stepsFrom([...String(number)].reduce((sum, digit) => sum + Number(digit), 0))];
}

const isMaster = (number: number): boolean => [11, 22, 33].includes(number);

/** Example birth dates of adults with a life path number, a few years apart. */
export const datesOfLifePath = (number: number, count: number): CalendarDate[] =>
  someDates(count, (date) => lifePathNumber(date) === number);

function someDates(count: number, fits: (date: CalendarDate) => boolean): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let year = 1951; year < 2000 && dates.length < count; year += 7) {
    const firstMonth = (year * 5) % 12;
    const date = Array.from({ length: 12 * 28 }, (_, index) => ({
      year,
      month: ((firstMonth + Math.floor(index / 28)) % 12) + 1,
      day: (index % 28) + 1,
    })).find(fits);
    if (date !== undefined) dates.push(date);
  }
  return dates;
}

/**
 * Whether no birth date has this life path number. Month, day and year are added first (specification, section 5). For
 * the years of the calendar the sum is 1585 to 2243, whose digits add up to at most 28. So no date reduces to 33.
 */
export const isNeverReached = (number: number): boolean => number === 33;

export const neverReached = (number: number): Passage =>
  stated(
    {
      kind: 'unreached number',
      number,
      firstYear: firstCalendarYear,
      lastYear: lastCalendarYear,
      maxDigitSum: 28,
    },
    (claim) =>
      `No birth date from ${claim.firstYear} to ${claim.lastYear} adds up to ${claim.number}, since the digits of month, day and year added together make ${claim.maxDigitSum} at most`,
  );

/** The first and the last year of the birth dates that a figure counts. */
export const countedYears = [1950, 2009] as const;

/** The number of birth dates of sixty years by life path number. */
export function daysByLifePath(): ReadonlyMap<number, number> {
  const counted = new Map<number, number>();
  const day = new Date(Date.UTC(countedYears[0], 0, 1));
  for (; day.getUTCFullYear() <= countedYears[1]; day.setUTCDate(day.getUTCDate() + 1)) {
    const number = lifePathNumber({
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
    });
    counted.set(number, (counted.get(number) ?? 0) + 1);
  }
  return counted;
}
