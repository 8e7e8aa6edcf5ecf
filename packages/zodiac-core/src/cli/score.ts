import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getZodiacSignByName, zodiacSignIds, type CalendarName } from '../index.ts';
import type { ScoredFunction } from './load-function.ts';

/** The question to a library: the sign of a date, its lunar date, or the pillars of a moment. */
export type Subject = 'sign' | 'lunar date' | 'pillars';

export interface Mistake {
  /** The day as `'YYYY-MM-DD'`; for pillars, also the time. */
  readonly date: string;
  readonly expected: string;
  /** The answer of the library, or its error. */
  readonly said: string;
}

export interface Score {
  readonly subject: Subject;
  readonly calendar: CalendarName;
  readonly from: number;
  readonly to: number;
  /** The number of days or moments that were asked for. */
  readonly days: number;
  readonly wrong: number;
  /** The number of wrong days by year. Years without a wrong day are absent. */
  readonly byYear: Readonly<Record<string, number>>;
  readonly firstMistakes: readonly Mistake[];
}

interface LunarYear {
  /** New Year's Day, in days from January 1, 1970. */
  readonly newYear: number;
  /** The months in their order, such as `'6'` and `'6 leap'`, with their lengths. */
  readonly months: readonly { readonly name: string; readonly length: number }[];
}

const dayMs = 86_400_000;
export const mistakesShown = 10;

/** The correct lunar years, from the conformance file and not from this library. */
function yearsOf(calendar: CalendarName): Map<number, LunarYear> {
  const name = calendar === 'japan' ? 'new-year-japan' : `lunar-${calendar}`;
  const file = createRequire(import.meta.url).resolve(`@org/zodiac-core/conformance/${name}.csv`);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines
      .map((line) => line.split(','))
      .map(([year, newYearsDay = '', leapMonth, lengths = '']) => {
        const leap = leapMonth ? Number(leapMonth) : 13;
        const months = lengths.split(' ').map((length, place) => ({
          name: place < leap ? `${place + 1}` : `${place}${place === leap ? ' leap' : ''}`,
          length: Number(length),
        }));
        return [Number(year), { newYear: Date.parse(newYearsDay) / dayMs, months }];
      }),
  );
}

/** A lunar date as text, such as `'2025-6 leap-1'`. */
const lunarText = (year: unknown, month: unknown, day: unknown): string =>
  `${String(year)}-${String(month)}-${String(day)}`;

function lunarDateOf(day: number, year: number, { newYear, months }: LunarYear): string {
  let left = day - newYear;
  for (const { name, length } of months) {
    if (left < length) return lunarText(year, name, left + 1);
    left -= length;
  }
  throw new Error(`Year ${year} of the conformance file ends before its next New Year.`);
}

/**
 * Asks another library for the sign or the lunar date of every day.
 *
 * @param from - first year of the conformance file of the calendar, or later
 * @param to - last year of that file, or earlier
 * @throws RangeError when the years are not within the file, or Japan is asked for lunar dates
 */
export function score(
  ask: ScoredFunction,
  subject: Exclude<Subject, 'pillars'>,
  calendar: CalendarName,
  from: number,
  to: number,
): Score {
  if (calendar === 'japan' && subject === 'lunar date')
    throw new RangeError('Japan has had no lunar calendar since 1873.');
  const years = yearsOf(calendar);
  const known = [...years.keys()];
  if (!years.has(from) || !years.has(to) || from > to) {
    throw new RangeError(`The years are from ${known[0]} to ${known.at(-1)}, the first not after the last.`);
  }
  const byYear: Record<string, number> = {};
  const firstMistakes: Mistake[] = [];
  let days = 0;
  let wrong = 0;
  for (let day = Date.UTC(from, 0, 1) / dayMs; day < Date.UTC(to + 1, 0, 1) / dayMs; day += 1) {
    const date = new Date(day * dayMs).toISOString().slice(0, 10);
    const [year = 0, month = 0, ofMonth = 0] = date.split('-').map(Number);
    const zodiacYear = day < (years.get(year)?.newYear ?? 0) ? year - 1 : year;
    const lunarYear = years.get(zodiacYear);
    // The file has no months of the year before its first.
    if (subject === 'lunar date' && !lunarYear) continue;
    const expected =
      subject === 'sign' || !lunarYear
        ? (zodiacSignIds[(zodiacYear - 4) % 12] as string)
        : lunarDateOf(day, zodiacYear, lunarYear);
    const said = answer(ask, subject, year, month, ofMonth);
    days += 1;
    if ((subject === 'sign' ? signCalled(said, calendar) : said) === expected) continue;
    wrong += 1;
    byYear[year] = (byYear[year] ?? 0) + 1;
    if (firstMistakes.length < mistakesShown) firstMistakes.push({ date, expected, said });
  }
  return { subject, calendar, from, to, days, wrong, byYear, firstMistakes };
}

/** The Cat is a sign of Vietnam only. */
const signCalled = (name: string, calendar: CalendarName): string | undefined =>
  getZodiacSignByName(calendar === 'vietnam' ? name.replace(/^cat$/i, 'rabbit') : name)?.id;

/** The answer of a library as text. If the library throws, the error is its answer, which counts as wrong. */
function answer(ask: ScoredFunction, subject: Subject, year: number, month: number, day: number): string {
  try {
    const said = ask(year, month, day);
    return subject === 'sign' ? String(said) : lunarAnswer(said);
  } catch (error) {
    return String(error);
  }
}

function lunarAnswer(said: unknown): string {
  if (typeof said !== 'object' || said === null) return String(said);
  const { year, month, day, isLeapMonth } = said as Readonly<Record<string, unknown>>;
  return lunarText(year, `${String(month)}${isLeapMonth === true ? ' leap' : ''}`, day);
}

const countryNames: Readonly<Record<CalendarName, string>> = {
  china: 'China',
  vietnam: 'Vietnam',
  korea: 'Korea',
  japan: 'Japan',
};

/** A score as the command line prints it. */
export function scoreText(module: string, found: Score): string {
  const { subject, calendar, from, to, days, wrong, byYear, firstMistakes } = found;
  const count = (value: number): string => value.toLocaleString('en-US');
  const share = ((wrong / days) * 100).toFixed(wrong > 0 && wrong / days < 0.001 ? 4 : 2);
  const years = Object.keys(byYear).length;
  const what = { sign: ' days', 'lunar date': ' lunar days', pillars: ' moments' }[subject];
  const where = calendar === 'china' ? '' : ` in ${countryNames[calendar]}`;
  return [
    `${module} errs on ${count(wrong)} of ${count(days)}${what} of ${from}-${to}${where} (${share} %)${wrong ? `, in ${years} ${years === 1 ? 'year' : 'years'}` : ''}.`,
    ...firstMistakes.map(({ date, expected, said }) => `  ${date} is ${expected}; it says ${said}`),
    ...(wrong > firstMistakes.length ? ['  …'] : []),
  ].join('\n');
}
