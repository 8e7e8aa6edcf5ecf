import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('words are counted, tags and entities are not, and a minute that has begun counts in full', () => {
  expect(readingTime('')).toBe(0);
  expect(readingTime('<p class="a b c">one</p>&nbsp;&mdash;')).toBe(1);
  expect(readingTime('word '.repeat(200))).toBe(1);
  expect(readingTime('word '.repeat(201))).toBe(2);
  expect(readingTime('鼠'.repeat(201))).toBe(2);
});

test('an unclosed tag counts as text, and a closed tag does not', () => {
  expect(readingTime(`${'word '.repeat(200)}< word`)).toBe(2);
  expect(readingTime(`${'word '.repeat(200)}<word`)).toBe(2);
  expect(readingTime(`${'word '.repeat(200)}<word <word>`)).toBe(1);
});

test.each(['<', '<!--', '<a ', '&', '&a', '<a>', 'word ', '字'])(
  'T28: the time for %j grows with its length, up to 256 kB',
  (piece) => {
    const timeOf = (kilobytes: number): number => {
      const text = piece.repeat(Math.ceil((kilobytes * 1_000) / piece.length));
      const start = performance.now();
      readingTime(text);
      return performance.now() - start;
    };
    timeOf(8);
    // Quadratic growth takes seconds for 64 kB, and is 64 times the time for 8 kB.
    expect(timeOf(64)).toBeLessThan(24 * timeOf(8) + 200);
    expect(timeOf(256)).toBeLessThan(1_000);
  },
);
