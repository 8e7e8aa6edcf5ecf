import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { berlin, chapterOf, newYork, read, textOf, textOn } from '../test/readings.ts';

test('a month is named after its animal, by the calendar that the birth states', () => {
  const birth: Birth = { date: '1987-05-15', time: '03:10', calendar: 'vietnam' };
  expect(textOf(birth, 'months')).toContain(
    '(month of the Water Buffalo): a good month. Plan something pleasant at home, because the Water Buffalo is',
  );
});

test('names the present phase of both directions without a sex, and the past phases with one', () => {
  const both = chapterOf(read({ date: '1990-05-15' }), 'phases');
  expect(both?.summary).toMatch(
    /^In short: for a woman, the ten-year phase is about .*; for a man, it is about .*\.$/,
  );
  const [, woman, man] = both?.paragraphs.map(({ text }) => text) ?? [];
  expect(woman).toMatch(
    /^For a woman, the present phase lasts from \w+ \d{4} to \w+ \d{4}\. These ten years are read as/,
  );
  expect(man).toMatch(/^For a man, a new phase begins in \w+ \d{4}\. These ten years are read as/);
  expect(both?.whatHelps).toEqual([
    expect.stringMatching(/^For a woman: [a-z]/),
    expect.stringMatching(/^For a man: [a-z]/),
  ]);
  const text = textOf({ date: '1990-05-15', time: '14:30', sex: 'female' }, 'phases');
  expect(text).toContain(
    'Your first phase began at the age of 3. Each new phase has a theme. At 13 (2003): ',
  );
  expect(text).not.toContain('2033): ');
  expect(text).toMatch(/The phase from July 2023 to July 2033 belongs to \w+, and your day master is /);
});

test('says once that the first phase has not begun, or that both directions have the same text', () => {
  const child = textOf({ date: '2019-04-02' }, 'phases');
  expect(child).toMatch(/For a girl, the present phase lasts from \w+ \d{4} to \w+ \d{4}\. /);
  expect(child).toMatch(/For a boy, the first phase begins in March 2028\. This phase is read as /);
  expect(
    textOf({ date: '2025-12-24' }, 'phases').match(/the first phase begins in \w+ 20\d\d\./gu),
  ).toHaveLength(2);
  expect(textOf({ date: '2020-08-19', time: '09:30', sex: 'male' }, 'phases')).toMatch(
    /The phase from \w+ 2027 to \w+ 2037 belongs to Wood, .* This phase is read as a time of friends/,
  );
  const alike = textOf({ date: '1979-08-19' }, 'phases');
  expect(chapterOf(read({ date: '1979-08-19' }), 'phases')?.summary).toBe(
    'In short: for a woman and for a man alike, the ten-year phase is about support and learning.',
  );
  expect(alike.match(/These ten years are read as a time of support and learning/g)).toHaveLength(1);
});

test('a phase that ends within a year is told in brief, and the next one in detail', () => {
  const lisbon = { name: 'Lisbon, Portugal', timeZone: 'Europe/Lisbon', longitude: -9.14 };
  const birth: Birth = { date: '1992-03-19', time: '15:40', sex: 'female', place: lisbon };
  const on = (day: string) => chapterOf(read(birth, day), 'phases');
  expect(on('2026-11-28')?.summary).toMatch(
    /^In short: the ten-year phase of pressure and hard tests ends in \w+ 2026, and then steady effort and results come first\.$/,
  );
  const told = textOn('2026-11-28', birth, 'phases');
  expect(told).toMatch(/began in \w+ 2016 and ends in \w+ 2026\. Its theme is pressure and hard tests\./);
  expect(told).toMatch(
    /The phase from \w+ 2026 to \w+ 2036 belongs to Earth, .*These ten years are read as a time of/,
  );
  expect(on('2024-11-28')?.summary).toMatch(
    /^In short: at 32, the ten-year phase is about pressure and hard tests/,
  );
  // Without a sex, the phases of both courses have their ends.
  expect(textOf({ date: '1990-05-15' }, 'phases')).toMatch(/ to \w+ 20\d\d\. These ten years are read as /);
});

test('past phases are told in words for the age at which they began, and an equal theme once', () => {
  const told = textOn('2026-11-30', { date: '1929-04-15', sex: 'female' }, 'phases');
  expect(told).toContain(
    'At 16 or 17 (1946): friends and equals. At 26 or 27 (1956): competition and shared money.',
  );
  expect(told).toContain('At 66 or 67 (1996): home and belongings.');
  expect(told.match(/regular days and kept promises/g)).toHaveLength(1);
  expect(told).toContain(
    'Choose the ten years that you remember best, and tell somebody younger about them.',
  );
});

test('people over 70 read about the end of a phase only in its last five years', () => {
  const toldFor = (birth: Birth): string => {
    const chapter = chapterOf(read(birth, '2026-11-30'), 'phases');
    return [chapter?.summary, ...(chapter?.paragraphs ?? []).map(({ text }) => text)].join('\n');
  };
  const far = toldFor({ date: '1929-04-15', sex: 'female' });
  expect(far).toContain('In short: at 97, the ten-year phase is about rest, reading and support.');
  expect(far).toContain('The present phase began in January 2026. It belongs to Earth,');
  expect(far).not.toMatch(/2036|next phase/);
  expect(toldFor({ date: '1938-06-30', time: '09:15', sex: 'male' })).toMatch(
    /it lasts until \w+ 2031\.[^]*The next phase begins in \w+ 2031\./,
  );
  expect(toldFor({ date: '1954-08-08' })).not.toMatch(/ to \w+ 20\d\d/);
  const coming = toldFor({ date: '1936-07-11', time: '10:00', sex: 'female' });
  expect(coming).toContain('The present phase began in October 2017 and ends in October 2027.');
  expect(coming).toContain('The phase that begins in October 2027 belongs to Wood,');
});

test('after 65 a phase is told without work', () => {
  const alan: Birth = { date: '1958-11-23', time: '04:50', sex: 'male' };
  expect(textOn('2026-11-30', alan, 'phases')).toContain(
    'such a phase stands for regular days and kept promises',
  );
  expect(textOn('2023-11-30', alan, 'phases')).toContain('a good decade to lead');
});

test('without a sex the reader is told which of the two paragraphs to read', () => {
  expect(textOf({ date: '1984-10-12' }, 'phases')).toContain(
    'Read the paragraph that fits you, and skip the other one.',
  );
  expect(textOf({ date: '1979-08-19' }, 'phases')).not.toContain('skip the other one');
});

test('the points on a phase of an adult follow its ten god', () => {
  const points = chapterOf(read({ date: '2000-10-03', time: '17:50', place: berlin }), 'phases');
  expect(points?.whatHelps).toContain('For a man: write down what you want before an offer comes.');
  expect(points?.watchFor).toContain('For a man: taking every offer.');
});

test('the present phase says that it brings the useful element, or that it continues the theme before it', () => {
  const child: Birth = { date: '2021-06-18', time: '11:20', place: newYork, sex: 'male' };
  expect(textOn('2026-11-30', child, 'phases')).toContain(
    'Water is also the element that helps your child’s chart most, so tradition calls this a helpful phase.',
  );
  const elder = textOn('2026-11-30', { date: '1934-01-30', sex: 'female' }, 'phases');
  expect(elder).toContain('At 81 (2015): home and belongings.');
  expect(elder).toContain('The phase before had the same theme, so this one continues it.');
});
