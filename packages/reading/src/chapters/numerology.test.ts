import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('the chapter on numbers comes to one conclusion, and says what counts more', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe(
    'In short: your birthday adds a talent for change, and 2027 is a year for steady work and order.',
  );
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('The chapter on the year ahead counts more.');
  expect(told).toContain('The number 4 is also the number of the life path,');
  expect(told).toContain('A name counts less than a date');
});

test('the personal year is read between the one before it and the one after it', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'For you, 2026 is a year for words, friends and ideas. 2027 has the number 4 and is a year for steady work and order. 2028 is a year of change and movement. So save a long trip for 2028.',
  );
});

test('children and people over 70 read no advice to save something for a later year', () => {
  for (const date of ['2022-06-11', '1944-05-02'])
    expect(textOf({ date }, 'numerology')).toMatch(/2028 is a year [^.]*\. The chapter on the year ahead/);
});
