import { expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { chapterOf, read, readingsAged, textOf, textOn, wholesAged } from './test/readings.ts';

test.each<[number, string]>([
  [1, 'child'],
  [6, 'child'],
  [15, 'teen'],
  [45, 'adult'],
  [95, 'elder'],
])('at %i the audience of a reading is: %s, and it takes fifteen minutes to read', (age, audience) => {
  for (const reading of readingsAged(age)) {
    expect(reading.audience).toBe(audience);
    expect(reading.wordCount).toBeGreaterThanOrEqual(2500);
    expect(reading.wordCount).toBeLessThanOrEqual(3500);
  }
});

test.each([
  [17, '2009-11-24', 'teen'],
  [18, '2008-11-24', 'adult'],
  [70, '1956-11-24', 'adult'],
  [71, '1955-11-24', 'elder'],
  [12, '2013-11-25', 'child'],
])('at %i, born on %s, the audience is %s', (_, date, audience) => {
  expect(read({ date }).audience).toBe(audience);
});

test('T37: below 18 a reading does not mention romance, marriage, income or a career', () => {
  const romance =
    /\b(partners?|romanc\w*|romantic|marri\w*|wedding|spouse|husband|wife|lovers?|dating|affection|careers?|salary|income|money|boss\w*|profession\w*)\b/i;
  expect(romance.exec(wholesAged(1, 6, 12, 15, 17))).toBeNull();
});

test('below 13 parents read about the child, and no chapter speaks to the child', () => {
  const whole = wholesAged(3, 9);
  expect(whole).toContain('Your child’s day master is');
  expect(/\b(your day master|your chart|your year sign|yourself)\b/i.exec(whole)).toBeNull();
});

test('below 2 the advice is for parents of a baby, and the first page says that the portraits look ahead', () => {
  const readings = [0, 1].flatMap((age) => readingsAged(age));
  for (const { summary } of readings)
    expect(summary.paragraphs.at(-1)).toMatch(/^This child is still a baby/);
  const advice = readings
    .flatMap(({ summary, sections }) => [
      summary,
      ...sections.filter(({ id }) => !['pillars', 'phases'].includes(id)),
    ])
    .flatMap(({ whatHelps, watchFor }) => [...whatHelps, ...watchFor])
    .join(' ');
  expect(advice).not.toMatch(/puzzle|exercise|homework|library|museum|school|hobby|promise|sorry/i);
  expect(wholesAged(0, 1)).not.toMatch(/puzzle|homework|Set the turns|sort and help/i);
  expect(wholesAged(3)).not.toContain('still a baby');
});

test('from 8 to 12 parents read about a schoolchild, and before that about a small child', () => {
  const small = /sort and help in the house|over toys|kneading|first five minutes|age of five|in play\./;
  expect(small.exec(wholesAged(9, 12))).toBeNull();
  expect(wholesAged(9, 12)).toMatch(/homework/);
  expect(wholesAged(6)).toMatch(small);
  expect(/homework/i.exec(wholesAged(3, 6))).toBeNull();
});

test('over 70 a reading gives no advice about a job', () => {
  const work =
    /\b(careers?|customers?|promotions?|colleagues?|boss\w*|employers?|salary|profession\w*|jobs?|a second source of income)\b/i;
  expect(work.exec(wholesAged(71, 80, 95))).toBeNull();
});

test('days for moving house are for adults, and days for a new bed and a haircut for babies', () => {
  const daysAt = (age: number) => readingsAged(age).map(({ sections }) => sections.at(-1)?.paragraphs ?? []);
  const toldAt = (age: number): string =>
    daysAt(age)
      .flat()
      .map(({ text }) => text)
      .join(' ');
  expect(toldAt(45)).toMatch(/To move house: /);
  for (const age of [9, 15, 95]) expect(toldAt(age)).not.toMatch(/house|bed/);
  expect(toldAt(1)).toMatch(/To move the child to a new bed: .*To cut the child’s hair: /);
});

test('below 18 company is named by signs and never by years of birth', () => {
  expect(wholesAged(13, 15, 17)).not.toMatch(
    /\b(Rats?|Oxen|Tigers?|Rabbits?|Dragons?|Snakes?|Horses?|Goats?|Monkeys?|Roosters?|Dogs?|Pigs?|born) (of|in) (19|20)\d\d/,
  );
});

test('in a phase of duties a person over 70 reads about regular days', () => {
  const phase = textOf({ date: '1933-10-17', sex: 'female' }, 'phases');
  expect(phase).toContain('Then regular days and kept promises come first.');
});

test('two children of one sign read different texts on learning before and after the age of eight', () => {
  const small = textOf({ date: '2020-06-22' }, 'career');
  const school = textOf({ date: '2008-06-22' }, 'career');
  const schoolOn = textOn('2018-11-24', { date: '2008-06-22' }, 'career');
  expect(small).toContain('Children of this sign are said to learn by collecting');
  expect(schoolOn).toContain('Children of this sign and age are said to think in questions');
  expect(school).not.toContain('Children of this sign');
});

test('examples from daily life for two pillars fit the reader’s age', () => {
  const examples = (birth: Birth): string =>
    chapterOf(read(birth), 'pillars')
      ?.paragraphs.filter(({ rule }) => rule === 'relations-of-branches')
      .map(({ text }) => text)
      .join(' ') ?? '';
  expect(examples({ date: '2011-07-22', time: '06:10' })).toContain(
    'Ask the relative who was good at a subject',
  );
  expect(examples({ date: '1945-02-26', time: '11:15' })).toContain(
    'A chore that is done in good company goes well.',
  );
  const young = [6, 15].flatMap((age) =>
    readingsAged(age).map(({ sections }) => sections.find(({ id }) => id === 'pillars')),
  );
  const told = young.flatMap((chapter) => chapter?.paragraphs.map(({ text }) => text) ?? []).join(' ');
  expect(told).not.toMatch(/A busy week and a family visit|spill into the evening|when time is short/);
});

test('the points on a ten-year phase are those of the reader’s age', () => {
  const pointsAt = (age: number): string[] =>
    readingsAged(age).flatMap(({ sections }) => sections.find(({ id }) => id === 'phases')?.whatHelps ?? []);
  const teens = pointsAt(15);
  expect(teens.length).toBeGreaterThan(10);
  for (const age of [6, 45, 95]) expect(teens.filter((point) => pointsAt(age).includes(point))).toEqual([]);
});

test('years of birth are those of people between 19 and 95', () => {
  const years = [20, 45, 80, 97].flatMap((age) =>
    readingsAged(age).flatMap((reading) =>
      (chapterOf(reading, 'relationships')?.paragraphs ?? []).flatMap(
        ({ text }) => text.match(/\b\d{4}\b/g) ?? [],
      ),
    ),
  );
  expect(years.length).toBeGreaterThan(500);
  expect(years.filter((year) => year < '1931' || year > '2007')).toEqual([]);
});
