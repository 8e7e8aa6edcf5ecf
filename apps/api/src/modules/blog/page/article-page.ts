import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { relatedArticles } from '#modules/blog/articles/published-queries.ts';
import { publishedTitles } from '#modules/blog/articles/published-titles.ts';
import { postById, publishedPost, type Post } from '#modules/blog/articles/queries.ts';
import { currentSettings } from '#modules/blog/schedule/settings.ts';
import { articleHtml, linkedSlugs } from './article-html.ts';
import { siteOf } from '#config/site.ts';

const maxRelated = 3;

/** Renders the page of a published article. @returns `undefined` when no published article has the slug */
export async function renderPage(db: Db, config: Config, slug: string): Promise<string | undefined> {
  const post = await publishedPost(db, slug);
  return post && pageOf(db, config, post);
}

/**
 * Renders a preview of an article, as if it were published now.
 *
 * @returns `undefined` when no article has the id
 */
export async function renderPreview(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, now }: { id: number; now: Date },
): Promise<string | undefined> {
  const post = await postById(db, id);
  return post && pageOf(db, config, { ...post, publishedAt: post.publishedAt ?? now });
}

/** An article without a figure was written by a person, or is an edited one from before figures existed. */
const writerOf = ({ figure }: Post, { articleWriter }: Config): 'rules' | 'model' | 'editor' =>
  figure === null ? 'editor' : articleWriter ? 'model' : 'rules';

async function pageOf(db: Db, config: Config, post: Post & { publishedAt: Date }): Promise<string> {
  const [related, linked, { editorName }] = await Promise.all([
    relatedArticles(db, post, maxRelated),
    publishedTitles(db, linkedSlugs(post.content)),
    currentSettings(db),
  ]);
  return articleHtml(
    { ...post, writtenBy: writerOf(post, config) },
    { related, isPublished: (slug) => linked.has(slug), checkedBy: editorName || null },
    siteOf(config),
  );
}
