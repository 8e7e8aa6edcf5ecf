import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { normalizeKeyword, type ArticleDraft } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import type { OnCommit } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import { freeSlug } from './free-slug.ts';
import { publishAsOf } from './publish-article.ts';
import { storedEvidence } from './stored-evidence.ts';
import { insertPost, lockArticles, type Post } from './queries.ts';
import { tidyLine } from './tidy-text.ts';

/**
 * Sanitizes and stores a new article.
 *
 * @param publish - whether it is published at once instead of stored as a draft
 * @throws ApiError `source_failed` when no text is left after sanitizing
 */
export async function addArticle(
  trx: Db,
  onCommit: OnCommit,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  draft: ArticleDraft,
  publish: boolean,
): Promise<Post> {
  const content = cleanHtml(draft.html);
  if (content === '') throw new ApiError('source_failed');
  const title = tidyLine(draft.title);
  await lockArticles(trx);
  const now = clock();
  const post = await insertPost(trx, {
    title,
    slug: await freeSlug(trx, title),
    content,
    metaDescription: tidyLine(draft.metaDescription),
    targetKeyword: normalizeKeyword(draft.targetKeyword),
    ...storedEvidence(draft),
    createdAt: now,
    updatedAt: now,
  });
  onCommit.record('article_written', { slug: post.slug });
  return publish ? publishAsOf(trx, onCommit, config, post.id, now) : post;
}
