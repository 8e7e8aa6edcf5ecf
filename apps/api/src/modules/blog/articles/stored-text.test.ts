import { describe, expect, test } from 'vitest';
import { countWords, DraftRefused } from '@org/article-composer';
import { cleanHtml } from './clean-html.ts';
import { linkKeywords } from './link-keywords.ts';
import { LinkTargets } from './live-links.ts';
import { pageBody } from '#modules/blog/page/article-html.ts';

/** Texts that can cause backtracking in a parser or a pattern. */
const shapes: readonly (readonly [string, (length: number) => string])[] = [
  ['half a tag', (length) => repeated('<', length)],
  ['half a comment', (length) => repeated('<!--', length)],
  ['tags that never close', (length) => repeated('<b>', length)],
  ['tags that close others', (length) => repeated('<b>', length / 2) + repeated('</i>', length / 2)],
  ['quotes in quotes', (length) => repeated('<blockquote>', length)],
  ['paragraphs', (length) => repeated('<p>a</p>', length)],
  ['cells', (length) => `<table>${repeated('<tr><td>a', length)}`],
  ['links', (length) => `<p>${repeated('<a href="/blog/x.html">a</a> ', length)}</p>`],
  ['tables', (length) => repeated('<table></table>', length)],
  ['headings', (length) => repeated('<h2>fire horse</h2>', length)],
  ['one question with many answers', (length) => `<h3>q?</h3>${repeated('<p>a</p>', length)}`],
  ['many questions', (length) => repeated('<h3>q?</h3><p>a</p>', length)],
  ['half a keyword', (length) => repeated('fire  ', length)],
  ['ampersands', (length) => repeated('&', length)],
  [
    'pictures without an address, after much text',
    (length) => repeated('&', length / 2) + repeated('<img>', length / 2),
  ],
];

const repeated = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));

const counted = (html: string): void => {
  try {
    countWords(html);
  } catch (error) {
    if (!(error instanceof DraftRefused)) throw error;
  }
};
const keyword = new LinkTargets([{ slug: 'fire-horse', targetKeyword: 'fire horse' }]);
const readers: readonly (readonly [string, (html: string) => unknown])[] = [
  ['cleaning', cleanHtml],
  ['checking a draft', counted],
  ['the page', (html) => pageBody(cleanHtml(html), () => false)],
  ['linking keywords', (html) => linkKeywords(cleanHtml(html), keyword)],
];

describe.each(readers)('T28: %s', (_reader, read) => {
  test.each(shapes)('takes time in proportion to the length of %s', (_shape, shape) => {
    /** CPU time of this thread in milliseconds. Other load on the machine does not change it. */
    const timeOf = (kilobytes: number): number => {
      const html = shape(kilobytes * 1_000);
      const start = process.threadCpuUsage();
      read(html);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1_000;
    };
    timeOf(16);
    // The text grows 16 times, so quadratic time would grow 256 times. The first 400 ms do not count, because short
    // times cannot be compared.
    expect((timeOf(256) - 400) / timeOf(16)).toBeLessThan(48);
  });
});
