import { describe, expect, test } from 'vitest';
import { checkArticle } from './check-article.ts';
import { mergeLine, mergeTexts } from './merge-texts.ts';
import { tidyHtml } from './tidy-html.ts';
import { lostParts, storedHtml } from './visual-html.ts';

describe('the source', () => {
  test('has one block a line, and the words between the tags stay', () => {
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
  test('has the lines that each of two editors changed', () => {
    expect(mergeTexts('a\nMINE\nc\nd', 'a\nb\nc\nd', 'a\nb\nc\nTHEIRS')).toEqual({
      text: 'a\nMINE\nc\nTHEIRS',
      conflicts: 0,
    });
  });

  test('of one line that both changed has both, mine first', () => {
    expect(mergeTexts('MINE', 'a', 'THEIRS')).toEqual({ text: 'MINE\nTHEIRS', conflicts: 1 });
  });

  test.each([
    ['a', 'a', 'theirs', 'theirs'],
    ['mine', 'a', 'theirs', 'mine'],
  ])('of the title %j, which was %j, with %j is %j', (mine, original, theirs, merged) => {
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
  ])('of %s, %s lacks %j', (before, after, lost) => {
    expect(lostParts(before, after)).toEqual(lost);
  });
});

describe('the checklist', () => {
  const article = {
    title: 'The Dragon at Work',
    targetKeyword: 'dragon work',
    metaDescription: 'How people of the Dragon work, and with whom they work best of all.',
    content: '<h2>Work</h2><p>A Dragon at work.</p>',
  };
  const missing = (changes: Partial<typeof article>) =>
    checkArticle({ ...article, ...changes })
      .filter(({ isMet }) => !isMet)
      .map(({ name }) => name);

  test('of a complete article has nothing to say', () => {
    expect(missing({})).toEqual([]);
  });

  test.each([
    [{ metaDescription: ' ' }, 'A meta description'],
    [{ targetKeyword: '' }, 'A target keyword'],
    [{ title: 'x'.repeat(61) }, 'A title of at most 60 characters'],
    [{ content: '<p>A Dragon at work.</p>' }, 'At least one heading'],
    [{ content: `${article.content}<h3> </h3>` }, 'No empty heading or paragraph'],
    [{ content: `${article.content}<table></table>` }, 'A caption on every table'],
    [{ content: `${article.content}<img src="/a.png" alt="">` }, 'A text for every picture'],
    [
      { content: `${article.content}<a href="http://a.example">a</a>` },
      'Links only to https or to our own pages',
    ],
    [{ targetKeyword: 'pig' }, 'The words of the keyword in the text'],
  ])('of %j asks for it', (changes, name) => {
    expect(missing(changes)).toContain(name);
  });
});
