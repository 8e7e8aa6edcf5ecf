import type { Db } from '#database/connection.ts';
import { ApiError } from '#http/problems.ts';
import type { ArticleDraft } from '#services/article-writer/article-writer.ts';
import type { Services } from '#services/services.ts';
import { cleanHtml } from './clean-html.ts';
import { freeSlug } from './free-slug.ts';
import { release } from './publish-article.ts';
import { insertPost, takeWritersTurn, type Post } from './queries.ts';

/** Adds what a writer wrote, cleaned like everything else, as a draft or published at once. */
export async function addArticle(
  trx: Db,
  { config, clock, events }: Services,
  draft: ArticleDraft,
  publish: boolean,
): Promise<Post> {
  const content = cleanHtml(draft.html);
  if (content === '') throw new ApiError('source_failed');
  await takeWritersTurn(trx);
  const now = clock();
  const post = await insertPost(trx, {
    title: draft.title,
    slug: await freeSlug(trx, draft.title),
    content,
    meta_description: draft.metaDescription,
    target_keyword: draft.targetKeyword,
    created_at: now,
    updated_at: now,
  });
  events.record('article_written', { slug: post.slug });
  return publish ? release(trx, config, post.id, now) : post;
}
