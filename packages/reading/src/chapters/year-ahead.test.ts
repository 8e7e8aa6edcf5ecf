import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chapterOf, many, newYork, read, readingsAged, textOf, textOn } from '../test/readings.ts';

test('a year of the own sign that begins within the next twelve months is named once', () => {
  expect(textOf({ date: '1991-06-14' }, 'year-ahead')).toContain(
    '2027 is a year of your own sign (本命年, běnmìngnián), which comes every twelve years.',
  );
  expect(textOf({ date: '1991-06-14' }).match(/本命年/gu)).toHaveLength(1);
});

test('two years with the same advice share a paragraph', () => {
  expect(textOf({ date: '2010-09-02', time: '03:35' }, 'year-ahead')).toContain(
    'The same advice holds already for the Year of the Horse, which lasts until February 5, 2027.',
  );
});

test('the points on a ten-year phase are those of the reader’s age', () => {
  const pointsAt = (age: number): string[] =>
    readingsAged(age).flatMap(({ sections }) => sections.find(({ id }) => id === 'phases')?.whatHelps ?? []);
  const teens = pointsAt(15);
  expect(teens.length).toBeGreaterThan(10);
  for (const age of [6, 45, 95]) expect(teens.filter((point) => pointsAt(age).includes(point))).toEqual([]);
});

test('the advice on work follows the ten god of the month', () => {
  const advice = many.flatMap(({ audience, sections }) =>
    audience === 'adult' ? (sections.find(({ id }) => id === 'career')?.whatHelps[0] ?? []) : [],
  );
  expect(new Set(advice).size).toBe(10);
});

test('a sign opposed to the god of the year gets the custom, with a note that it is not a forecast', () => {
  const told = textOn('2026-03-01', { date: '1984-06-10' }, 'year-ahead');
  expect(told).toContain('The sign of 2026 stands opposite the Rat (沖太歲)');
  expect(told.split('This is a custom, not a forecast.')).toHaveLength(2);
  expect(textOf({ date: '1988-06-10' }, 'year-ahead')).not.toContain('Tai Sui');
});

test('each year ahead that is difficult for the sign has its custom, unless it is nearly over', () => {
  const birth = { date: '1996-04-27' };
  const told = textOn('2026-03-01', birth, 'year-ahead');
  expect(told).toContain('The sign of 2026 stands opposite the Rat');
  expect(told).toContain('The sign of 2027 and the Rat easily misunderstand each other');
  const late = textOf(birth, 'year-ahead');
  expect(late).not.toContain('The sign of 2026');
  expect(late).toContain('The sign of 2027 and the Rat easily misunderstand each other');
});

test('a year with the element of the present phase says so instead of explaining the element again', () => {
  const birth: Birth = { date: '2001-01-17', sex: 'female' };
  expect(textOf(birth, 'phases')).toContain('Fire controls Metal');
  expect(textOf(birth, 'year-ahead')).toContain(
    'It is a year of Fire, the element of the present ten-year phase as well, so this theme counts twice.',
  );
  // Without a sex, the two courses of this birth have different themes.
  expect(textOf({ date: '1990-05-15' }, 'year-ahead')).not.toContain('ten-year phase');
});

test('the chapter names the theme and the task of the year, its element, and a month to begin in', () => {
  const chapter = chapterOf(
    read({ date: '1987-05-14', time: '09:20', place: newYork, sex: 'female' }),
    'year-ahead',
  );
  expect(chapter?.summary).toBe(
    'In short: 2027 is a year of chances: take one offer seriously, and let the others pass.',
  );
  expect(chapter?.paragraphs[0]?.text).toContain(
    'It is a year of Fire, and the element of your birthday is Water. Water controls Fire, which stands for things to get and to look after.',
  );
  expect(chapter?.whatHelps).toContain('Begin what is new in February 2027, one of the easiest months.');
  expect(chapter?.watchFor).toContain('Large changes in May and September 2027.');
});
