import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chapterOf, many, newYork, read, textOf, textOn, wholeOf } from '../test/readings.ts';

test('the chapter on elements says in its first sentence what helps most, or why no element is named', () => {
  const summaryOf = (birth: Birth) => chapterOf(read(birth), 'elements')?.summary;
  expect(summaryOf({ date: '1974-09-27' })).toContain('and there is energy to spare.');
  for (const { sections } of many) {
    const chapter = sections.find(({ id }) => id === 'elements');
    const told = chapter?.paragraphs.map(({ text }) => text).join(' ') ?? '';
    expect(chapter?.summary.includes('variety helps most')).toBe(told.includes('neither strong nor weak'));
  }
});

test('the useful element is compared with the missing ones', () => {
  const toldFor = (birth: Birth) => textOf(birth, 'elements');
  expect(toldFor({ date: '1970-07-19', time: '16:10' })).toContain(
    'It counts for more than the missing Fire.',
  );
  const missing = toldFor({ date: '2000-08-30' });
  expect(missing).toContain('The three known pillars do not show it, so a little of it counts');
  const [, element = ''] = /For your chart it is (\w+)\./.exec(missing) ?? [];
  expect(missing).not.toContain(`Without ${element},`);
});

test('a useful element that controls a strong day master is also told as its limit', () => {
  // The day master is Yin Fire, and its useful element is Water.
  expect(textOf({ date: '1972-05-06' }, 'elements')).toContain(
    'Water cools the chart. It also stands for duties, and a day master this strong does well with limits. It counts for more than the missing Earth.',
  );
});

test('the text on the month of birth does not contradict the strength of the day master', () => {
  const told = many.map((reading) => ({
    core:
      chapterOf(reading, 'core-personality')
        ?.paragraphs.map(({ text }) => text)
        .join(' ') ?? '',
    strength: chapterOf(reading, 'elements')
      ?.paragraphs.flatMap(({ claims }) => claims)
      .find(({ subject }) => subject === 'day-master:strength')?.value,
  }));
  const strengthsWhere = (pattern: RegExp) =>
    new Set(told.filter(({ core }) => pattern.test(core)).map(({ strength }) => strength));
  expect(strengthsWhere(/these traits (are strong|come easily)/)).toEqual(new Set(['strong', 'balanced']));
  expect(strengthsWhere(/these traits show|acting like this all day is tiring/)).toEqual(
    new Set(['weak', 'balanced']),
  );
});

test('the element of the year is explained beside the element of the sign', () => {
  expect(textOf({ date: '1984-06-10' }, 'core-personality')).toContain(
    'The Rat’s own element is Water, but 1984 was a Wood year, so almanacs call it a year of the Wood Rat.',
  );
});

test('the elements are drawn by three ways of counting, and the text names a missing one', () => {
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
  expect(textOf(birth, 'elements')).toContain('The pillars of your chart show no Wood.');
  // The hour could show Wood.
  expect(textOf({ date: '1990-05-15' }, 'elements')).toContain('The three known pillars show no Wood');
});

test('without an hour the strongest element is open if an hour could change it', () => {
  const told = textOf({ date: '1981-04-02' }, 'elements');
  expect(told).toContain('clear judgment. The hour of birth is not known and could change this.');
  expect(told).toContain('asks how much of the three known pillars supports it.');
  expect(textOf({ date: '1981-04-02', time: '10:00' }, 'elements')).toContain(
    'how much of the whole chart supports',
  );
  const open = many.filter((reading) => wholeOf(reading).includes('could change this.'));
  expect(open.length).toBeGreaterThan(5);
  expect(open.length).toBeLessThan(many.length / 3);
});

test('the useful element is named as missing once, where it is explained', () => {
  const told = textOf({ date: '1997-05-17', time: '14:25' }, 'elements');
  expect(told).toContain('For your chart it is Water.');
  expect(told).toContain('The pillars do not show it, so a little of it counts for a lot.');
  expect(told).not.toContain('show no Water');
});

test('the chapter on work is about the element that the reading calls strongest', () => {
  const birth = { date: '1998-10-30', time: '21:20' };
  expect(chapterOf(read(birth), 'elements')?.summary).toContain(
    'Earth is the strongest element in your chart',
  );
  expect(textOf(birth, 'career')).toContain(
    'The strongest element in your chart stands for support and learning.',
  );
});

test('the chapter on elements explains why the strongest element is not the most frequent one', () => {
  expect(textOf({ date: '1978-10-11', time: '18:50' }, 'elements')).toContain(
    'So although Fire appears most often,',
  );
});

test('advice on a missing element is given only if the element helps the chart', () => {
  // Summer has Fire, and the chart needs Water.
  const hot = textOf({ date: '1988-07-09', time: '06:15' }, 'elements');
  expect(hot).toContain('so Fire and Metal need not be added.');
  expect(hot).not.toContain('makes life easier');
  // Without an hour, no element is known to help.
  expect(textOf({ date: '1979-02-21' }, 'elements')).toContain(
    'no Metal or Water. What counts is balance and not completeness, so this is not a fault.',
  );
});

test('an element of rules that the pillars do not show is only in the background', () => {
  // Water controls the Fire of this day master, and only the hidden stems have it.
  const birth: Birth = { date: '2021-06-18', time: '11:20', place: newYork };
  expect(textOn('2026-11-30', birth, 'elements')).toContain('it is Water. ');
  expect(textOn('2026-11-30', birth, 'elements')).toContain('The pillars do not show it');
  expect(textOn('2026-11-30', birth, 'career')).toContain(
    'The element of rules and duties is only in the background of this chart.',
  );
});
