import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('the chapter on numbers comes to one conclusion, and says what counts more', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe(
    'In short: your birthday adds a talent for change, and 2027 is a year for steady work and order.',
  );
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('The chapter on the year ahead reads the whole chart, so it counts more.');
  expect(told).toContain('The number 4 is also the number of the life path,');
  expect(told).toContain('A name counts less than a date');
});

test('the personal year is read between the one before it and the one after it', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    '2026 is read as a year for words, friends and ideas. 2027, with the number 4, is read as a year for steady work and order. 2028 is read as a year of change and movement, so save a long trip for that year.',
  );
});

test('a digit that is repeated only because of the century is not called strong', () => {
  expect(textOf({ date: '1978-01-30' }, 'numerology')).not.toContain('more than once');
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'The digit 1 appears more than once in your date of birth. In a modern custom, the Lo Shu square (洛書), it stands for speech.',
  );
  expect(textOf({ date: '1999-09-19' }, 'numerology')).toContain(
    'The digit 9 appears more than once in your date of birth. In a modern custom, the Lo Shu square (洛書), it stands for ideals.',
  );
});
