import { expect, test } from 'vitest';
import { linkKeywords, unlink } from './link-keywords.ts';
import { LinkTargets } from './live-links.ts';

const linked = (text: string, targetKeyword: string): string =>
  linkKeywords(`<p>${text}</p>`, new LinkTargets([{ slug: 'other', targetKeyword }])).html;

test.each([
  'year-of-the-dragon',
  'fire-horse 1966',
  'c++ and c#',
  'who? (the rat)',
  'a|b',
  '$62 [once]',
  '{ox}',
  '^tiger.*$',
  'back\\slash',
  'and/or',
  '-',
])('the keyword %j is linked literally and is not a pattern', (keyword) => {
  expect(linked(`Of ${keyword}: more.`, keyword)).toBe(
    `<p>Of <a href="/blog/other.html">${keyword}</a>: more.</p>`,
  );
  expect(linked('Nothing of the kind.', keyword)).toBe('<p>Nothing of the kind.</p>');
});

test('a keyword may contain every printable character', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const keyword = `ox${String.fromCharCode(code)}rat`;
    expect([keyword, linked('Nothing of the kind.', keyword)]).toEqual([
      keyword,
      '<p>Nothing of the kind.</p>',
    ]);
  }
});

test('removing links keeps their words, and keeps links that were changed since', () => {
  const html = '<p>Fire &amp; the <em>ox</em> and\n the rat.</p>';
  const { html: linkedHtml, added } = linkKeywords(
    html,
    new LinkTargets([
      { slug: 'ox', targetKeyword: 'ox' },
      { slug: 'rat', targetKeyword: 'and the rat' },
    ]),
  );
  expect(added).toHaveLength(2);
  expect(unlink(linkedHtml, added)).toEqual({ html, removed: 2 });
  const edited = linkedHtml.replace('>ox</a>', '>the oxen</a>').replace('/blog/rat.html', '/blog/rats.html');
  expect(unlink(edited, added)).toEqual({ html: edited, removed: 0 });
});

test('T28: a text ten times as long takes about ten times as long', () => {
  const quickestMs = (html: string): number => {
    const runs = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      linkKeywords(html, new LinkTargets([{ slug: 'other', targetKeyword: 'fire horse of the year' }]));
      return performance.now() - startedAt;
    });
    return Math.min(...runs);
  };
  for (const piece of ['fire ', 'fire horse ', ' ', 'fire horse of the ', 'x', '<b>fire</b>']) {
    const of = (length: number) => `<p>${piece.repeat(length / piece.length)}</p>`;
    const shortMs = quickestMs(of(25_000));
    expect([piece, quickestMs(of(250_000)) < Math.max(40 * shortMs, 200)]).toEqual([piece, true]);
  }
});

test('of two keywords that overlap the longer one is linked, and of several articles on one the newest', () => {
  const targets = new LinkTargets([
    { slug: 'own', targetKeyword: 'wood' },
    { slug: 'newer', targetKeyword: 'Horse' },
    { slug: 'older', targetKeyword: 'horse' },
    { slug: 'fire', targetKeyword: 'fire horse' },
  ]);
  const { html } = linkKeywords('<p>Of wood, a Fire  Horse and a horse.</p>', targets, { ownSlug: 'own' });
  expect(html).toBe(
    '<p>Of wood, a <a href="/blog/fire.html">Fire  Horse</a> and a <a href="/blog/newer.html">horse</a>.</p>',
  );
});

test('linking a text takes about as long with a thousand times as many articles to link to', () => {
  const html = `<p>${'The wood horse of 1954 and the fire horse of 1966. '.repeat(200)}</p>`;
  const quickestMs = (count: number): number => {
    const targets = new LinkTargets(
      Array.from({ length: count }, (_, n) => ({ slug: `to-${n}`, targetKeyword: `fire horse ${n}` })),
    );
    const runs = Array.from({ length: 9 }, () => {
      const startedAt = performance.now();
      linkKeywords(html, targets);
      return performance.now() - startedAt;
    });
    return Math.min(...runs);
  };
  quickestMs(20);
  expect(quickestMs(20_000)).toBeLessThan(Math.max(5 * quickestMs(20), 50));
});
