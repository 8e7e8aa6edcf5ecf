import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CalendarDate } from './date-input.ts';
import { getChineseNewYear } from './new-year.ts';
import { getZodiacSignByDate } from '../signs/zodiac-year.ts';
import { explainSign } from '../signs/explain-sign.ts';
import { zodiacSignIds } from '../cycle/branches.ts';
import { newMoonsSinceSolstice, newYearByStandard } from '../test/months-by-standard.ts';

const rows = readFileSync(new URL('../../conformance/chinese-new-year.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([year, date = '', source = '', disputed, otherDate = '']) => ({
    year: Number(year),
    date,
    source,
    disputed: disputed === 'yes',
    otherDate,
  }));

const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

test('every New Year’s Day is that of the conformance table', () => {
  expect(rows.map(({ year }) => isoOf(getChineseNewYear(year)))).toEqual(rows.map(({ date }) => date));
  expect([rows[0]?.year, rows.at(-1)?.year, rows.length]).toEqual([1583, 2200, 618]);
});

test('the sign changes on each New Year’s Day, and not on the day before', () => {
  for (const { year, date } of rows) {
    const sign = { id: zodiacSignIds[(year - 4) % 12] };
    expect(getZodiacSignByDate(date)).toMatchObject({ sign, zodiacYear: year, beforeNewYear: false });
    const last = { id: zodiacSignIds[(year - 5) % 12] };
    const before = { sign: last, zodiacYear: year - 1, beforeNewYear: true };
    expect(getZodiacSignByDate(dayBefore(date))).toMatchObject(before);
  }
});

test('the standard gives every New Year’s Day of the table except the marked exceptions', () => {
  const byStandard = rows.filter(({ year, date }) => newYearByStandard(year).date !== date);
  expect(byStandard.map(({ year }) => year)).toEqual([
    1594, 1599, 1609, 1613, 1632, 1643, 1662, 1685, 1896, 1916,
  ]);
  for (const { year, otherDate } of byStandard) expect(otherDate).toBe(newYearByStandard(year).date);
});

test('New Year is the second new moon after the day of the solstice, in seven years the third', () => {
  const third = rows.filter(({ date }) => newMoonsSinceSolstice(date) !== 2);
  expect(third.map(({ year, date }) => [year, newMoonsSinceSolstice(date)])).toEqual(
    [1594, 1613, 1632, 1643, 2034, 2129, 2148].map((year) => [year, 3]),
  );
});

test('marks a year as disputed only if sources differ, and names the other day', () => {
  const explained = rows.map(({ year }) => explainSign({ year, month: 6, day: 1 }));
  expect(explained.map((found) => found?.disputed)).toEqual(rows.map(({ otherDate }) => otherDate !== ''));
  expect(explained.map((found) => (found?.otherBoundary ? isoOf(found.otherBoundary) : ''))).toEqual(
    rows.map(({ otherDate }) => otherDate),
  );
  expect(rows.map(({ disputed }) => disputed)).toEqual(rows.map(({ otherDate }) => otherDate !== ''));
  const disputed = rows.filter((row) => row.disputed).map(({ year }) => year);
  expect(disputed).toEqual([1594, 1599, 1600, 1609, 1613, 1632, 1643, 1662, 1685, 1896, 1916]);
});

test('the source of a New Year’s Day is the calendar of its time, and from 1929 the standard', () => {
  const sourceOf = (year: number) => explainSign({ year, month: 6, day: 1 })?.source ?? 'none';
  for (const { year, source } of rows)
    expect(source.startsWith(sourceOf(year)), `${year} ${source}`).toBe(true);
  const begins = rows.filter(({ year }) => year === 1583 || sourceOf(year) !== sourceOf(year - 1));
  expect(begins.map(({ year }) => year)).toEqual([1583, 1645, 1912, 1929]);
  expect(sourceOf(2026)).toBe('GB/T 33661-2017');
  for (const year of [1594, 1662, 1896, 1916]) expect(sourceOf(year)).not.toContain('GB/T');
});

test.each([
  ['1954-02-03', 'ICU says the 4th'],
  ['2027-02-06', 'ICU says the 7th'],
  ['2030-02-03', 'ICU says the 2nd'],
])('%s is New Year’s Day, though %s', (date) => {
  expect(isoOf(getChineseNewYear(Number(date.slice(0, 4))))).toBe(date);
});
