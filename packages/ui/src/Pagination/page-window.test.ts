import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 4, [1, 2, 3, 4]],
])('page %i of %i shows %j', (page, pageCount, pages) => {
  expect(pageWindow(page, pageCount)).toEqual(pages);
});
