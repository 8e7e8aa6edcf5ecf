import type { Config } from '#config/config.ts';
import type { Services } from '#integrations/services.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import type { PublishedList } from '#modules/blog/articles/published-list.ts';
import { postById, type Post } from '#modules/blog/articles/queries.ts';
import { articleHtml, type ArticleHtml } from './article-html.ts';
import { relatedArticles } from './related-articles.ts';
import { siteOf } from './site.ts';

type Parts = Pick<Services, 'db' | 'config'>;

/** Renders the page of an article. @returns `undefined` when the article is not published */
export async function renderPage(
  { db, config }: Parts,
  list: PublishedList,
  id: number,
): Promise<ArticleHtml | undefined> {
  const post = await postById(db, id);
  return post && isPublished(post) ? pageOf(config, list, post) : undefined;
}

/** Renders the page of an article as it would be if it were published now. @returns `undefined` when there is none */
export async function renderPreview(
  { db, config }: Parts,
  articles: PublishedArticles,
  { id, now }: { id: number; now: Date },
): Promise<string | undefined> {
  const post = await postById(db, id);
  if (!post) return undefined;
  return pageOf(config, await articles.read(), { ...post, publishedAt: post.publishedAt ?? now }).html;
}

/** An article without a figure is a person’s, or older than figures and edited. */
const writerOf = ({ figure }: Post, { articleWriter }: Config): 'rules' | 'model' | 'editor' =>
  figure === null ? 'editor' : articleWriter ? 'model' : 'rules';

const pageOf = (config: Config, list: PublishedList, post: Post & { publishedAt: Date }): ArticleHtml =>
  articleHtml(
    { ...post, writtenBy: writerOf(post, config) },
    {
      related: relatedArticles(post, list),
      isPublished: (slug) => list.withSlug(slug) !== undefined,
      checkedBy: list.checkedBy,
    },
    siteOf(config),
  );

const isPublished = (post: Post): post is Post & { publishedAt: Date } => post.publishedAt !== null;
