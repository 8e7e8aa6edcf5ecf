import { expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { composeReading } from './compose-reading.ts';
import type { Paragraph, SectionId } from './reading.ts';

const today = '2026-11-22';
const chengdu = { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 };
const berlin = { name: 'Berlin, Germany', timeZone: 'Europe/Berlin', longitude: 13.4 };

const paragraphsOf = (birth: Birth, ...ids: SectionId[]): Paragraph[] =>
  composeReading(birth, { today })
    .sections.filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap(({ paragraphs }) => paragraphs);
const textOf = (birth: Birth, ...ids: SectionId[]): string =>
  paragraphsOf(birth, ...ids)
    .map(({ text }) => text)
    .join('\n');

test('a reading begins with the six sections of the specification in their order', () => {
  const { sections } = composeReading({ date: '1990-01-20', time: '14:30' }, { today });
  expect(sections.slice(0, 6).map(({ heading }) => heading)).toEqual([
    'Core Personality',
    'Career',
    'Relationships and Compatibility',
    'Life Path',
    'Numerology',
    'Cultural Significance',
  ]);
  expect(sections.slice(6, 9).map(({ id }) => id)).toEqual(['pillars', 'elements', 'hour']);
});

test('every rule of a reading comes with its name, statement and source, once', () => {
  const { sections, rules } = composeReading({ date: '1990-01-20', time: '14:30' }, { today });
  const named = new Set(sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule)));
  expect(rules.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  expect(rules.every(({ name, statement, source }) => name && statement && source)).toBe(true);
});

test('the four pillars are drawn hour first, with ten gods, hidden stems and melodic elements', () => {
  const { sections } = composeReading({ date: '1990-01-20', time: '14:30' }, { today });
  const figure = sections.find(({ id }) => id === 'pillars')?.figure;
  expect(figure).toMatchObject({
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

test('the elements are drawn by three ways of counting', () => {
  const { sections } = composeReading({ date: '1990-05-15', time: '14:30' }, { today });
  expect(sections.find(({ id }) => id === 'elements')?.figure).toMatchObject({
    elements: [
      { element: 'Wood', visible: 0 },
      { element: 'Fire', visible: 2 },
      { element: 'Earth', visible: 2 },
      { element: 'Metal', visible: 3 },
      { element: 'Water', visible: 1 },
    ],
  });
});

test('with a place the hour is that of the sun there, and the reading says both times', () => {
  expect(textOf({ date: '1990-01-20', time: '14:30', place: chengdu }, 'pillars')).toMatch(
    /of Chengdu, China (?:showed|said|stood at) 14:30, [^.]*\b13:15\b/,
  );
});

test('of a time that the clocks showed twice the reading says that the first is taken', () => {
  const birth = { date: '2024-10-27', time: '02:30', place: berlin };
  expect(textOf(birth, 'pillars')).toContain('showed 02:30 twice; the first is taken');
});

test('a birth between New Year’s Day and the Start of Spring has both signs explained', () => {
  const text = textOf({ date: '1984-02-03', time: '08:00' }, 'pillars');
  expect(text).toMatch(/Your sign (?:stays|is still) the Rat/);
  expect(text).toContain('the year’s pillar is that of the Pig');
});

test('without a time stable and open conclusions stand apart, and only the open ones hang on the hour', () => {
  const [stable, open] = paragraphsOf({ date: '1990-01-20' }, 'hour');
  expect(stable?.text).toMatch(
    /^(?:Stable, whatever the hour|These stand at any hour|Whatever the hour, these hold): the Snake of your year/,
  );
  expect(stable?.certainty).toBe('certain');
  expect(open?.text).toMatch(
    /^(?:Open|To be seen)[^:]*: (?:the animal and the pillar of the hour|the hour’s animal|which animal)/,
  );
  expect(open?.certainty).toBe('hour');
});

test('where a pillar changes within the date, what follows from it hangs on the hour', () => {
  // The Start of Spring of 2024 was at 16:27 on 4 February.
  const ofYear = paragraphsOf({ date: '2024-02-04' }, 'pillars').find(({ text }) =>
    text.includes('the root'),
  );
  expect(ofYear).toMatchObject({
    certainty: 'hour',
    because: expect.stringContaining('at 16:27 癸卯 gave way to 甲辰'),
  });
  expect(
    paragraphsOf({ date: '2024-02-04', time: '16:30' }).filter(({ certainty }) => certainty === 'hour'),
  ).toEqual([]);
});

test('a time within ten minutes of the next double hour is read with its neighbour', () => {
  const near = paragraphsOf({ date: '1990-01-20', time: '14:55' }, 'hour');
  expect(near.at(-1)?.text).toMatch(/5 minutes later [a-z ]* of the Monkey\./);
  expect(near.every(({ certainty }) => certainty === 'hour')).toBe(true);
});

test('the sums in a reading are correct', () => {
  expect(textOf({ date: '1992-11-06' }, 'life-path')).toMatch(
    /11 for the month, 6 for the day and 1992 for the year make 2009; .* 11, in a Monkey the number of the Inspirer\./,
  );
  expect(textOf({ date: '1992-11-29' }, 'numerology')).toMatch(
    /number (is|of your day is) 11, from the digits of 29\./,
  );
  expect(textOf({ date: '1992-11-29', name: 'Ada Lovelace' }, 'numerology')).toContain(
    'Ada Lovelace come to 9',
  );
});

test('a name that the table of letters cannot count is said to be so', () => {
  expect(textOf({ date: '1992-11-29', name: '王小明' }, 'numerology')).toContain('has no value');
});

test('a reading names the other rules that join a sign with its partner of the six harmonies', () => {
  expect(textOf({ date: '1992-06-10' }, 'relationships')).toContain('a punishment and a destruction');
  expect(textOf({ date: '1988-06-10' }, 'relationships')).not.toContain('destruction');
});
