import { getZodiacSignByDate, readingTime } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { composeReading } from './compose-reading.ts';
import type { Reading } from './reading.ts';

const headings = [
  'Core Personality',
  'Career',
  'Relationships and Compatibility',
  'Life Path',
  'Numerology',
  'Cultural Significance',
];

const today = '2026-11-22';
const readings = new Map<string, Reading>();
const readingOf = (date: string): Reading => {
  const reading = readings.get(date) ?? composeReading({ date }, { today });
  readings.set(date, reading);
  return reading;
};
const paragraphsOf = (date: string): string[] =>
  readingOf(date).sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
const wordsOf = (date: string): number => paragraphsOf(date).join(' ').split(/\s+/).length;

/** One day in each month of sixty years, which covers every sign, element, polarity and month. */
const days = Array.from({ length: 60 * 12 }, (_, index) => {
  const month = (index % 12) + 1;
  const day = (index % 28) + 1;
  return `${1940 + Math.floor(index / 12)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
});

test('every reading has its six headings and at least 900 words', () => {
  for (const day of days) {
    const { sections } = readingOf(day);
    expect(sections.slice(0, 6).map(({ heading }) => heading)).toEqual(headings);
    expect(wordsOf(day), day).toBeGreaterThanOrEqual(900);
  }
});

test('the paragraphs of a reading have no missing value, are whole sentences, and differ from each other', () => {
  for (const day of days) {
    const paragraphs = paragraphsOf(day);
    expect(
      paragraphs.filter(
        (paragraph) =>
          /undefined|null|NaN|\s\s|\.\.|,,/.test(paragraph) || !/^[\p{Lu}\d].*[.”]$/su.test(paragraph),
      ),
    ).toEqual([]);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  }
});

const changed = (one: string, other: string): number => {
  const known = new Set(paragraphsOf(one));
  return paragraphsOf(other).filter((paragraph) => !known.has(paragraph)).length;
};

test('a reading depends on sign, year element, polarity, life path, birth-day number and month', () => {
  const rats = ['1984-06-10', '1996-06-10'];
  expect(rats.map((date) => getZodiacSignByDate(date)?.yearElement)).toEqual(['Wood', 'Fire']);
  expect(changed('1984-06-10', '1996-06-10')).toBeGreaterThanOrEqual(4);
  // One year later: another sign and polarity.
  expect(changed('1984-06-10', '1985-06-10')).toBeGreaterThanOrEqual(8);
  // The same year, another day: birth-day number and life path.
  expect(changed('1984-06-10', '1984-06-13')).toBeGreaterThanOrEqual(3);
  // The same year and day, another month.
  expect(changed('1984-06-10', '1984-09-10')).toBeGreaterThanOrEqual(2);
});

test('a reading names the other rules that join a sign with its partner of the six harmonies', () => {
  const ofMonkey = paragraphsOf('1992-06-10').join('\n');
  expect(ofMonkey).toContain('it counts the same pair as a punishment and a destruction as well');
  expect(paragraphsOf('1995-06-10').join('\n')).toContain('it counts the same pair as a destruction as well');
  expect(paragraphsOf('1988-06-10').join('\n')).not.toContain('the same pair');
});

test('a reading leaves the date of New Year’s Day to the card of the sign, which is shown above it', () => {
  expect(paragraphsOf('1990-01-20').join('\n')).not.toContain('New Year’s Day was');
});

test('the sums in a reading are correct', () => {
  expect(paragraphsOf('1992-11-06')).toContain(
    '11 for the month, 6 for the day and 1992 for the year make 2009; its digits, summed until one is left and with 11, 22 and 33 kept, make 11, the number of the Inspirer.',
  );
  expect(paragraphsOf('1992-11-29').join('\n')).toContain(
    'Your birth-day number is 11, from the digits of 29.',
  );
});

test('a reading takes about five minutes to read', () => {
  expect(readingTime(paragraphsOf('1988-03-14').join(' '))).toBeGreaterThanOrEqual(5);
});
