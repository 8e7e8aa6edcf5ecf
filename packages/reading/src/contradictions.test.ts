import { expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { paragraph } from './paragraph.ts';
import type { Reading } from './reading.ts';
import { chapterOf, many, read, readingsAged, textOf, wholeOf } from './test/readings.ts';

const reason = { rule: 'year-sign', because: 'A fact.', changes: 'Another fact.' } as const;
const sectionOf = (...values: string[]) => ({
  paragraphs: values.map((value) => paragraph('A text.', reason, [{ subject: 'trait:patience', value }])),
});

const ofAllAges = [...many, ...[0, 1, 5, 12, 16, 24, 38, 57, 68, 84, 95].flatMap((age) => readingsAged(age))];
const claimsOf = ({ sections }: Reading, subject: string) =>
  sections
    .flatMap(({ paragraphs, claims = [] }) => [...paragraphs.flatMap((each) => each.claims), ...claims])
    .filter((each) => each.subject.startsWith(subject));

test('detects two different values of one subject, even across sections', () => {
  expect(contradictions({ sections: [sectionOf('strong', 'strong')] })).toEqual([]);
  expect(contradictions({ sections: [sectionOf('strong'), sectionOf('weak')] })).toEqual([
    { subject: 'trait:patience', value: 'weak' },
  ]);
});

test('no two traits or points of a reading take opposite poles of an axis, unless one sentence joins them', () => {
  expect(ofAllAges.flatMap(contradictions)).toEqual([]);
  expect(ofAllAges.flatMap((reading) => claimsOf(reading, 'trait:')).length).toBeGreaterThan(
    ofAllAges.length,
  );
  const joined = ofAllAges.filter((reading) => claimsOf(reading, 'joined:').length > 0);
  expect(joined.length).toBeGreaterThan(100);
  for (const reading of joined) {
    const axes = claimsOf(reading, 'joined:').map(({ subject }) => subject.slice('joined:'.length));
    expect(new Set(axes).size).toBe(axes.length);
    for (const axis of axes) expect(claimsOf(reading, `trait:${axis}`)).toEqual([]);
    const joining = chapterOf(reading, 'core-personality')?.paragraphs.filter(({ claims }) =>
      claims.some(({ subject }) => subject.startsWith('joined:')),
    );
    expect(joining?.length).toBe(1);
    expect(joining?.[0]?.text).toMatch(
      /^(In a first reaction|In the first minutes|When it counts|Among people you know well) .+; .+\.$/,
    );
  }
});

test('two sides of a person that differ are joined in the chapter on personality', () => {
  // A Horse, born on a day of Yin Fire and of the Snake.
  expect(textOf({ date: '2002-04-19' }, 'core-personality')).toContain(
    'In a first reaction you act fast; among people you know well you take your time. In a first reaction you say what you think and like a lot of company; when it counts you keep your thoughts to yourself and prefer one or two people.',
  );
});

test('a trait of the year element that contradicts the sign is left out', () => {
  // A Metal year is expected to decide firmly, and the day master decides slowly.
  const birth = { date: '2011-05-03', time: '19:10' };
  expect(textOf(birth, 'core-personality')).toContain('They decide slowly, and then they stay with it.');
  expect(textOf(birth, 'core-personality')).not.toContain('People born in Metal years');
  expect(textOf({ date: '1981-06-03' }, 'core-personality')).toContain('People born in Metal years');
});

test('a reading has at most ten habits, one for each theme, and no chapter repeats a point of the first page', () => {
  for (const reading of ofAllAges) {
    const habits = claimsOf(reading, 'habit:').map(({ subject }) => subject);
    expect(habits.length).toBeGreaterThan(3);
    expect(habits.length).toBeLessThanOrEqual(10);
    expect(new Set(habits).size).toBe(habits.length);
    const { summary, sections } = reading;
    const points = [summary, ...sections].flatMap(({ whatHelps, watchFor }) => [...whatHelps, ...watchFor]);
    expect(new Set(points).size).toBe(points.length);
  }
});

test('no tag of a trait or of advice is printed', () => {
  expect(ofAllAges.filter((reading) => /[<>]/.test(wholeOf(reading)))).toEqual([]);
});

test('parents read the first name of a child at most once in a chapter', () => {
  const { sections } = read({ date: '2021-03-14', name: 'Noah Blum' });
  const counts = sections.map(
    ({ summary, paragraphs }) =>
      [summary, ...paragraphs.map(({ text }) => text)].join(' ').split(/\bNoah\b(?! Blum)/).length - 1,
  );
  expect(Math.max(...counts)).toBe(1);
  expect(chapterOf(read({ date: '2021-03-14', name: 'Noah Blum' }), 'career')?.summary).toMatch(
    /^In short: Noah learns best through /,
  );
});
