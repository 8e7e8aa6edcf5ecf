import { targetWordCounts } from '@org/api-contract/values';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { DraftRefused, type ArticleFacts, type ArticleTables, type Founding } from '@org/article-composer';
import { countWords } from '@org/article-composer';
import { composeArticle } from '@org/article-composer';
import { maxRowsPerArticle, shownTables } from '@org/article-composer';
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
const textRules = 1;

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

/**
 * Holds stored articles to the rules that new ones keep: nobody is paired with anybody by year of birth, few rows of the
 * tables are named, no table is empty. Runs once for each change of the rules, in one process.
 *
 * An article that is the composer's own is written anew at its address. Of one that an admin has edited the sentences that
 * pair are taken out, word for word, and nothing else is touched; where that is not enough it is reported, for its author
 * to change. The text before stays as a revision.
 */
export async function repairArticles(services: Services): Promise<void> {
  const { db } = services;
  if ((await storedTextRules(db)) >= textRules) return;
  await exclusively(db, repairArticlesJob, async (lock) => {
    const posts = (await allPosts(db)).toSorted((a, b) => a.id - b.id);
    for (const post of posts) await repair(services, lock, post);
    await storeTextRules(db, textRules);
  });
}

async function repair(services: Services, lock: HeldLock, post: Post): Promise<void> {
  const facts = await readArticleFacts(services.db);
  if (faultOf(post.content, facts) === undefined) return;
  const text = (await writtenAnew(services, post, facts)) ?? withoutPairings(post);
  const content = cleanHtml(text.content);
  await transact(services, async (trx, onCommit) => {
    await takeWritersTurn(trx);
    const now = await postById(trx, post.id);
    // Whoever has edited it meanwhile has the last word, and it is looked at as it is then.
    if (!now || now.updatedAt.getTime() !== post.updatedAt.getTime()) return;
    if (content !== '' && content !== now.content) {
      await saveText(trx, onCommit, services, now, {
        ...now,
        metaDescription: text.metaDescription,
        content,
      });
      onCommit.record('article_repaired', { slug: now.slug });
    }
    const left = faultOf(content, facts);
    if (left) onCommit.record('article_faulty', { slug: now.slug, reason: left });
    await lock.confirm();
  });
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
function faultOf(content: string, facts: ArticleFacts): string | undefined {
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
