import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chapterOf, many, newYork, read, textOf, textOn } from '../test/readings.ts';

test('a year of the own sign that begins within the next twelve months is named once', () => {
  expect(textOf({ date: '1991-06-14' }, 'year-ahead')).toContain(
    '2027 is a year of your own sign (本命年, běnmìngnián), which comes every twelve years.',
  );
  expect(textOf({ date: '1991-06-14' }).match(/本命年/gu)).toHaveLength(1);
});

test('a year with the theme of the main one says so, and tells its own clash', () => {
  expect(textOf({ date: '2010-09-02', time: '03:35' }, 'year-ahead')).toContain(
    'Until February 5, 2027 it is still the Year of the Horse, which has the same theme.',
  );
  expect(textOf({ date: '2011-05-09', time: '08:00' }, 'year-ahead')).toContain(
    'which has the same theme. The Horse stands opposite the Rat (the animal of your day of birth), so leave room for changes.',
  );
});

test('the advice on work follows the ten god of the month', () => {
  const adults = many.filter(({ audience }) => audience === 'adult');
  const works = adults.map((reading) => chapterOf(reading, 'career')?.summary);
  expect(new Set(works).size).toBe(10);
  // The second point of the first page is usually that of the career.
  expect(new Set(adults.map(({ summary }) => summary.whatHelps[1])).size).toBeGreaterThanOrEqual(10);
});

test('a sign opposed to the god of the year gets the custom, with a note that it is not a forecast', () => {
  const told = textOn('2026-03-01', { date: '1984-06-10' }, 'year-ahead');
  expect(told).toContain('The Horse, the sign of 2026, stands opposite your Rat (沖太歲)');
  expect(told.split('This is a custom, not a forecast.')).toHaveLength(2);
  expect(textOf({ date: '1988-06-10' }, 'year-ahead')).not.toContain('Tai Sui');
});

test('each year ahead that is difficult for the sign has its custom, unless it is nearly over', () => {
  const birth = { date: '1996-04-27' };
  const told = textOn('2026-03-01', birth, 'year-ahead');
  expect(told).toContain('The Horse, the sign of 2026, stands opposite your Rat');
  expect(told).toContain('The Goat, the sign of 2027, and your Rat easily misunderstand each other');
  const late = textOf(birth, 'year-ahead');
  expect(late).not.toContain('the sign of 2026');
  expect(late).toContain('The Goat, the sign of 2027, and your Rat easily misunderstand each other');
});

test('a year with the element of the present phase says so instead of explaining the element again', () => {
  const birth: Birth = { date: '2001-01-17', sex: 'female' };
  expect(textOf(birth, 'phases')).toContain(
    'Fire melts metal. So the element of this phase controls your day master. What controls it stands for duties and rules.',
  );
  expect(textOf(birth, 'year-ahead')).toContain(
    'This is a Fire Goat year. The present ten-year phase has the same element, so the year repeats its theme.',
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
    'Each year has an animal and, separately, an element. This is a Fire Goat year, and your day master is Water. Water puts out fire. So your day master controls the element of this year. Tradition reads such a year as a time of tasks and results.',
  );
  expect(chapter?.whatHelps).toContain('Begin what is new in March 2027, a good month from March 6 on.');
  expect(chapter?.watchFor).toContain('Large changes in May and September 2027, which are slow months.');
});

test('the month to begin in is good, and its own text does not ask for rest, study or papers', () => {
  const told = many.flatMap((reading) => {
    const helps = chapterOf(reading, 'year-ahead')?.whatHelps.join(' ') ?? '';
    const [, month] = /Begin what is new in (\w+) 20/u.exec(helps) ?? [];
    const all = chapterOf(reading, 'months')?.paragraphs ?? [];
    return month ? all.flatMap(({ text }) => (text.startsWith(`From ${month} `) ? [text] : [])) : [];
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((text) => !text.includes('good month. '))).toEqual([]);
  expect(told.filter((text) => /\b(rest|study|small one is enough|official)\b/u.test(text))).toEqual([]);
});

test('a year of the own sign names the animal of the day of birth that stands opposite', () => {
  expect(
    textOf({ date: '1979-12-24', time: '19:45', sex: 'female', place: newYork }, 'year-ahead'),
  ).toContain(
    'The Goat stands opposite the Ox (the animal of your day of birth), so leave room for changes.',
  );
});

test('a year that is an ally of one animal and strains the other says both', () => {
  const { summary, sections } = read({ date: '2011-05-09', time: '08:00' });
  expect(sections.find(({ id }) => id === 'year-ahead')?.paragraphs[1]?.text).toBe(
    'The Goat is an ally of the Rabbit of your year of birth, so ask for help early. But the Goat and the Rat (the animal of your day of birth) easily misunderstand each other, so ask twice when in doubt.',
  );
  expect(summary.yearAhead[1]).toBe(
    'The Goat is an ally of the Rabbit of your year of birth, but quarrels with the Rat, the animal of the day of birth. So plan with relatives, and be patient at home.',
  );
});

test('a year is called friendly only if it strains neither animal', () => {
  // The Goat is an ally of the Pig of this birthday, and it is strict with the Dog of the year.
  expect(chapterOf(read({ date: '1982-09-01', time: '14:00' }), 'year-ahead')?.watchFor).toContain(
    'Large changes in April and May 2027, if they can wait.',
  );
});

test('the year of a baby is told without tasks and results', () => {
  const told = textOf({ date: '2025-10-10', time: '10:20' }, 'year-ahead');
  expect(told).toContain('The Year of the Goat lasts from February 6, 2027 to January 25, 2028. ');
  expect(told).not.toMatch(/day master/);
});
