import { expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { composeReading } from './compose-reading.ts';
import type { Reading, SectionId } from './reading.ts';
import { randomBirths } from './test/random-births.ts';

const today = '2026-11-24';
const chengdu = { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 };
const berlin = { name: 'Berlin, Germany', timeZone: 'Europe/Berlin', longitude: 13.4 };
const london = { name: 'London, United Kingdom', timeZone: 'Europe/London', longitude: -0.13 };
const newYork = { name: 'New York City, United States', timeZone: 'America/New_York', longitude: -74 };

const read = (birth: Birth, on = today): Reading => composeReading(birth, { today: on });
const chapterOf = (reading: Reading, id: SectionId) => reading.sections.find((section) => section.id === id);
const textOn = (on: string, birth: Birth, ...ids: SectionId[]): string =>
  read(birth, on)
    .sections.filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n');
const textOf = (birth: Birth, ...ids: SectionId[]): string => textOn(today, birth, ...ids);
/** All texts that a reader sees, except sources. */
const wholeOf = ({ summary, sections }: Reading): string =>
  [
    ...[summary, ...sections].flatMap(({ heading, whatHelps, watchFor }) => [
      heading,
      ...whatHelps,
      ...watchFor,
    ]),
    ...summary.paragraphs,
    ...summary.yearAhead,
    ...sections.flatMap((section) => [section.summary, ...section.paragraphs.map(({ text }) => text)]),
  ].join('\n');
/** Readings of an age, which cover all its texts. Several tests read them. */
const aged = new Map<number, Reading[]>();
function readingsAged(age: number): Reading[] {
  const known =
    aged.get(age) ??
    randomBirths(60, age).map((birth) =>
      read({
        ...birth,
        date: `${2026 - age}-${birth.date.slice(5) <= '11-24' ? birth.date.slice(5) : '06-15'}`,
      }),
    );
  aged.set(age, known);
  return known;
}
const wholesAged = (...ages: number[]): string =>
  ages.flatMap((age) => readingsAged(age).map(wholeOf)).join('\n');
/** Readings of all ages, with and without a time of birth. */
const many = randomBirths(200, 5).map((birth) => read(birth));

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
  // A place far from China makes the note on certainty long.
  for (const birth of randomBirths(60, 20261128).map((each) => ({ ...each, place: newYork }))) {
    const { paragraphs, whatHelps, watchFor, yearAhead, certainty } = read(birth).summary;
    const words = [...paragraphs, ...whatHelps, ...watchFor, ...yearAhead, certainty ?? '']
      .join(' ')
      .split(' ');
    expect(words.length).toBeLessThanOrEqual(250);
    expect([whatHelps.length, watchFor.length, yearAhead.length]).toEqual([3, 3, 3]);
  }
});

test('a reading of an adult with a name and a place of birth takes fifteen minutes', () => {
  const births = randomBirths(150, 77).filter(({ date }) => date > '1956' && date < '2008');
  expect(births.length).toBeGreaterThan(50);
  for (const birth of births) {
    const { wordCount } = read({ ...birth, name: 'Alexandra Montgomery', place: newYork });
    expect(wordCount, birth.date).toBeGreaterThanOrEqual(2500);
    expect(wordCount, birth.date).toBeLessThanOrEqual(3500);
  }
});

test.each<[number, string]>([
  [1, 'child'],
  [6, 'child'],
  [15, 'teen'],
  [45, 'adult'],
  [95, 'elder'],
])('at %i a reading is for a %s and takes fifteen minutes', (age, audience) => {
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

test('the summary names the thread of the reading, and four chapters say what follows from it', () => {
  // The day master of this Ox (Earth) is Yin Wood, which controls Earth.
  const birth: Birth = { date: '1985-05-16' };
  expect(read(birth).summary.paragraphs.join(' ')).toContain(
    'The thread of this reading: your inner side (day master) steers the outer one (sign).',
  );
  expect(textOf(birth, 'core-personality')).toContain('So you use the gifts of the Ox on purpose');
  expect(textOf(birth, 'career')).toContain(
    'The thread shows at work: what you hold in your hands gets done',
  );
  expect(textOf(birth, 'relationships')).toContain(
    'the same thread means that you arrange and others follow',
  );
  expect(textOf(birth, 'year-ahead')).toContain('the thread gives one task: let something be easy');
});

test('a relation between two animals names the sides of life for which they stand', () => {
  // The Rat of the year and the Ox of the month are in harmony.
  expect(textOf({ date: '1985-01-10', time: '10:00' }, 'pillars')).toContain(
    'The Rat and the Ox form a harmony (六合). Here they stand for family and daily tasks, which support each other.',
  );
});

test('for a best match to which a difficult rule applies as well, the reading says what this rule means', () => {
  expect(textOf({ date: '1986-06-10' }, 'relationships')).toContain(
    'One more rule speaks about the Tiger and the Pig: the two like each other, but their plans are easily broken off (破).',
  );
  expect(textOf({ date: '1989-06-10' }, 'relationships')).toContain(
    'One more rule speaks about the Snake and the Monkey: the two are easily close, but they can be strict with each other (刑).',
  );
});

test('below 18 a reading does not mention romance, marriage, income or a career', () => {
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

test('the summary of the life path says why no element is named', () => {
  const summaryOf = (birth: Birth) => chapterOf(read(birth), 'life-path')?.summary;
  expect(summaryOf({ date: '1974-09-27' })).toContain('the hour of birth decides which element helps most');
  for (const { sections } of many) {
    const path = sections.find(({ id }) => id === 'life-path');
    const told = path?.paragraphs.map(({ text }) => text).join(' ') ?? '';
    expect(path?.summary.includes('no single element is needed')).toBe(
      told.includes('neither strong nor weak'),
    );
  }
});

test('over 70 a reading gives no advice about a job', () => {
  const work =
    /\b(careers?|customers?|promotions?|colleagues?|boss\w*|employers?|salary|profession\w*|jobs?|a second source of income)\b/i;
  expect(work.exec(wholesAged(71, 80, 95))).toBeNull();
});

test.each([
  // The month that began on December 7 ends on January 5.
  ['2026-01-02', '2026-01-05', '2026-02-04'],
  ['2025-12-28', '2025-12-07', '2026-01-05'],
  ['2026-06-30', '2026-07-07', '2026-08-07'],
  ['2026-11-24', '2026-11-07', '2026-12-07'],
])('on %s the year ahead has no month that ends within a week', (today, first, second) => {
  const figure = chapterOf(read({ date: '1990-05-15' }, today), 'months')?.figure;
  const from = figure?.kind === 'months' ? figure.months.map((month) => month.from) : [];
  expect(from).toHaveLength(12);
  expect(from.slice(0, 2)).toEqual([first, second]);
});

test('good days lie within three months from today, and none clashes with the chart', () => {
  // A Rat by year: its opposite is the Horse, whose days are those of 午.
  const text = textOf({ date: '1984-06-10', time: '10:00' }, 'good-days');
  const days = [...text.matchAll(/(\w+ \d+, 202[67])/g)].map(([day]) => day ?? '');
  expect(days.length).toBeGreaterThan(8);
  for (const day of days) {
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect(date > today && date <= '2027-02-22', day).toBe(true);
  }
});

test('days in a month that asks for care come last', () => {
  // The day sign is the Rooster: January, the month of the Ox, clashes with the Goat of the year.
  const birth: Birth = { date: '2003-09-09', time: '22:30' };
  expect(textOf(birth, 'months')).toContain(
    'Careful from January 5, 2027 (Metal Ox). Relatives ask for care, while home is easy: the Ox stands opposite your year sign',
  );
  expect(textOf(birth, 'good-days')).toContain(
    // The move is planned two weeks ahead.
    'To move house: December 12, 2026; December 14, 2026; December 24, 2026.',
  );
});

test('people with one day master and one year sign read different months', () => {
  const monthsOf = (date: string): string[] => textOf({ date }, 'months').split('\n').slice(2);
  // Both are Yin Wood and Goats; their day signs differ.
  const [one, other] = [monthsOf('1991-06-14'), monthsOf('1991-06-24')];
  expect(one.filter((month) => other.includes(month)).length).toBeLessThan(7);
});

/** The claims of the months about what stands out, and their texts. */
const monthsOf = (birth: Birth) =>
  (chapterOf(read(birth), 'months')?.paragraphs ?? []).flatMap(({ text, claims }) => {
    const shape = claims.find(({ subject }) => subject.endsWith(':shape'))?.value;
    return shape === undefined ? [] : [{ text, shape }];
  });

test('the texts of months have at least four forms, and the first word says whether a month is good or careful', () => {
  const labels: Readonly<Record<string, string>> = {
    best: 'Best',
    harmony: 'Good',
    ally: 'Good',
    clash: 'Careful',
    divided: 'Careful',
  };
  const shapes = new Set<string>();
  for (const birth of randomBirths(120, 20261128)) {
    const months = monthsOf(birth);
    expect(months).toHaveLength(12);
    expect(new Set(months.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4);
    for (const { text, shape } of months) {
      shapes.add(shape);
      const label = labels[shape];
      expect(text).toMatch(label ? new RegExp(`^${label} (from|until) `) : /^(From|Until) /);
    }
  }
  expect(shapes.size).toBe(9);
});

test('the months begin with what is left of the present one, which a summary names only if half of it is left', () => {
  const [birth, late] = [{ date: '2011-07-22', time: '06:10' }, '2026-11-28'];
  const first = (on: string) => chapterOf(read(birth, on), 'months')?.paragraphs[1]?.text;
  expect(first(late)).toMatch(/^Good until December 6, 2026 \(Earth Pig\)\. Easy weeks at home: /);
  expect(first('2026-11-07')).toMatch(/^Good from November 7, 2026 /);
  expect(chapterOf(read(birth, '2026-11-09'), 'months')?.summary).toContain('November 2026');
  expect(chapterOf(read(birth, late), 'months')?.summary).not.toContain('November 2026');
});

test('the text of a month in harmony also says what the month is good for', () => {
  const easy = randomBirths(40, 4)
    .flatMap((birth) => monthsOf(birth))
    .filter(({ shape }) => shape === 'harmony');
  expect(easy.length).toBeGreaterThan(10);
  for (const { text } of easy) expect(text).toMatch(/It is (a|your) |The task is the same as in/);
});

test('what is said about the closest people follows the day sign, and not the sign of the year', () => {
  // Both were born in a year of the Dragon, on days of the Goat and of the Tiger.
  const [one, other] = ['1988-10-07', '1988-05-23'].map(
    (date) => chapterOf(read({ date }), 'relationships') ?? { paragraphs: [], whatHelps: [] },
  );
  expect(one?.paragraphs[0]?.text).toContain('Here it is the Goat. You are tender');
  expect(other?.paragraphs[0]?.text).toContain('Here it is the Tiger. You love openly');
  expect(one?.whatHelps).not.toEqual(other?.whatHelps);
  expect(textOf({ date: '2026-02-25' }, 'relationships')).toContain('Here it is the Horse as well.');
});

test('two pillars have one relation in a reading, the strongest', () => {
  // The Ox and the Goat are in a clash and in a punishment.
  const told = textOf({ date: '2010-07-14', time: '15:30' }, 'pillars');
  expect(told).toContain('The Ox and the Goat form a clash');
  expect(told).not.toContain('The Goat and the Ox');
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
  expect(toldAt(1)).toMatch(/To move the child to a new bed .*To cut the child’s hair: /);
});

test('no month repeats the advice of another', () => {
  for (const birth of randomBirths(100, 7)) {
    const advice = monthsOf(birth)
      .flatMap(({ text }) => text.split(/(?<=\.) /u))
      .filter((sentence) => !/ helps again\.|[Ww]hat can wait|^This comes at|: the [A-Z]/u.test(sentence));
    expect(advice.length).toBeGreaterThan(20);
    expect(
      advice.filter((sentence, index) => advice.indexOf(sentence) < index),
      birth.date,
    ).toEqual([]);
  }
});

test('a month begins with what stands out most in it', () => {
  const told = monthsOf({ date: '1989-03-14', time: '07:20' }).map(({ text }) => text);
  expect(told.join('\n')).toContain('Water, the element that helps most, comes with this month');
  const clash = randomBirths(60, 3)
    .flatMap((birth) => monthsOf(birth))
    .filter(({ shape }) => shape === 'clash');
  expect(clash.length).toBeGreaterThan(10);
  for (const { text } of clash)
    expect(text).toMatch(/Move what can wait to|What can wait may wait|The month ends before/);
  // The good month begins on the day after the careful one ends.
  expect(textOn('2026-11-28', { date: '2014-01-25', time: '18:00' }, 'months')).toMatch(
    /Careful until December 6, 2026 .* What can wait may wait until December 7, 2026\./,
  );
});

test('the summary of the year is about the Chinese year that has most of the next twelve months', () => {
  const yearAheadOn = (day: string) => read({ date: '1991-06-14' }, day).summary.yearAhead[0];
  expect(yearAheadOn('2026-11-24')).toBe('The Year of the Goat, 2027, is read as a year of ease and making.');
  expect(yearAheadOn('2026-06-30')).toContain('The Year of the Horse, 2026, is read as');
});

test('a year of the own sign that begins within the next twelve months is named', () => {
  expect(textOf({ date: '1991-06-14' }, 'year-ahead')).toContain('2027 is a year of your own sign (本命年)');
});

test('the chapter on numbers comes to one conclusion, and says what counts more', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe(
    'In short: your birthday adds a talent for change, and 2027 is a year for steady work and order.',
  );
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('follow that chapter, because the chart comes first.');
  expect(told).toContain('The life path has this number too,');
  expect(told).toContain('A name counts less than a date');
});

test('the birthday number is read beside the life path', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'Your birthday, day 14 of the month, gives the number 5. It is read as a talent for change. You soon have another plan when one fails. Say it aloud while the others are still upset. The life path has another aim, order and work that lasts.',
  );
});

test('a digit that is repeated only because of the century is not called strong', () => {
  expect(textOf({ date: '1978-01-30' }, 'numerology')).not.toContain('repeats the digit');
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'your date of birth repeats the digit 1. A modern custom, the Lo Shu square (洛書), reads it as speech.',
  );
  expect(textOf({ date: '1999-09-19' }, 'numerology')).toContain(
    'your date of birth repeats the digit 9. A modern custom, the Lo Shu square (洛書), reads it as ideals.',
  );
});

test('the element of the year is explained beside the element of the sign', () => {
  expect(textOf({ date: '1984-06-10' }, 'core-personality')).toContain(
    'The Rat’s own element is Water, and 1984 was a Wood year. Almanacs therefore call it a year of the Wood Rat',
  );
});

test('a solar term counts from its moment, and without a time both terms of the day are named', () => {
  // Lesser Snow of 1975 began at 06:30 of China's clock on November 23.
  const termAt = (time?: string): string =>
    textOf({ date: '1975-11-23', ...(time && { time }) }, 'cultural-significance');
  expect(termAt('06:00')).toContain('You were born in Start of Winter (立冬)');
  expect(termAt('07:00')).toContain('You were born in Lesser Snow (小雪)');
  expect(termAt()).toContain('began, at 06:3');
  expect(termAt()).toContain('Before that it was still Start of Winter');
});

test('without a time, the solar term is certain if the next term began on another date by the clocks of the place', () => {
  // Start of Autumn of 1990 began at 02:45 of China's clock on August 8, which was August 7 in New York.
  const newYork = { name: 'New York, USA', timeZone: 'America/New_York', longitude: -74 };
  const termOn = (date: string): string => textOf({ date, place: newYork }, 'cultural-significance');
  expect(termOn('1990-08-06')).toContain('You were born in Greater Heat (大暑)');
  expect(termOn('1990-08-07')).toContain('began, at 14:45 by the clocks of New York, USA. Before that');
  expect(termOn('1990-08-08')).toContain('You were born in Start of Autumn (立秋)');
});

test('a birthday on day 30 of a lunar month says that many months have 29 days', () => {
  // New Year's Day of 2024 was February 10, and the month before had 30 days.
  expect(textOf({ date: '2000-02-04' }, 'cultural-significance')).not.toContain('29 days');
  expect(textOf({ date: '2024-02-09' }, 'cultural-significance')).toContain(
    'day 30 of the 12th month. Many lunar months have only 29 days',
  );
});

test('the effect of an unknown time is said once, and the other school is named after 23:00', () => {
  const { certainty } = read({ date: '1998-02-10' }).summary;
  expect(certainty).toBe(
    'Without a birth time we can’t know the hour pillar, which stands for plans. For a birth after 23:00, some schools take the next day master, Yin Earth (己).',
  );
  expect(textOf({ date: '1998-02-10' })).not.toContain('birth time');
  expect(read({ date: '1998-02-10', time: '23:20' }).summary.certainty).toContain(
    'the day master would be Yin Earth (己)',
  );
  expect(read({ date: '1998-02-10', time: '14:05' }).summary.certainty).toBeUndefined();
  // The Start of Spring of 2024 was at 16:27 on 4 February.
  expect(read({ date: '2024-02-04' }).summary.certainty).toContain(
    'The year pillar changed at 16:27 that day, from Water Rabbit (癸卯) to Wood Dragon (甲辰). This reading uses the one at noon.',
  );
  expect(read({ date: '1990-01-20', time: '14:55' }).summary.certainty).toContain('the hour of the Monkey');
});

test('quotation marks are typographic, articles fit their nouns, and no sentence is unfinished', () => {
  const unfinished =
    /undefined|null|NaN|\[object|[{}|]|\s\s|\.\.|,,|\s[.,;:]|["']|[.:;][A-Z]|\ba [AEIOaeio]\w|\ban (?!hour)[^aeiouAEIO]/;
  const texts = many.flatMap((reading) => wholeOf(reading).split('\n'));
  expect(texts.filter((text) => unfinished.test(text)).slice(0, 5)).toEqual([]);
  expect(texts.filter((text) => !/^[\p{Lu}\d]/u.test(text)).slice(0, 5)).toEqual([]);
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

test('below 18 company is named by signs and never by years of birth', () => {
  expect(wholesAged(13, 15, 17)).not.toMatch(
    /\b(Rats?|Oxen|Tigers?|Rabbits?|Dragons?|Snakes?|Horses?|Goats?|Monkeys?|Roosters?|Dogs?|Pigs?|born) (of|in) (19|20)\d\d/,
  );
});

test('the useful element, the life stage and the stars are told with their terms', () => {
  const whole = textOf({ date: '1984-06-10', time: '10:00' });
  expect(whole).toContain('The useful element (用神) is the one that brings a chart into balance.');
  expect(whole).toContain('one of twelve life stages (十二長生)');
  expect(textOf({ date: '2020-09-03', time: '07:40' }, 'pillars')).toContain('The Nobleman (天乙貴人)');
});

test('the glossary explains every Chinese term of the text', () => {
  const { glossary } = read({ date: '1990-01-20' });
  expect(glossary.map(({ characters }) => characters)).toEqual(
    expect.arrayContaining(['用神', '日主', '十神', '大運', '節氣']),
  );
  expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
});

test('the four pillars are drawn hour first, with ten gods, hidden stems and melodic elements', () => {
  expect(chapterOf(read({ date: '1990-01-20', time: '14:30' }), 'pillars')?.figure).toMatchObject({
    kind: 'pillars',
    pillars: [
      { position: 'hour', stem: '癸', branch: '未', tenGod: 'Indirect Resource' },
      {
        position: 'day',
        stem: '乙',
        branch: '酉',
        tenGod: undefined,
        hidden: [{ stem: '辛', element: 'Metal', tenGod: 'Indirect Officer' }],
      },
      { position: 'month', stem: '丁', branch: '丑', naYin: '澗下水' },
      { position: 'year', stem: '己', branch: '巳', sign: 'snake' },
    ],
  });
});

test('the elements are drawn by three ways of counting, and the text counts the same', () => {
  const birth = { date: '1990-05-15', time: '14:30' };
  expect(chapterOf(read(birth), 'elements')?.figure).toMatchObject({
    elements: [
      { element: 'Wood', visible: 0 },
      { element: 'Fire', visible: 2 },
      { element: 'Earth', visible: 2 },
      { element: 'Metal', visible: 3 },
      { element: 'Water', visible: 1 },
    ],
  });
  expect(textOf(birth, 'elements')).toContain('Metal 3, Fire 2, Earth 2, and Water 1. Wood does not appear');
});

test('with a place the hour follows the sun there, and the reading says both times', () => {
  expect(textOf({ date: '1990-01-20', time: '14:30', place: chengdu }, 'pillars')).toContain(
    'by the sun at Chengdu, China: when the clocks showed 14:30, it was 13:15 by the sun.',
  );
  expect(textOf({ date: '2024-10-27', time: '02:30', place: berlin }, 'pillars')).toContain(
    'The clock showed that time twice that night, and the first is used.',
  );
});

test('a birth between New Year’s Day and the Start of Spring has both signs explained', () => {
  expect(textOf({ date: '1984-02-03', time: '08:00' }, 'pillars')).toContain(
    'So the sign is the Rat, while the year pillar is the Pig.',
  );
});

test('a birth between the Start of Spring and New Year’s Day has one year sign in all chapters', () => {
  const rabbit = textOf({ date: '1988-02-10', time: '23:10', place: berlin });
  expect(rabbit).toContain('So the sign is the Rabbit, while the year pillar is the Dragon.');
  expect(rabbit).toContain('The Rooster stands opposite in the circle');
  expect(rabbit).toContain('the Rooster stands opposite your year sign');
  expect(rabbit).not.toContain('the Dragon is your year sign');
});

test('the first page names a year of the reader’s own sign before a harmony with the day', () => {
  const { summary } = read({ date: '1979-07-19' });
  expect(summary.yearAhead.join(' ')).toContain('Its sign is your year sign again');
});

test('a person over 70 reads of regular days in a phase of duties', () => {
  const phase = textOf({ date: '1933-10-17', sex: 'female' }, 'phases');
  expect(phase).toContain('Then regular days and kept promises come first.');
});

test('the first page names the ten-year phase when the sign of the year has no bond with the chart', () => {
  const birth: Birth = { date: '1977-08-01', time: '07:20', place: newYork, sex: 'male' };
  expect(read(birth).summary.yearAhead[1]).toBe(
    'The year belongs to a ten-year phase of talent and expression, which lasts until December 2035.',
  );
  // Without a time of birth the month of the next phase is open.
  expect(read({ ...birth, time: undefined }).summary.yearAhead[1]).toContain('no special bond');
});

test('two children of one sign read different texts on learning before and after the age of eight', () => {
  const small = textOf({ date: '2020-06-22' }, 'career');
  const school = textOf({ date: '2008-06-22' }, 'career');
  const schoolOn = textOn('2018-11-24', { date: '2008-06-22' }, 'career');
  expect(small).toContain('Children of this sign are said to learn by collecting');
  expect(schoolOn).toContain('Children of this sign and age are said to think in questions');
  expect(school).not.toContain('Children of this sign');
});

test('the sums in a reading are correct', () => {
  expect(textOf({ date: '1992-11-06' }, 'life-path')).toContain(
    'Month, day and year give 2009, and the digits of that sum lead to 11.',
  );
  expect(textOf({ date: '1992-11-29' }, 'numerology')).toContain('day 29 of the month, gives the number 11.');
  expect(textOf({ date: '1992-11-29', name: 'Ada Lovelace' }, 'numerology')).toContain(
    'The letters of Ada Lovelace add up to the expression number 9.',
  );
  expect(textOf({ date: '1992-11-29', name: '王小明' }, 'numerology')).toContain('can’t be counted here');
});

test('a name is written as it is, also where it looks like a variable', () => {
  const name = '{sign} [a|b] $& \\';
  expect(textOf({ date: '1992-11-29', name }, 'numerology')).toContain(
    `The name ${name} has a letter outside`,
  );
});

test('signs have the names of the chosen calendar in every chapter, and the text tells the Chinese name', () => {
  const cat = textOf({ date: '1987-05-15', calendar: 'vietnam' });
  expect(cat).toContain('Your year sign is the Cat. People of this sign are described as ');
  expect(cat).toContain('In China this sign is called the Rabbit.');
  expect(cat).toContain('The Cat in you first says that it does not matter');
  expect(cat).toContain('modern almanacs give the Rabbit the colors');
  expect(cat).toContain('It pairs the Cat with the Dog first');
});

test('names the present phase of both directions without a sex, and the past phases with one', () => {
  expect(textOf({ date: '1990-05-15' }, 'phases')).toMatch(
    /For a woman the present phase would be .*; for a man the present phase would be /,
  );
  const text = textOf({ date: '1990-05-15', time: '14:30', sex: 'female' }, 'phases');
  expect(text).toContain(
    'Your first phase began at the age of 3. Tradition names a theme for each turn. At 13 (2003): ',
  );
  expect(text).not.toContain('2033): ');
  expect(text).toMatch(/From July 2023 to July 2033 the phase is /);
});

test('says once that the first phase lies ahead, or that both directions read alike', () => {
  const child = textOf({ date: '2019-04-02' }, 'phases');
  expect(child).toContain('For a girl the present phase would be Earth Dragon');
  expect(child).toContain('for a boy no phase has begun yet.');
  expect(textOf({ date: '2025-12-24' }, 'phases')).toContain(
    'In both courses the first phase is still to come.',
  );
  expect(textOf({ date: '2020-08-19', time: '09:30', sex: 'male' }, 'phases')).toMatch(
    /From \w+ 2027 to \w+ 2037 the phase is Wood Rooster .* This phase is read as a time of friends/,
  );
  const alike = textOf({ date: '1979-08-19' }, 'phases');
  expect(alike.match(/These ten years are read as a time of support and learning/g)).toHaveLength(1);
});

test('the chapter on work is about the element that the reading calls strongest', () => {
  const text = textOf({ date: '1998-10-30', time: '21:20' }, 'career', 'elements');
  expect(text).toContain('Weighed by the season of birth, Earth is strongest.');
  expect(text).toContain('The strongest element in your chart stands for support and learning.');
});

test.each([
  ['1990-05-15', 'February 4, 2038', 47],
  ['1991-01-15', 'February 4, 2038', 47],
  ['1991-05-15', 'February 6, 2027', 35],
])('born on %s, the next year of the own sign begins on %s, at the age of %i', (date, first, age) => {
  expect(textOf({ date }, 'cultural-significance')).toContain(
    `(本命年, běnmìngnián) begins on ${first}, at the age of ${age}.`,
  );
});

test('the return of the year of birth after sixty years is told in the ten years before it', () => {
  const toldFor = (date: string): string => textOf({ date }, 'cultural-significance');
  expect(toldFor('1970-05-15')).toContain(
    'In 2030 the Year of the Metal Dog (庚戌, gēng-xū) returns for the first time since 1970',
  );
  for (const date of ['1992-05-15', '1960-05-15']) expect(toldFor(date)).not.toContain('returns');
});

test('a lunar birthday on the same day as the birthday is no second day to celebrate', () => {
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

test('a sign opposed to the god of the year gets the custom, with a note that it is not a forecast', () => {
  const told = textOn('2026-03-01', { date: '1984-06-10' }, 'year-ahead');
  expect(told).toContain('The Rat stands opposite the sign of 2026 (沖太歲).');
  expect(told.split('This is a custom and no forecast.')).toHaveLength(2);
  expect(textOf({ date: '1988-06-10' }, 'year-ahead')).not.toContain('Tai Sui');
});

test('a sentence on a relation of a month stands once in a reading', () => {
  for (const birth of randomBirths(40, 20261129)) {
    const found =
      textOf(birth, 'months').match(/[^.]*\b[Tt]he [A-Z][a-z]+ [^.]*\b(year|day) sign\b[^.]*\./gu) ?? [];
    const sentences = found.map((each) => each.replace(/\b[Tt]he [A-Z][a-z]+ /u, 'the animal '));
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('the text on void years names the present year and the next one if they are void, and no later year', () => {
  const birth = { date: '1947-03-08', time: '04:10' };
  const on = (day: string) =>
    chapterOf(read(birth, day), 'pillars')?.paragraphs.find(({ rule }) => rule === 'empty-branches')?.text;
  expect(on('2026-02-16')).toMatch(/^From February 17, 2026, keep a second date ready/);
  expect(on('2027-01-15')).toMatch(/^Until January 25, 2028, /);
  expect(on('2027-11-28')).toMatch(/^Until January 25, 2028, /);
  expect(on('2028-02-01')).toBeUndefined();
  // The next one begins in 2038.
  expect(on('2033-06-01')).toBeUndefined();
});

test('the chapter on elements explains why the strongest element is not the most frequent one', () => {
  expect(textOf({ date: '1978-10-11', time: '18:50' }, 'elements')).toContain(
    'Fire stands in plain sight most often, so people notice that side first.',
  );
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

test('a clash between two pillars is told before a harmony, because it asks for action', () => {
  const told = textOf({ date: '1996-04-27', time: '13:25' }, 'pillars');
  expect(told).toContain('The Rat and the Horse form a clash');
  expect(told).toContain('so keep one evening a week free of visits.');
});

test('a month is called best if its sign is easy and it brings the useful element', () => {
  expect(textOf({ date: '1996-04-27', time: '13:25' }, 'months')).toContain(
    'Best from April 5, 2027 (Wood Dragon). Two rules agree: the Dragon is an ally of your year sign, and the month brings Wood',
  );
  // This chart has no useful element.
  expect(textOf({ date: '1978-10-11', time: '18:50' }, 'months')).not.toContain('Two rules agree');
});

test('another day master after 23:00 is named only where it differs', () => {
  const toronto = { name: 'Toronto, Canada', timeZone: 'America/Toronto', longitude: -79.4 };
  expect(read({ date: '1969-08-02', place: toronto }).summary.certainty).not.toContain('23:00');
  expect(read({ date: '1969-08-02' }).summary.certainty).toContain(
    'some schools take the next day master, Yang Metal (庚).',
  );
});

test('good days that are the same for two purposes are listed once', () => {
  const today = '2026-11-28';
  const told = read({ date: '1978-10-11', time: '18:50' }, today).sections.at(-1)?.paragraphs;
  expect(told?.map(({ text }) => text)).toContain('To meet people or sign something: the same days.');
  for (const birth of randomBirths(30, 20261130).filter(({ date }) => date < '2008')) {
    const lists = textOf(birth, 'good-days').match(/^To [^:]*: \w+ \d+, \d{4};.*$/gmu) ?? [];
    expect(new Set(lists.map((each) => each.split(': ')[1])).size).toBe(lists.length);
  }
});

test('the four pillars come to one conclusion in the first sentence', () => {
  const conclusionOf = (birth: Birth) => chapterOf(read(birth), 'pillars')?.summary;
  // The Rat of the year stands opposite the Horse of the month and the day, and the day master is weak.
  expect(conclusionOf({ date: '1996-06-14', time: '13:25' })).toBe(
    'In short, the four pillars together say: your family, daily tasks, and personal life pull in different directions, so you do best when somebody takes part of the load.',
  );
  expect(conclusionOf({ date: '1985-01-10' })).toMatch(
    /^In short, the three known pillars together say: your family and daily tasks support each other, /,
  );
  const conclusions = new Set(many.map((reading) => chapterOf(reading, 'pillars')?.summary));
  expect(conclusions.size).toBeGreaterThan(50);
});

test('the sign and the season of birth come to one conclusion in the first sentence', () => {
  expect(chapterOf(read({ date: '1984-06-10' }), 'cultural-significance')?.summary).toBe(
    'In short: in Chinese custom, your birth in summer stands for growth, and your sign for plenty.',
  );
  expect(chapterOf(read({ date: '2021-12-20' }), 'cultural-significance')?.summary).toContain(
    'your child’s birth in winter stands for keeping and storing,',
  );
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
  expect(textOf({ date: '1990-05-15' }, 'year-ahead')).toMatch(
    /For a woman, 2027 falls in a ten-year phase of .* For a man, it falls in a phase of /,
  );
});

test('a phase that ends within a year is told in brief, and the next one in detail', () => {
  const lisbon = { name: 'Lisbon, Portugal', timeZone: 'Europe/Lisbon', longitude: -9.14 };
  const birth: Birth = { date: '1992-03-19', time: '15:40', sex: 'female', place: lisbon };
  const on = (day: string) => chapterOf(read(birth, day), 'phases');
  expect(on('2026-11-28')?.summary).toMatch(
    /^In short: the ten-year phase of duties and tests ends in \w+ 2026, and then practical results come first\.$/,
  );
  const told = textOn('2026-11-28', birth, 'phases');
  expect(told).toMatch(/began in \w+ 2016\. Its theme is duties and tests, and it ends in \w+ 2026\./);
  expect(told).toMatch(
    /From \w+ 2026 to \w+ 2036 the phase is Earth Pig .*These ten years are read as a time of/,
  );
  expect(on('2024-11-28')?.summary).toMatch(/^In short: at 32, the ten-year phase is about duties and tests/);
  // Without a sex, the phases of both courses have their ends.
  expect(textOf({ date: '1990-05-15' }, 'phases')).toMatch(/\) until \w+ 20\d\d, read as /);
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

test('each theme of a year is named once in the chapter on it, and in no other chapter', () => {
  const repeated = many.flatMap((reading) => {
    const [theme = ''] = /is read as (.*)\.$/.exec(reading.summary.yearAhead[0] ?? '')?.slice(1) ?? [];
    return reading.sections.flatMap(({ id, summary, paragraphs }) =>
      [summary, ...paragraphs.map(({ text }) => text)].join(' ').split(theme).length >
      (id === 'year-ahead' ? 2 : 1)
        ? [`${id}: ${theme}`]
        : [],
    );
  });
  expect(repeated).toEqual([]);
});

test('a year in whose second half a phase begins belongs to the phase before', () => {
  // The phases of this woman begin in July.
  const birth: Birth = { date: '1979-11-14', time: '17:05', sex: 'female', place: london };
  expect(textOf(birth, 'phases')).toContain('and it ends in July 2027.');
  expect(textOf(birth, 'year-ahead')).toContain('within a ten-year phase of practical results');
});

test('a reading says what the ten gods are where it first names one', () => {
  for (const reading of many) {
    const whole = wholeOf(reading);
    const gods =
      /\((比肩|劫財|食神|傷官|偏財|正財|偏官|正官|偏印|正印)\)(, one of ten names for how an element stands to the day master)?/gu;
    const [first, ...others] = [...whole.matchAll(gods)];
    expect(first?.[2] ?? !first, first?.[0]).toBeTruthy();
    expect(others.filter(([, , explained]) => explained)).toEqual([]);
  }
});

test('the sentence on easy months names the best ones', () => {
  for (const reading of many) {
    const best = (chapterOf(reading, 'months')?.paragraphs ?? []).flatMap(({ text }) => {
      const [, month, year] = /^Best from (\w+) \d+, (\d+)/.exec(text) ?? [];
      return month && year ? [`${month} ${year}`] : [];
    });
    const summary = chapterOf(reading, 'months')?.summary ?? '';
    for (const month of best.slice(0, 3)) expect(summary).toContain(month);
  }
});
