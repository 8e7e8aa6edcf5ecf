/**
 * Compares date → sign with other libraries: wrong answers over 100,000 random dates of 1901-2099, lookups per second
 * relative to ours, and bytes; then date → lunar date, and moment → four pillars. Prints the tables of the README.
 */
import { readFileSync } from 'node:fs';
import { getZodiacSignByName, zodiacSigns, type CalendarDate } from '../src/index.ts';
import { bestTimes } from './interleaved.ts';
import { lunarTable } from './lunar.ts';
import { peers } from './peers.ts';
import { pillarsTable } from './pillars.ts';
import { table, type Row } from './table.ts';

const datesATurn = 1000;
const day = 86_400_000;

/** The correct New Year’s Days, from the conformance file and not from the library under test. */
const newYears = new Map(
  readFileSync(new URL('../conformance/chinese-new-year.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([year = '', date = '']) => [Number(year), date] as const),
);
const dates = randomDates(100_000);
const truth = dates.map((date) => trueSign(date));

function trueSign({ year, month, day }: CalendarDate): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const zodiacYear = iso < (newYears.get(year) ?? '') ? year - 1 : year;
  return zodiacSigns[(zodiacYear - 4) % 12]?.id;
}

const times = bestTimes(
  peers.map(({ signOf }) => signOf),
  dates,
  datesATurn,
);
const rows: Row[] = peers.map(({ name, imports, signOf }, index) => ({
  name,
  ...(imports === undefined ? {} : { imports }),
  wrong: dates.filter((date, place) => getZodiacSignByName(signOf(date) ?? '')?.id !== truth[place]).length,
  time: times[index] ?? 1,
}));

process.stdout.write(await table('library', dates.length, rows));
process.stdout.write(`\n${await lunarTable(dates)}`);
process.stdout.write(`\n${await pillarsTable()}`);

/** Random dates of 1901-2099, the same on every run. */
function randomDates(count: number): CalendarDate[] {
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
