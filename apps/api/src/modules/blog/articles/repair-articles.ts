import { targetWordCounts } from '@org/api-contract/values';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import {
  asksForMinors,
  composeArticle,
  countWords,
  DraftRefused,
  maxRowsPerArticle,
  shownTables,
  type ArticleFacts,
  type ArticleTables,
  type Founding,
} from '@org/article-composer';
import { compatibility, getZodiacSignByName } from '@org/zodiac-core';
import { escapeText } from 'entities';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import {
  allPosts,
  earlierContents,
  postById,
  storedTextRules,
  storeTextRules,
  lockArticles,
  type Post,
} from './queries.ts';
import { readArticleFacts } from './read-article-facts.ts';
import { saveText } from './save-text.ts';

export const repairArticlesJob = 'repair-articles';
/** Version of the article rules. Increase it when stored articles must follow a new rule. */
const textRules = 3;

/**
 * Sentences of an earlier composer that match people by birth years, even of children. The lengths are limited, so that
 * the search takes linear time.
 */
const pairings = [
  /For two dates to try it on: the [^.<]{1,60} year begins on [^.<]{1,60}\./g,
  /So it would stand between the [^.<]{1,60} year and the [^.<]{1,60} year, the latter from [^.<]{1,60}\./g,
  /Whoever was born in the [^.<]{1,60} year and loves somebody of the [^.<]{1,60} year may test it at home\./g,
  /An? \w{1,20} to try it on may come from the [^.<]{1,60} year, and an? \w{1,20} from the [^.<]{1,60} year\./g,
  /Of two people from the [^.<]{1,60} year and the [^.<]{1,60} year the first carries \w{1,20} and the second \w+\./g,
];
/** The closing note of every composed article. */
const composedNote =
  /<blockquote><p>(?:What is said here of |For entertainment only[:,] |Please read )[^<]*<\/p><\/blockquote>$/;

/** The result of a repair of all articles. */
export interface Repairs {
  /** Slugs of the corrected articles. */
  repaired: string[];
  /** Articles that still break a rule, in a text that an admin has edited. */
  faulty: { slug: string; reason: string }[];
}

/** Checks and corrects the stored articles once for each version of the article rules. */
export async function repairArticles(services: Services): Promise<void> {
  if ((await storedTextRules(services.db)) < textRules) await repairAllArticles(services);
}

/**
 * Checks all stored articles against the rules for new ones, and corrects them: no match of people by birth years, none
 * with anyone under 18, a limited number of named companies, brands and states, no table without rows, no outdated score of
 * two signs.
 *
 * An article that is still as the composer wrote it is composed again and keeps its slug. From an edited article only the
 * known matching sentences are removed; if it still breaks a rule, it is reported so that an admin can change it. The
 * previous text is kept as a revision.
 *
 * @returns `'taken'` while another process does this
 */
export const repairAllArticles = (services: Services): Promise<Repairs | 'taken'> =>
  exclusively(services.db, repairArticlesJob, async (lock) => {
    const posts = (await allPosts(services.db)).toSorted((a, b) => a.id - b.id);
    const repairs: Repairs = { repaired: [], faulty: [] };
    for (const post of posts) {
      const { isRepaired, fault } = await repair(services, lock, post);
      if (isRepaired) repairs.repaired.push(post.slug);
      if (fault !== undefined) repairs.faulty.push({ slug: post.slug, reason: fault });
    }
    await storeTextRules(services.db, textRules);
    return repairs;
  });

/** The result for one article. */
interface Repair {
  isRepaired: boolean;
  /** The rule that it still breaks. */
  fault?: string | undefined;
}

async function repair(services: Services, lock: HeldLock, post: Post): Promise<Repair> {
  const facts = await readArticleFacts(services);
  if (faultOf(post, facts) === undefined) return { isRepaired: false };
  const text = (await composedAgain(services, post, facts)) ?? withoutPairings(post);
  const content = cleanHtml(text.content);
  const done = await transact(services, async (trx, onCommit): Promise<Repair | { edited: Post }> => {
    await lockArticles(trx);
    const now = await postById(trx, post.id);
    if (!now) return { isRepaired: false };
    if (now.updatedAt.getTime() !== post.updatedAt.getTime()) return { edited: now };
    const isRepaired = content !== '' && content !== now.content;
    if (isRepaired) {
      await saveText(trx, onCommit, services, now, {
        ...now,
        metaDescription: text.metaDescription,
        content,
      });
      onCommit.record('article_repaired', { slug: now.slug });
    }
    const fault = faultOf({ ...now, content }, facts);
    if (fault !== undefined) onCommit.record('article_faulty', { slug: now.slug, reason: fault });
    await lock.confirm();
    return { isRepaired, fault };
  });
  // The article was edited in the meantime: check the new text.
  return 'edited' in done ? repair(services, lock, done.edited) : done;
}

type Text = Pick<Post, 'content' | 'metaDescription'>;

/** Composes the article again with the same keyword and length. Returns `undefined` if an admin has edited its text. */
async function composedAgain({ db }: Services, post: Post, facts: ArticleFacts): Promise<Text | undefined> {
  const texts = [...(await earlierContents(db, post.id)), post.content].map(withoutLinks);
  if (new Set(texts).size > 1 || !composedNote.test(post.content)) return undefined;
  const words = Math.min(Math.max(countWords(post.content), targetWordCounts.min), targetWordCounts.max);
  try {
    const draft = composeArticle(
      {
        keyword: post.targetKeyword,
        targetWordCount: words,
        businessLocation: 'Global',
        includeLocalSeo: false,
      },
      // The article itself is no reason to refuse its keyword.
      { ...facts, keywords: facts.keywords.filter((keyword) => keyword !== post.targetKeyword) },
    );
    return { content: draft.html, metaDescription: draft.metaDescription };
  } catch (error) {
    if (!(error instanceof DraftRefused)) throw error;
    return undefined;
  }
}

/** Removes links, which the product adds to the text itself. */
const withoutLinks = (html: string): string => html.replaceAll(/<a href="[^"<>]*">|<\/a>/g, '');

const withoutPairings = ({ content, metaDescription }: Post): Text => ({
  content: pairings
    .reduce((html, pairing) => html.replaceAll(pairing, ''), content)
    .replaceAll(/<p>\s*<\/p>/g, ''),
  metaDescription,
});

/** The first rule that an article breaks, for the log and the command line; `undefined` if it keeps all. */
function faultOf({ content, targetKeyword }: Post, facts: ArticleFacts): string | undefined {
  if (asksForMinors(targetKeyword, facts, facts.today)) return 'matches a person under 18';
  if (pairings.some((pairing) => content.search(pairing) >= 0)) return 'pairs people by birth years';
  if (content.includes('<tbody></tbody>')) return 'has a table without rows';
  const shown = shownTables(facts, facts.keywords);
  if (statesAnotherScore(content)) return 'states an outdated score of two signs';
  for (const table of ['companies', 'carBrands', 'usStates'] as const satisfies (keyof ArticleTables)[]) {
    const named = rowsIn(content, facts[table]);
    if (named.length > maxRowsPerArticle) return `names more rows of a table than ${maxRowsPerArticle}`;
    if (named.some((row) => !shown[table].includes(row))) return 'names rows that articles may not show';
  }
  return undefined;
}

/** Whether a score of two signs, in the format of the composer, differs from today's. */
const statesAnotherScore = (content: string): boolean =>
  [
    ...withoutLinks(content).matchAll(/\b([A-Z][a-z]{1,6}) and ([A-Z][a-z]{1,6}) score (\d{1,3}) of 100\b/g),
  ].some(([, one = '', other = '', score]) => {
    const [a, b] = [getZodiacSignByName(one), getZodiacSignByName(other)];
    return a && b && compatibility(a.id, b.id).score !== Number(score);
  });

/** The rows that a text names, in a format of the composer. */
const rowsIn = (content: string, rows: readonly Founding[]): Founding[] =>
  rows.filter(({ name, year }) => {
    const escaped = escapeText(name);
    return (
      content.includes(`${escaped} (${year})`) ||
      content.includes(`>${escaped}</th><td>`) ||
      content.includes(`>${escaped}</a></th><td>`) ||
      content.includes(`>${escaped} was founded `) ||
      content.includes(`>${escaped} joined the Union `)
    );
  });
