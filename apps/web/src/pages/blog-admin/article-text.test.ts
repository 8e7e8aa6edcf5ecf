import { describe, expect, test } from 'vitest';
import { mergeLine, mergeTexts } from './merge-articles.ts';
import { tidyHtml } from './tidy-html.ts';
import { lostParts, storedHtml } from './visual-html.ts';

describe('the source', () => {
  test('puts one block on each line, and keeps the words between the tags', () => {
    const html =
      '<h2>Work</h2><p>A <strong>b</strong> c</p><ul><li>one</li><li>two</li></ul><table><tbody><tr><td>x</td></tr></tbody></table>';
    const tidy = tidyHtml(html);
    expect(tidy.split('\n')).toEqual([
      '<h2>Work</h2>',
      '<p>A <strong>b</strong> c</p>',
      '<ul>',
      '<li>one</li>',
      '<li>two</li>',
      '</ul>',
      '<table>',
      '<tbody>',
      '<tr><td>x</td></tr>',
      '</tbody>',
      '</table>',
    ]);
    expect(tidyHtml(tidy)).toBe(tidy);
    expect(tidy.replaceAll('\n', '')).toBe(html);
  });
});

describe('a merge', () => {
  test('contains the lines that each editor changed', () => {
    expect(mergeTexts('a\nMINE\nc\nd', 'a\nb\nc\nd', 'a\nb\nc\nTHEIRS')).toEqual({
      text: 'a\nMINE\nc\nTHEIRS',
      conflicts: [],
    });
  });

  test('keeps both versions of a line that both changed, mine first', () => {
    expect(mergeTexts('MINE', 'a', 'THEIRS')).toEqual({
      text: 'MINE\nTHEIRS',
      conflicts: [{ mine: 'MINE', theirs: 'THEIRS' }],
    });
  });

  test.each([
    ['a', 'a', 'theirs', 'theirs'],
    ['mine', 'a', 'theirs', 'mine'],
  ])('turns my title %j, originally %j, and their title %j into %j', (mine, original, theirs, merged) => {
    expect(mergeLine(mine, original, theirs)).toBe(merged);
  });
});

describe('the visual editor', () => {
  test('adds no paragraph to the items of a list', () => {
    expect(storedHtml('<ul><li><p>one <em>two</em></p></li><li><p>a</p><p>b</p></li></ul>')).toBe(
      '<ul><li>one <em>two</em></li><li><p>a</p><p>b</p></li></ul>',
    );
  });

  test.each([
    ['<p>a <u>b</u></p>', '<p>a b</p>', ['<u>']],
    ['<p><a href="/x">a</a></p>', '<p><a href="/y">a</a></p>', ['<a href="/x">']],
    ['<p>one two</p>', '<p>one</p>', ['two']],
    ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>', []],
  ])('reports for %s, edited to %s, the lost parts %j', (before, after, lost) => {
    expect(lostParts(before, after)).toEqual(lost);
  });
});
