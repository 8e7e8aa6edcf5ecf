import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { normalizeKeyword, type ArticleDraft } from '@org/article-composer';
import { readingTime } from '@org/zodiac-core';
import type { Services } from '#integrations/services.ts';
import type { OnCommit } from '#database/transact.ts';
import { categoriseArticlesJob, subjectsOf } from './subjects-of.ts';
import { cleanHtml } from './clean-html.ts';
import { publishAsOf } from './publish-article.ts';
import { storedEvidence } from './stored-article-rules.ts';
import { insertPost, lockArticles, type Post, takenSlugs } from './queries.ts';
import { tidyLine } from '../tidy-text.ts';
import slugify from '@sindresorhus/slugify';

/**
 * The texts of a draft, sanitized.
 *
 * @throws ApiError `source_failed` when nothing is left after sanitizing
 */
export function storedText({ title, html, metaDescription, targetKeyword }: ArticleDraft) {
  const content = cleanHtml(html);
  if (content === '') throw new ApiError('source_failed');
  return {
    title: tidyLine(title),
    content,
    metaDescription: tidyLine(metaDescription),
    targetKeyword: normalizeKeyword(targetKeyword),
  };
}

/**
 * Sanitizes and stores a new article.
 *
 * @param publish - whether it is published at once instead of stored as a draft
 * @throws ApiError `source_failed` when no text is left after sanitizing
 */
export async function addArticle(
  trx: Db,
  onCommit: OnCommit,
  { clock }: Pick<Services, 'clock'>,
  draft: ArticleDraft,
  publish: boolean,
): Promise<Post> {
  const text = storedText(draft);
  await lockArticles(trx);
  const now = clock();
  const post = await insertPost(trx, {
    ...text,
    readingMinutes: readingTime(text.content),
    subjects: [...subjectsOf(text)],
    slug: await freeSlug(trx, text.title),
    ...storedEvidence(draft),
    createdAt: now,
    updatedAt: now,
  });
  onCommit.record('article_written', { slug: post.slug });
  onCommit.wake(categoriseArticlesJob);
  return publish ? publishAsOf(trx, post.id, now) : post;
}

/**
 * Makes from a title a slug that no other article has or had. Call it after {@link lockArticles}.
 *
 * @param ownId - an article that may reuse its own slugs
 */
export async function freeSlug(trx: Db, title: string, ownId?: number): Promise<string> {
  const slug = slugOf(title);
  const taken = await takenSlugs(trx, slug, ownId);
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}

/** The database permits 120 characters, so this leaves room for a number. */
const maxLength = 100;

/** Makes a slug from a title: at most 100 characters of a-z, 0-9 and `-`. */
export function slugOf(title: string): string {
  const slug = slugify(title.slice(0, 300)).replaceAll(/[^a-z0-9-]/g, '');
  const short =
    slug.length <= maxLength
      ? slug
      : slug
          .slice(0, maxLength + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, maxLength);
  return short.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'article';
}
