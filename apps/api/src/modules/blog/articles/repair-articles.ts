import { targetWordCounts } from '@org/api-contract/values';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import {
  composeArticle,
  countWords,
  DraftRefused,
  keywordTopics,
  matchesMinors,
  maxRowsPerArticle,
  shownTables,
  type ArticleFacts,
  type ArticleTables,
  type Founding,
} from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import {
  allPosts,
  earlierContents,
  postById,
  storedTextRules,
  storeTextRules,
  takeWritersTurn,
  type Post,
} from './queries.ts';
import { readArticleFacts } from './read-article-facts.ts';
import { saveText } from './save-text.ts';

export const repairArticlesJob = 'repair-articles';
/** Counted up when articles that are stored already must follow a new rule. */
const textRules = 2;

/**
 * Sentences of an earlier composer that paired people by their years of birth, children and the unborn among them. What
 * stands between the words is limited, so that no text takes long to search.
 */
const pairings = [
  /For two dates to try it on: the [^.<]{1,60} year begins on [^.<]{1,60}\./g,
  /So it would stand between the [^.<]{1,60} year and the [^.<]{1,60} year, the latter from [^.<]{1,60}\./g,
  /Whoever was born in the [^.<]{1,60} year and loves somebody of the [^.<]{1,60} year may test it at home\./g,
  /An? \w{1,20} to try it on may come from the [^.<]{1,60} year, and an? \w{1,20} from the [^.<]{1,60} year\./g,
  /Of two people from the [^.<]{1,60} year and the [^.<]{1,60} year the first carries \w{1,20} and the second \w+\./g,
];
/** What every article of the composer ends with, and hardly another. */
const composersEnd =
  /<blockquote><p>(?:What is said here of |For entertainment only: this page on |Please read )[^<]*<\/p><\/blockquote>$/;

/** What became of the articles that broke a rule, by their slugs. */
export interface Repairs {
  repaired: string[];
  /** Articles that still break a rule, in words that are an admin's. */
  faulty: { slug: string; reason: string }[];
}

/** Holds stored articles to the rules once for each change of the rules. */
export async function repairArticles(services: Services): Promise<void> {
  if ((await storedTextRules(services.db)) < textRules) await repairAllArticles(services);
}

/**
 * Holds all stored articles to the rules that new ones keep: nobody is paired with anybody by year of birth, nobody under
 * 18 at all, few rows of the tables are named, no table is empty. One process at a time does.
 *
 * An article that is the composer's own is written anew at its address. Of one that an admin has edited the sentences that
 * pair are taken out, word for word, and nothing else is touched; where that is not enough it is reported, for its author
 * to change. The text before stays as a revision.
 */
export const repairAllArticles = (services: Services): Promise<Repairs | 'taken'> =>
  exclusively(services.db, repairArticlesJob, async (lock) => {
    const posts = (await allPosts(services.db)).toSorted((a, b) => a.id - b.id);
    const repairs: Repairs = { repaired: [], faulty: [] };
    for (const post of posts) {
      const { isRepaired, left } = await repair(services, lock, post);
      if (isRepaired) repairs.repaired.push(post.slug);
      if (left !== undefined) repairs.faulty.push({ slug: post.slug, reason: left });
    }
    await storeTextRules(services.db, textRules);
    return repairs;
  });

/** What became of one article: whether it was changed, and which rule it breaks still. */
interface Repair {
  isRepaired: boolean;
  left?: string | undefined;
}

async function repair(services: Services, lock: HeldLock, post: Post): Promise<Repair> {
  const facts = await readArticleFacts(services.db);
  if (faultOf(post, facts) === undefined) return { isRepaired: false };
  const text = (await writtenAnew(services, post, facts)) ?? withoutPairings(post);
  const content = cleanHtml(text.content);
  const done = await transact(services, async (trx, onCommit): Promise<Repair | { edited: Post }> => {
    await takeWritersTurn(trx);
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
    const left = faultOf({ ...now, content }, facts);
    if (left !== undefined) onCommit.record('article_faulty', { slug: now.slug, reason: left });
    await lock.confirm();
    return { isRepaired, left };
  });
  // Whoever has edited it meanwhile has the last word, which is held to the rules as well.
  return 'edited' in done ? repair(services, lock, done.edited) : done;
}

type Text = Pick<Post, 'content' | 'metaDescription'>;

/** A new text by the composer for the same keyword and length; none if an admin's words would be lost. */
async function writtenAnew({ db }: Services, post: Post, facts: ArticleFacts): Promise<Text | undefined> {
  const texts = [...(await earlierContents(db, post.id)), post.content].map(withoutLinks);
  if (new Set(texts).size > 1 || !composersEnd.test(post.content)) return undefined;
  const words = Math.min(Math.max(countWords(post.content), targetWordCounts.min), targetWordCounts.max);
  try {
    const draft = composeArticle(
      {
        keyword: post.targetKeyword,
        targetWordCount: words,
        businessLocation: 'Global',
        includeLocalSeo: false,
      },
      facts,
    );
    return { content: draft.html, metaDescription: draft.metaDescription };
  } catch (error) {
    if (!(error instanceof DraftRefused)) throw error;
    return undefined;
  }
}

/** Links to other articles are the product's own additions. */
const withoutLinks = (html: string): string => html.replaceAll(/<a href="[^"<>]*">|<\/a>/g, '');

const withoutPairings = ({ content, metaDescription }: Post): Text => ({
  content: pairings
    .reduce((html, pairing) => html.replaceAll(pairing, ''), content)
    .replaceAll(/<p>\s*<\/p>/g, ''),
  metaDescription,
});

/** The first rule that a text breaks, as a sentence for the log. */
function faultOf({ content, targetKeyword }: Post, facts: ArticleFacts): string | undefined {
  if (matchesMinors(keywordTopics(targetKeyword, facts), new Date())) return 'matches somebody under 18';
  if (pairings.some((pairing) => content.search(pairing) >= 0)) return 'pairs people by their years of birth';
  if (content.includes('<tbody></tbody>')) return 'has a table without rows';
  const shown = shownTables(facts, facts.keywords);
  for (const table of ['companies', 'carBrands', 'usStates'] as const satisfies (keyof ArticleTables)[]) {
    const named = rowsIn(content, facts[table]);
    if (named.length > maxRowsPerArticle) return `names more rows of a table than ${maxRowsPerArticle}`;
    if (named.some((row) => !shown[table].includes(row))) return 'names rows that articles do not show';
  }
  return undefined;
}

/** Rows that a text names as the composer does, with their year. */
const rowsIn = (content: string, rows: readonly Founding[]): Founding[] =>
  rows.filter(({ name, year }) => {
    const escaped = name.replaceAll('&', '&amp;');
    return content.includes(`${escaped} (${year})`) || content.includes(`${escaped}</th><td>${year}</td>`);
  });
