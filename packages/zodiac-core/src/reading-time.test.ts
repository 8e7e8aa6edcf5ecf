import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('words are counted, tags and entities are not, and a started minute counts', () => {
  expect(readingTime('')).toBe(0);
  expect(readingTime('<p class="a b c">one</p>&nbsp;&mdash;')).toBe(1);
  expect(readingTime('word '.repeat(200))).toBe(1);
  expect(readingTime('word '.repeat(201))).toBe(2);
  expect(readingTime('鼠'.repeat(201))).toBe(2);
});
