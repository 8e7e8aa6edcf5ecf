import { expect, test } from 'vitest';
import { chapterOf, read, textOf } from '../test/readings.ts';

test('the chapter on numbers comes to one conclusion and gives no orders for the year', () => {
  const chapter = chapterOf(read({ date: '1991-06-14', name: 'Ada Lovelace' }), 'numerology');
  expect(chapter?.summary).toBe('In short: your day of birth stands for a talent for finding another way.');
  const told = chapter?.paragraphs.map(({ text }) => text).join(' ');
  expect(told).toContain('The letters of Ada Lovelace add up to 9.');
  expect([chapter?.whatHelps, chapter?.watchFor]).toEqual([[], []]);
});

test('the personal year is read in one sentence', () => {
  expect(textOf({ date: '1991-06-14' }, 'numerology')).toContain(
    'the year 2027 add up to 4, which numerology connects with steady effort and order.',
  );
});
