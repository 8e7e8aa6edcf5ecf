import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { getChineseNewYear } from './new-year.ts';
import { getZodiacSignByDate } from './zodiac-year.ts';
import { explainSign } from './explain-sign.ts';
import { zodiacSignIds } from './sign-ids.ts';

const rows = readFileSync(new URL('../conformance/chinese-new-year.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([year, date = '', , disputed]) => ({ year: Number(year), date, disputed: disputed === 'yes' }));

const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

test('every New Year’s Day is that of the conformance table', () => {
  expect(rows.map(({ year }) => isoOf(getChineseNewYear(year)))).toEqual(rows.map(({ date }) => date));
  expect([rows[0]?.year, rows.at(-1)?.year, rows.length]).toEqual([1583, 2200, 618]);
});

test('on each of them the sign changes, and the day before still has the sign of the year before', () => {
  const signOf = (date: string) => getZodiacSignByDate(date)?.sign.id;
  const expected = rows.map(({ year }) => [zodiacSignIds[(year - 5) % 12], zodiacSignIds[(year - 4) % 12]]);
  expect(rows.map(({ date }) => [signOf(dayBefore(date)), signOf(date)])).toEqual(expected);
});

test('the years on which sources differ say so, and no others', () => {
  const disputed = rows.filter(({ year }) => explainSign({ year, month: 6, day: 1 })?.disputed);
  expect(disputed).toEqual(rows.filter((row) => row.disputed));
  expect(disputed.map(({ year }) => year)).toEqual([1600, 1609]);
});

test.each([
  ['1954-02-03', 'ICU says the 4th'],
  ['2027-02-06', 'ICU says the 7th'],
  ['2030-02-03', 'ICU says the 2nd'],
])('%s is New Year’s Day, though %s', (date) => {
  expect(isoOf(getChineseNewYear(Number(date.slice(0, 4))))).toBe(date);
});
