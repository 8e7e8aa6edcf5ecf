import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getZodiacSignByName, zodiacSignIds, type ZodiacSignId } from '../index.ts';
import type { SignFunction } from './load-function.ts';

interface Mistake {
  /** `'YYYY-MM-DD'`. */
  readonly date: string;
  readonly expected: ZodiacSignId;
  /** What the library said, or how it failed. */
  readonly said: string;
}

export interface Score {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly wrong: number;
  /** Wrong days of each year that has any. */
  readonly byYear: Readonly<Record<string, number>>;
  readonly firstMistakes: readonly Mistake[];
}

const dayMs = 86_400_000;
const mistakesShown = 10;

/** Truth is the conformance file, which any library can be held against, not this one. */
function newYearsDays(): Map<number, string> {
  const file = createRequire(import.meta.url).resolve('@org/zodiac-core/conformance/chinese-new-year.csv');
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(',')).map(([year, date = '']) => [Number(year), date]));
}

/**
 * Asks another library for the sign of every day.
 *
 * @param from - first year, 1583 or later
 * @param to - last year, 2200 or earlier
 * @throws RangeError when the years are not within the conformance file
 */
export function score(signOf: SignFunction, from: number, to: number): Score {
  const table = newYearsDays();
  if (!table.has(from) || !table.has(to) || from > to) {
    throw new RangeError('The years are from 1583 to 2200, the first not after the last.');
  }
  const byYear: Record<string, number> = {};
  const firstMistakes: Mistake[] = [];
  let days = 0;
  let wrong = 0;
  for (let time = Date.UTC(from, 0, 1); time < Date.UTC(to + 1, 0, 1); time += dayMs) {
    const date = new Date(time).toISOString().slice(0, 10);
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const zodiacYear = date < (table.get(year) ?? '') ? year - 1 : year;
    const expected = zodiacSignIds[(zodiacYear - 4) % 12] as ZodiacSignId;
    const said = answer(signOf, year, month, day);
    days += 1;
    if (getZodiacSignByName(said)?.id === expected) continue;
    wrong += 1;
    byYear[year] = (byYear[year] ?? 0) + 1;
    if (firstMistakes.length < mistakesShown) firstMistakes.push({ date, expected, said });
  }
  return { from, to, days, wrong, byYear, firstMistakes };
}

/** A library that throws is wrong on that day, and the score says how. */
function answer(signOf: SignFunction, year: number, month: number, day: number): string {
  try {
    return String(signOf(year, month, day));
  } catch (error) {
    return String(error);
  }
}

/** A score as the command line prints it. */
export function scoreText(module: string, { from, to, days, wrong, byYear, firstMistakes }: Score): string {
  const count = (value: number): string => value.toLocaleString('en-US');
  const share = ((wrong / days) * 100).toFixed(wrong > 0 && wrong / days < 0.001 ? 4 : 2);
  const years = Object.keys(byYear).length;
  return [
    `${module} errs on ${count(wrong)} of ${count(days)} days of ${from}-${to} (${share} %)${wrong ? `, in ${years} ${years === 1 ? 'year' : 'years'}` : ''}.`,
    ...firstMistakes.map(({ date, expected, said }) => `  ${date} is ${expected}; it says ${said}`),
    ...(wrong > firstMistakes.length ? ['  …'] : []),
  ].join('\n');
}
