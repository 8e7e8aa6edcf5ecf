/**
 * Compares date → sign with other libraries: wrong answers over 100,000 random dates of 1901-2099, lookups per second
 * relative to ours, and bytes; then date → lunar date, and moment → four pillars. Prints the tables of the README.
 */
import { readFileSync } from 'node:fs';
import { measure } from 'mitata';
import { getZodiacSignByName, zodiacSigns, type CalendarDate } from '../src/index.ts';
import { randomDates } from './dates.ts';
import { lunarTable } from './lunar.ts';
import { peers } from './peers.ts';
import { pillarsTable } from './pillars.ts';
import { table, type Row } from './table.ts';

/** Truth is the conformance file, not the library under test. */
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

const rows: Row[] = [];
for (const { name, signOf, imports } of peers) {
  const found = dates.map((date) => getZodiacSignByName(signOf(date) ?? '')?.id);
  const wrong = found.filter((id, index) => id !== truth[index]).length;
  let next = 0;
  const { avg } = await measure(() => signOf(dates[(next = (next + 1) % dates.length)] as CalendarDate));
  rows.push({ name, ...(imports === undefined ? {} : { imports }), wrong, time: avg });
}

process.stdout.write(await table('library', dates.length, rows));
process.stdout.write(`\n${await lunarTable(dates)}`);
process.stdout.write(`\n${await pillarsTable()}`);
