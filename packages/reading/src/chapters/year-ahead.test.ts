import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chapterOf, london, many, readingsAged, textOf, textOn } from '../test/readings.ts';

test('a year of the own sign that begins within the next twelve months is named once', () => {
  expect(textOf({ date: '1991-06-14' }, 'year-ahead')).toContain(
    '2027 is a year of your own sign (本命年, běnmìngnián), which comes every twelve years.',
  );
  expect(textOf({ date: '1991-06-14' }).match(/本命年/gu)).toHaveLength(1);
});

test('two years with the same advice are told together', () => {
  expect(textOf({ date: '2010-09-02', time: '03:35' }, 'year-ahead')).toContain(
    'The Year of the Horse (Fire) lasts until February 5, 2027, and the Year of the Goat (Fire) follows. The same advice holds for both. Practice one talent',
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
  expect(told).toContain('The Rat stands opposite the sign of 2026 (沖太歲).');
  expect(told.split('This is a custom, not a forecast.')).toHaveLength(2);
  expect(textOf({ date: '1988-06-10' }, 'year-ahead')).not.toContain('Tai Sui');
});

test('each year ahead that is difficult for the sign has its custom, unless it is nearly over', () => {
  const birth = { date: '1996-04-27' };
  const told = textOn('2026-03-01', birth, 'year-ahead');
  expect(told).toContain('The Rat stands opposite the sign of 2026');
  expect(told).toContain('The sign of 2027 and the Rat easily misread each other');
  const late = textOf(birth, 'year-ahead');
  expect(late).not.toContain('opposite the sign of 2026');
  expect(late).toContain('The sign of 2027 and the Rat easily misread each other');
});

test('the year and the ten-year phase come to one conclusion', () => {
  const outcomes = many.flatMap((reading) =>
    (chapterOf(reading, 'year-ahead')?.paragraphs ?? []).flatMap(({ text, claims }) =>
      claims.filter(({ subject }) => subject.endsWith(':decade')).map(({ value }) => ({ value, text })),
    ),
  );
  expect(new Set(outcomes.map(({ value }) => value)).size).toBe(9);
  for (const { text } of outcomes) expect(text).toMatch(/^(2027 lies within a|The) ten-year phase /);
  // Without a sex, the two courses of this birth have different themes.
  expect(textOf({ date: '1990-05-15' }, 'year-ahead')).not.toContain('ten-year phase');
});

test('a year in whose second half a phase begins belongs to the phase before', () => {
  // The phases of this woman begin in July.
  const birth: Birth = { date: '1979-11-14', time: '17:05', sex: 'female', place: london };
  expect(textOf(birth, 'phases')).toContain('and it ends in July 2027.');
  expect(textOf(birth, 'year-ahead')).toContain('within a ten-year phase of chances and practical gains');
});
