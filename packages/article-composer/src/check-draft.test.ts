import { describe, expect, test } from 'vitest';
import { DraftRefused, type ArticleDraft } from './article.ts';
import { checkDraft, countWords, gatesOf, requireFromNotes } from './check-draft.ts';

/** Sentences of ten words. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}${index % 10 === 9 ? '.' : ''}`).join(' ');

function draft(changes: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    title: 'The Rabbit at work',
    metaDescription: 'What tradition says of the Rabbit at work, and which of its years are near.',
    html: `<p>An answer.</p><h2>At work</h2><p>${words(298)}</p>`,
    targetKeyword: 'rabbit',
    ...changes,
  };
}

describe('checking a draft', () => {
  test('a valid draft is returned unchanged', () => {
    expect(checkDraft(draft(), 300)).toEqual(draft());
  });

  test.each([
    ['a short title', { title: 'Rabbit' }, /title/],
    ['a title of 61 characters', { title: 'R'.repeat(61) }, /title/],
    ['markup in the title', { title: 'The <b>Rabbit</b> at work' }, /title is not plain text/],
    ['a short description', { metaDescription: 'Of rabbits.' }, /meta description/],
    ['a description of 156 characters', { metaDescription: 'd'.repeat(156) }, /meta description/],
    ['no heading', { html: `<p>${words(300)}</p>` }, /no headings/],
    ['a minor heading first', { html: `<h3>a</h3><h2>b</h2><p>${words(298)}</p>` }, /first heading/],
    ['an h1 heading', { html: `<h1>a</h1><p>${words(299)}</p>` }, /<h1>/],
    ['text outside any paragraph', { html: `<h2>a</h2>loose` }, /outside/],
    ['too few words', { html: `<p>a</p><h2>a</h2><p>${words(77)}</p>` }, /79 words/],
    ['no answer', { html: `<h2>a</h2><p>${words(268)}</p>` }, /does not begin with an answer/],
    [
      'an answer of 61 words',
      { html: `<p>${words(61)}</p><h2>a</h2><p>${words(90)}</p>` },
      /at most 60 words/,
    ],
    [
      'a sentence of 61 words',
      { html: `<p>a</p><h2>a</h2><p>${'a '.repeat(61)}. ${words(90)}</p>` },
      /too long to read/,
    ],
    [
      'sentences of 36 words',
      { html: `<p>${'a '.repeat(36)}.</p><h2>a</h2><p>${`${'a '.repeat(36)}. `.repeat(7)}</p>` },
      /too long to read/,
    ],
    [
      'an empty heading',
      { html: `<p>a</p><h2>a</h2><p>${words(90)}</p><h2> </h2><p>b</p>` },
      /empty heading/,
    ],
    ['a heading without text', { html: `<p>a</p><h2>a</h2><h2>b</h2><p>${words(90)}</p>` }, /empty heading/],
    [
      'an empty table',
      { html: `<p>a</p><h2>a</h2><p>${words(90)}</p><table><tbody></tbody></table>` },
      /empty heading or table/,
    ],
    ['too many words', { html: `<p>a</p><h2>a</h2><p>${words(329)}</p>` }, /331 words/],
    ['a script', { html: '<h2>a</h2><script>alert(1)</script>' }, /<script>/],
    ['a tag named like a property of objects', { html: '<constructor>a</constructor>' }, /<constructor>/],
    ['an image', { html: '<h2>a</h2><img src=x onerror=alert(1)>' }, /<img>/],
    ['an event handler', { html: '<h2 onclick="alert(1)">a</h2>' }, /attribute onclick/],
    ['a script address', { html: '<h2>a</h2><p><a href=" javascript:alert(1)">b</a></p>' }, /link/],
    ['an address of another host', { html: '<h2>a</h2><p><a href="//evil.example">b</a></p>' }, /link/],
    ['a comment', { html: '<h2>a</h2><!-- b -->' }, /comment/],
    ['deeply nested tags', { html: '<h2>a</h2>' + '<blockquote>'.repeat(50) }, /too deep/],
    ['a body above the length limit', { html: `<h2>a</h2><p>${words(60_000)}</p>` }, /longer/],
    ['a doctype', { html: '<!doctype html><h2>a</h2>' }, /processing/],
  ])('%s is rejected with a message that names the rule', (_, changes, reason) => {
    expect(() => checkDraft(draft(changes), 300)).toThrow(DraftRefused);
    expect(() => checkDraft(draft(changes), 300)).toThrow(reason);
  });

  test('reports every broken rule with its field, not only the first', () => {
    const broken = gatesOf(draft({ title: 'Rabbit', html: '<h3>a</h3>\n<img src="x">' }), 300).filter(
      ({ problem }) => problem !== null,
    );
    expect(broken.map(({ field, problem }) => [field, problem])).toEqual([
      ['title', 'The title is not 10 to 60 characters long.'],
      ['content', 'The article contains <img>, which is not allowed.'],
      ['content', 'The first heading of the article is not an h2.'],
      ['content', 'The article does not begin with an answer of at most 60 words.'],
      ['content', 'The article has 1 words, which is not from 80 to a tenth above 300.'],
    ]);
    expect(gatesOf(draft(), 300).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  test('list items separate words, links do not', () => {
    expect(countWords('<ul><li>one</li><li>two</li></ul><p>th<a href="/x">ree</a> — four</p>')).toBe(4);
  });
});

describe('a draft of a language model', () => {
  const notes = draft({
    html: '<p>No. Tesla was founded on July 1, 2003, in a Year of the Goat.</p><h2>More</h2><p>See <a href="/companies">companies</a>.</p>',
  });
  const answer = '<p>No: Tesla, of July 1, 2003, is a Goat.</p>';

  test('that keeps to its notes is returned unchanged', () => {
    const good = draft({ html: `${answer}<p><a href="/companies">More</a></p>` });
    expect(requireFromNotes(good, notes)).toEqual(good);
  });

  test('may write a figure with or without the separator of thousands, and no other figure', () => {
    const counted = draft({ html: `${notes.html}<p>They are 2,542 companies.</p>` });
    const saying = (text: string) => draft({ html: `${answer}<p>${text}</p>` });
    for (const text of ['All 2542 of them.', 'All 2,542 of them.'])
      expect(requireFromNotes(saying(text), counted)).toEqual(saying(text));
    expect(() => requireFromNotes(saying('All 3,542 of them.'), counted)).toThrow(/states 3542/);
  });

  test.each([
    ['a figure', `${answer}<p>It employs 1234.</p>`, /states 1234/],
    ['a link', `${answer}<p><a href="https://evil.example">more</a></p>`, /link/],
    ['an answer that leaves out the sign', '<p>Tesla was founded in 2003.</p>', /does not name Goat/],
    ['an answer that leaves out the year', '<p>Tesla is a Goat.</p>', /does not name 2003/],
  ])('with %s that is not in its notes is refused', (_, html, reason) => {
    expect(() => requireFromNotes(draft({ html }), notes)).toThrow(reason);
  });
});
