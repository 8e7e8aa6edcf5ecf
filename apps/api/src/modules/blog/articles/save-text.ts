import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { refreshPage } from '#modules/blog/page/article-page.ts';
import { freeSlug } from './free-slug.ts';
import { outdateLists } from './publish-article.ts';
import { keepRevision, redirect, updatePost, type Post } from './queries.ts';

interface ArticleText {
  title: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
}

/**
 * Puts a text, which is clean, in the place of the one before, and keeps that as a revision; in the writers' turn. The
 * address of an article that is to be found stays; a draft's follows its title, and its old one leads to it.
 *
 * @param editor - the admin who wrote the text; none if the product generated it
 */
export async function saveText(
  trx: Db,
  onCommit: OnCommit,
  { config, clock }: { config: Config; clock: () => Date },
  post: Post,
  text: ArticleText,
  editor?: string,
): Promise<Post> {
  // Later than the text before, whatever the clocks of two processes say: that is how an old copy is known.
  const now = new Date(Math.max(clock().getTime(), post.updatedAt.getTime() + 1));
  const slug =
    post.status === 'draft' && text.title !== post.title
      ? await freeSlug(trx, text.title, post.id)
      : post.slug;
  await keepRevision(trx, post, now);
  if (slug !== post.slug) await redirect(trx, post.id, post.slug, slug);
  const saved = await updatePost(trx, post.id, {
    title: text.title,
    slug,
    content: text.content,
    meta_description: text.metaDescription,
    target_keyword: text.targetKeyword,
    updated_at: now,
    ...(editor !== undefined && { updated_by: editor }),
  });
  if (saved.status === 'published') {
    await outdateLists(trx, onCommit);
    await refreshPage(trx, config, saved.id);
  }
  return saved;
}
