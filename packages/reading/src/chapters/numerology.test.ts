import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('the chapter on numbers comes to one conclusion, and says what counts more', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe(
    'In short: your birthday adds a talent for change, and 2027 is a year for steady work and order.',
  );
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('Where they differ from the chapter on the year ahead, follow that chapter.');
  expect(told).toContain('The life path has this number too,');
  expect(told).toContain('A name counts less than a date');
});

test('the birthday number is read beside the life path', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'Your birthday, day 14 of the month, gives the number 5. It is read as a talent for change. You soon have another plan when one fails. Say it aloud while the others are still upset. Use it day by day; for long plans, go by the aim of the life path, order and work that lasts.',
  );
});

test('a digit that is repeated only because of the century is not called strong', () => {
  expect(textOf({ date: '1978-01-30' }, 'numerology')).not.toContain('more than once');
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'The digit 1 comes more than once in your date of birth. In a modern custom, the Lo Shu square (洛書), it stands for speech.',
  );
  expect(textOf({ date: '1999-09-19' }, 'numerology')).toContain(
    'The digit 9 comes more than once in your date of birth. In a modern custom, the Lo Shu square (洛書), it stands for ideals.',
  );
});
