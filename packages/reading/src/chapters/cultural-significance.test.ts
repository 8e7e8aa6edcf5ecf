import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('a solar term counts from its moment, and without a time both terms of the day are named', () => {
  // Lesser Snow of 1975 began at 06:30 of China's clock on November 23.
  const termAt = (time?: string): string =>
    textOf({ date: '1975-11-23', ...(time && { time }) }, 'cultural-significance');
  expect(termAt('06:00')).toContain('You were born in Start of Winter (立冬)');
  expect(termAt('07:00')).toContain('You were born in Lesser Snow (小雪)');
  expect(termAt()).toContain('You were born as Start of Winter gave way to Lesser Snow (小雪)');
  expect(termAt()).toMatch(/The change came at 06:3\d China time, so a birth time would decide\./u);
});

test('without a time, the solar term is certain if the next term began on another date by the clocks of the place', () => {
  // Start of Autumn of 1990 began at 02:45 of China's clock on August 8, which was August 7 in New York.
  const newYork = { name: 'New York, USA', timeZone: 'America/New_York', longitude: -74 };
  const termOn = (date: string): string => textOf({ date, place: newYork }, 'cultural-significance');
  expect(termOn('1990-08-06')).toContain('You were born in Greater Heat (大暑)');
  expect(termOn('1990-08-07')).toContain('The change came at 14:45 by the clocks of New York, USA,');
  expect(termOn('1990-08-08')).toContain('You were born in Start of Autumn (立秋)');
});

test('a birthday on day 30 of a lunar month says that many months have 29 days', () => {
  // New Year's Day of 2024 was February 10, and the month before had 30 days.
  expect(textOf({ date: '2000-02-04' }, 'cultural-significance')).not.toContain('29 days');
  expect(textOf({ date: '2024-02-09' }, 'cultural-significance')).toContain(
    'day 30 of the 12th month. Many lunar months have only 29 days',
  );
});

test('a lunar birthday on a festival names the festival', () => {
  expect(textOf({ date: '2010-09-22' }, 'cultural-significance')).toContain(
    'day 15 of the 8th month. This is the Mid-Autumn Festival (中秋節), when families look at the full moon',
  );
  expect(textOf({ date: '2010-09-23' }, 'cultural-significance')).not.toContain('Festival');
});

test.each([
  ['1993-05-15', 'February 13, 2029', 35],
  ['1994-01-15', 'February 13, 2029', 35],
])('born on %s, the next year of the own sign begins on %s, at the age of %i', (date, first, age) => {
  expect(textOf({ date }, 'cultural-significance')).toContain(
    `(本命年, běnmìngnián) begins on ${first}, at the age of ${age}.`,
  );
});

test.each([
  ['2017-05-15', 'at the age of 11.', 'let the child choose something red'],
  ['2025-07-11', 'at the age of 11.', 'let the child choose something red'],
  ['2006-05-15', 'at the age of 23.', 'take a large step before it begins'],
  ['1957-05-15', 'at the age of 71.', 'choose something red that you like'],
])('born on %s, the advice for the next year of the own sign fits the reader %s', (date, age, advice) => {
  const told = textOf({ date }, 'cultural-significance');
  expect(told).toContain(age);
  expect(told).toContain(advice);
});

test('a year of the own sign is told only in the five years before it', () => {
  // The next year of the Tiger begins in 2034, and that of the Dog in 2030.
  for (const date of ['1938-04-21', '1986-04-21', '2010-04-21'])
    expect(textOf({ date }, 'cultural-significance')).not.toContain('本命年');
  expect(textOf({ date: '1946-04-21' }, 'cultural-significance')).toContain('begins on February 3, 2030');
});

test('the season of the birthday comes with one thing to do around the birthday', () => {
  expect(textOf({ date: '1992-07-08', time: '21:15' }, 'cultural-significance')).toContain(
    'At that time in China, warm winds arrive. Around your birthday each year, open all windows, and air blankets and clothes.',
  );
});

test('the return of the year of birth after sixty years is told in the five years before it', () => {
  const toldFor = (date: string): string => textOf({ date }, 'cultural-significance');
  expect(toldFor('1970-05-15')).toContain(
    'In 2030 the Year of the Metal Dog (庚戌, gēng-xū) returns for the first time since 1970',
  );
  for (const date of ['1992-05-15', '1974-05-15', '1960-05-15'])
    expect(toldFor(date)).not.toContain('returns');
});

test('a lunar birthday on the same day as the birthday is not named as a second day to celebrate', () => {
  const toldFor = (date: string): string => textOf({ date }, 'cultural-significance');
  expect(toldFor('1988-11-28')).toContain(
    'It next falls on November 28, 2026, so both calendars have it on the same day.',
  );
  expect(toldFor('1990-11-28')).toContain('November 9, 2027, a second day to celebrate.');
});

test('a birthday in a leap month says when it is kept', () => {
  expect(textOf({ date: '1979-07-26' }, 'cultural-significance')).toContain(
    'day 3 of the leap 6th month. A leap month is an extra one, so in most years the birthday is kept in the ordinary month. It next falls on July 6, 2027',
  );
});

test('the sign and the season of birth come to one conclusion in the first sentence', () => {
  expect(chapterOf(read({ date: '1984-06-10' }), 'cultural-significance')?.summary).toBe(
    'In short: by the Chinese calendar, your birth in summer stands for growth, and your sign for plenty.',
  );
  expect(chapterOf(read({ date: '2021-12-20' }), 'cultural-significance')?.summary).toContain(
    'your child’s birth in winter stands for keeping and storing,',
  );
});
