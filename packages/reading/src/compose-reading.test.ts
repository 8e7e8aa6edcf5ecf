import { expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { randomBirths } from './test/random-births.ts';
import { chapterOf, many, newYork, read, textOf, wholeOf } from './test/readings.ts';

/** Readings of births far from China, which makes the note on certainty long. */
const away = randomBirths(100, 77).map((birth) =>
  read({ ...birth, name: 'Alexandra Montgomery', place: newYork }),
);

test('a reading begins with the six sections of the specification in their order', () => {
  const { sections } = read({ date: '1990-01-20', time: '14:30' });
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Core Personality',
    'Career',
    'Relationships and Compatibility',
    'Life Path',
    'Numerology',
    'Cultural Significance',
    'Your Four Pillars',
    'The Five Elements',
    'Ten-Year Phases',
    'The Year Ahead',
    'The Next Twelve Months',
    'Good Days',
  ]);
});

test('the first page has at most 250 words: who, what helps, what to watch, and the year in three sentences', () => {
  for (const { summary } of away) {
    const { paragraphs, whatHelps, watchFor, yearAhead, certainty } = summary;
    const words = [...paragraphs, ...whatHelps, ...watchFor, ...yearAhead, certainty ?? '']
      .join(' ')
      .split(' ');
    expect(words.length).toBeLessThanOrEqual(250);
    expect([whatHelps.length, watchFor.length, yearAhead.length]).toEqual([3, 3, 3]);
  }
});

test('a reading of an adult with a name and a place of birth takes fifteen minutes', () => {
  const adults = away.filter(({ audience }) => audience === 'adult');
  expect(adults.length).toBeGreaterThan(40);
  const counts = adults.map(({ wordCount }) => wordCount);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2500);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3500);
});

test('the summary names the main theme of the reading, and four chapters say what follows from it', () => {
  // The day master of this Ox (Earth) is Yin Wood, which controls Earth.
  const birth: Birth = { date: '1985-05-16' };
  expect(read(birth).summary.paragraphs.join(' ')).toContain(
    'The main theme: you know how to get something done, and rest comes last.',
  );
  expect(textOf(birth, 'core-personality')).toContain(
    'You know how to get something done. The reason: your day master is Wood, your sign is Earth, and roots break up the earth.',
  );
  expect(textOf(birth, 'career')).toContain('The main theme shows at work: what you take on gets done');
  expect(textOf(birth, 'relationships')).toContain('You arrange a great deal for others, and');
  expect(textOf(birth, 'year-ahead')).toContain(
    'The main theme adds one task for the whole year: let something be easy',
  );
});

test('the summary of the year is about the Chinese year that has most of the next twelve months', () => {
  const yearAheadOn = (day: string) => read({ date: '1991-06-14' }, day).summary.yearAhead[0];
  expect(yearAheadOn('2026-11-24')).toBe(
    '2027, the Year of the Goat, is a year of ease and skill: make time for what you like to make.',
  );
  expect(yearAheadOn('2026-06-30')).toMatch(/^2026, the Year of the Horse, is a /);
});

test('quotation marks are typographic, articles fit their nouns, and no sentence is unfinished', () => {
  const unfinished =
    /undefined|null|NaN|\[object|[{}|]|\s\s|\.\.|,,|\s[.,;:]|["']|[.:;][A-Z]|\ba [AEIOaeio]\w|\ban (?!hour)[^aeiouAEIO]/;
  const texts = many.flatMap((reading) => wholeOf(reading).split('\n'));
  expect(texts.filter((text) => unfinished.test(text)).slice(0, 5)).toEqual([]);
  expect(texts.filter((text) => !/^(?:王小明|[\p{Lu}\d])/u.test(text)).slice(0, 5)).toEqual([]);
});

test('no chapter says the same twice', () => {
  for (const { sections } of many) {
    const texts = sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('a sentence has at most 30 words, and a paragraph begins with a word and not with a Chinese character', () => {
  const texts = many.flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
  );
  expect(texts.filter((text) => /^\p{Script=Han}/u.test(text))).toEqual([]);
  // Lists of dates and pillars may be longer.
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.:;]) /))
    .filter((sentence) => !/\(|20\d\d/.test(sentence));
  expect(sentences.filter((sentence) => sentence.split(' ').length > 30)).toEqual([]);
});

test('every rule of a reading comes with its name, statement and source, once', () => {
  const { sections, rules } = read({ date: '1990-01-20', time: '14:30' });
  const named = new Set(sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule)));
  expect(rules.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  expect(rules.every(({ name, statement, source }) => name && statement && source)).toBe(true);
});

test('the glossary explains every Chinese term of the text', () => {
  const { glossary } = read({ date: '1990-01-20' });
  expect(glossary.map(({ characters }) => characters)).toEqual(
    expect.arrayContaining(['用神', '日主', '十神', '大運', '節氣']),
  );
  expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
});

test('the first page names a year of the reader’s own sign before a harmony with the day', () => {
  const { summary } = read({ date: '1979-07-19' });
  expect(summary.yearAhead.join(' ')).toContain(
    'It is a year of your own sign, so begin each plan with a small step.',
  );
});

test('the first page names the ten-year phase when the sign of the year has no bond with the chart', () => {
  const birth: Birth = { date: '1977-08-01', time: '07:20', place: newYork, sex: 'male' };
  expect(read(birth).summary.yearAhead[1]).toBe(
    'It falls in a ten-year phase of ease and your own talents, which lasts until December 2035, so leave room for both.',
  );
  // Without a time of birth the month of the next phase is open.
  expect(read({ ...birth, time: undefined }).summary.yearAhead[1]).toBe(
    'The Goat neither helps nor hinders, so the theme of the year counts most.',
  );
});

test('the sums in a reading are correct', () => {
  expect(chapterOf(read({ date: '1992-11-06' }), 'life-path')?.paragraphs[0]?.because).toContain(
    'Month, day and year give 2009, and the digits of that sum lead to 11.',
  );
  expect(textOf({ date: '1992-11-06' }, 'life-path')).toContain('11 + 6 + 1992 = 2009.');
  expect(textOf({ date: '1992-11-06' }, 'life-path')).toContain('is left: 2 + 0 + 0 + 9 = 11. This is');
  expect(textOf({ date: '1934-01-30' }, 'life-path')).toContain(
    'is left: 1 + 9 + 6 + 5 = 21 and 2 + 1 = 3. This is',
  );
  expect(textOf({ date: '1992-11-29' }, 'numerology')).toContain(
    'day 29 of the month, and these digits add up to 11.',
  );
  expect(textOf({ date: '1992-11-29', name: 'Ada Lovelace' }, 'numerology')).toContain(
    'The letters of Ada Lovelace add up to 9.',
  );
  expect(textOf({ date: '1992-11-29', name: '王小明' }, 'numerology')).toContain('can’t be counted here');
});

test('before New Year’s Day the reader is told why the sign is that of the year before', () => {
  const reading = read({ date: '1934-01-30' });
  expect(reading.summary.paragraphs[0]).toContain('Your year sign, the Rooster (Chinese year 1933), is');
  expect(chapterOf(reading, 'core-personality')?.paragraphs[0]?.text).toContain(
    'In 1934 the Chinese year began on February 14, and you were born before that. So your Chinese year is 1933, the Year of the Rooster.',
  );
  // 1934 is the calendar year of this birth, and a year of the Dog from New Year’s Day on.
  expect(textOf({ date: '1934-01-30' }, 'relationships')).toContain(
    'the Dog (1946 or 1958) easily misunderstands your Rooster',
  );
  expect(wholeOf(read({ date: '1934-02-14' }))).not.toContain('born before that');
});

test('a name is written as it is, also where it looks like a variable', () => {
  const name = '{sign} [a|b] $& \\';
  expect(textOf({ date: '1992-11-29', name }, 'numerology')).toContain(
    `The name ${name} has a letter outside`,
  );
});

test('signs have the names of the chosen calendar in every chapter, and the text tells the Chinese name', () => {
  const cat = textOf({ date: '1987-05-15', calendar: 'vietnam' });
  expect(cat).toContain(
    'Your year sign is the Cat. It stands for the outer side, which shows in a first reaction. People',
  );
  expect(cat).toContain('In China this sign is called the Rabbit.');
  expect(cat).toContain('The Cat in you first says that it does not matter');
  expect(cat).toContain('Modern almanacs give the Rabbit the colors');
  expect(cat).toContain('the Dog (1982 or 1994), the best match of your Cat');
});

test('each theme of a year is named once in the chapter on it, and in no other chapter', () => {
  const repeated = many.flatMap((reading) => {
    const [theme = ''] = /, is (.*?):/.exec(reading.summary.yearAhead[0] ?? '')?.slice(1) ?? [];
    return reading.sections.flatMap(({ id, summary, paragraphs }) =>
      [summary, ...paragraphs.map(({ text }) => text)].join(' ').split(theme).length >
      (id === 'year-ahead' ? 2 : 1)
        ? [`${id}: ${theme}`]
        : [],
    );
  });
  expect(repeated).toEqual([]);
});

test('a reading says what a ten god means before it names it', () => {
  const named = many.flatMap((reading) =>
    wholeOf(reading)
      .split(/(?<=\.) /u)
      .filter((sentence) => /, (比肩|劫財|食神|傷官|偏財|正財|偏官|正官|偏印|正印)\)/u.test(sentence)),
  );
  expect(named.length).toBeGreaterThan(100);
  for (const sentence of named)
    expect(sentence).toMatch(/^(Your month|In this chart it) stands for [a-z].+ \([A-Z]/);
});
