import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('the chapter on numbers comes to one conclusion, and names the chapter that counts more', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe('In short: your day of birth stands for a talent for finding another way.');
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('The chapter on the year ahead counts for more.');
  expect(told).toContain('The number 4 is also the number of the life path,');
  expect(told).toContain('A name counts less than a date');
});

test('the personal year is read in one sentence', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'the year 2027 add up to 4, read as a year for steady effort and order.',
  );
});
