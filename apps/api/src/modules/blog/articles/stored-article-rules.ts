import { articleLists, inFigures } from '@org/api-contract/lists';
import { targetWordCounts } from '@org/api-contract/values';
import {
  asksForMinors,
  checkDraft,
  dayOfCountsIn,
  DraftRefused,
  isCount,
  maxRowsPerArticle,
  shownTables,
  type ArticleFacts,
  type Founding,
  type TableClaim,
  type ArticleDraft,
} from '@org/article-composer';
import { compatibility, getZodiacSignByName } from '@org/zodiac-core';
import { escapeText } from 'entities';
import type { Post } from './queries.ts';

/** The closing note of every composed article. */
const composedNote =
  /<blockquote><p>(?:What is said here of |For entertainment only[:,.] |Please read )[^<]*<\/p><\/blockquote>$/;

/** Removes links, which the product adds to the text itself. */
export const withoutLinks = (html: string): string => html.replaceAll(/<a href="[^"<>]*">|<\/a>/g, '');

/** Whether a text ends with the composer's closing note. */
export const isComposed = (content: string): boolean => composedNote.test(content);

/**
 * The gate for new articles that a composed text fails; `undefined` if it passes all. Edited texts need not pass
 * them.
 */
export function brokenGate({ title, metaDescription, content, targetKeyword }: Post): string | undefined {
  try {
    checkDraft({ title, metaDescription, html: withoutLinks(content), targetKeyword }, targetWordCounts.max);
  } catch (error) {
    if (!(error instanceof DraftRefused)) throw error;
    return `breaks a rule for new articles: ${error.message}`;
  }
  return undefined;
}

/** The first rule that an article breaks, for the log and the command line; `undefined` if it breaks none. */
export function faultOf({ content, targetKeyword }: Post, facts: ArticleFacts): string | undefined {
  if (asksForMinors(targetKeyword, facts, facts.today)) return 'matches a person under 18';
  if (content.includes('<tbody></tbody>')) return 'has a table without rows';
  const shown = shownTables(facts, facts.keywords);
  // A name can be in two lists, as a company and a car brand.
  const shownNames = new Set(articleLists.flatMap(({ member }) => shown[member].map(({ name }) => name)));
  if (statesAnotherScore(content)) return 'states an outdated score of two signs';
  for (const { member: table } of articleLists) {
    const named = rowsIn(content, facts[table]);
    if (named.length > maxRowsPerArticle) return `names more rows of a table than ${maxRowsPerArticle}`;
    if (named.some(({ name }) => !shownNames.has(name))) return 'names rows that articles may not show';
  }
  return undefined;
}

/** The fault of an article that states the number of rows without a day; `undefined` if it has none. */
export const undatedCounts = (
  { content }: Pick<Post, 'content'>,
  cited: readonly TableClaim[],
): string | undefined =>
  dayOfCountsIn(content) === undefined &&
  cited.some((claim) => isCount(claim) && content.includes(inFigures(claim.value)))
    ? 'states counts without their day'
    : undefined;

/** Whether a score of two signs, in the composer's format, differs from today's score. */
const statesAnotherScore = (content: string): boolean =>
  [
    ...withoutLinks(content).matchAll(/\b([A-Z][a-z]{1,6}) and ([A-Z][a-z]{1,6}) score (\d{1,3}) of 100\b/g),
  ].some(([, one = '', other = '', score]) => {
    const [a, b] = [getZodiacSignByName(one), getZodiacSignByName(other)];
    return a && b && compatibility(a.id, b.id).score !== Number(score);
  });

/** The rows that a text names in a format of the composer. Older texts have straight apostrophes. */
const rowsIn = (text: string, rows: readonly Founding[]): Founding[] => {
  const content = text.replaceAll('’', "'");
  return rows.filter(({ name, year }) => {
    const escaped = escapeText(name.replaceAll('’', "'"));
    return (
      content.includes(`${escaped} (${year})`) ||
      content.includes(`>${escaped}</th><td>`) ||
      content.includes(`>${escaped}</a></th><td>`) ||
      content.includes(`>${escaped} was founded `) ||
      content.includes(`>${escaped} joined the Union `)
    );
  });
};

/** The stored columns for the facts and the figure of a draft. */
export const storedEvidence = ({ cited, figure }: Pick<ArticleDraft, 'cited' | 'figure'>) => ({
  ...(cited && { cited: JSON.stringify(cited) }),
  ...(figure && { figure: JSON.stringify(figure) }),
});
