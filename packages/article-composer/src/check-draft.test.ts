import { describe, expect, test } from 'vitest';
import { DraftRefused, type ArticleDraft } from './article.ts';
import { checkDraft, countWords } from './check-draft.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

function draft(changes: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    title: 'The Rabbit at work',
    metaDescription: 'What tradition says of the Rabbit at work, and which of its years are near.',
    html: `<h2>At work</h2><p>${words(298)}</p>`,
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
    ['a long title', { title: 'R'.repeat(91) }, /title/],
    ['markup in the title', { title: 'The <b>Rabbit</b> at work' }, /title is not plain text/],
    ['a short description', { metaDescription: 'Of rabbits.' }, /meta description/],
    ['a description of 161 characters', { metaDescription: 'd'.repeat(161) }, /meta description/],
    ['no heading', { html: `<p>${words(300)}</p>` }, /no headings/],
    ['a minor heading first', { html: `<h3>a</h3><h2>b</h2><p>${words(298)}</p>` }, /first heading/],
    ['an h1 heading', { html: `<h1>a</h1><p>${words(299)}</p>` }, /<h1>/],
    ['text outside any paragraph', { html: `<h2>a</h2>loose` }, /outside/],
    ['too few words', { html: `<h2>a</h2><p>${words(268)}</p>` }, /269 words/],
    ['too many words', { html: `<h2>a</h2><p>${words(330)}</p>` }, /331 words/],
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

  test('list items separate words, links do not', () => {
    expect(countWords('<ul><li>one</li><li>two</li></ul><p>th<a href="/x">ree</a> — four</p>')).toBe(4);
  });
});
