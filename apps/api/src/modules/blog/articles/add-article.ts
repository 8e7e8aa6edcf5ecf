import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { normalizeKeyword, type ArticleDraft } from '@org/article-composer';
import { readingTime } from '@org/zodiac-core';
import type { Services } from '#integrations/services.ts';
import type { OnCommit } from '#database/transact.ts';
import { categoriseArticlesJob } from './categorise-articles.ts';
import { cleanHtml } from './clean-html.ts';
import { freeSlug } from './free-slug.ts';
import { publishAsOf } from './publish-article.ts';
import { storedEvidence } from './stored-evidence.ts';
import { insertPost, lockArticles, type Post } from './queries.ts';
import { subjectsOf } from './subjects-of.ts';
import { tidyLine } from '../tidy-text.ts';

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
