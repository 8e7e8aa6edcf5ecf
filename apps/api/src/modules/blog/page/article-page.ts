import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import { pageBody } from './page-body.ts';
import { postById, publishedTitles, storePage, type Post } from '#modules/blog/articles/queries.ts';
import { relatedArticles } from './related-articles.ts';
import { renderArticlePage, templateFingerprint } from './render-article-page.ts';
import { siteOf, type Site } from './site.ts';

interface Template {
  site: Site;
  fingerprint: string;
}

const templates = new WeakMap<Config, Template>();

/** What pages are rendered with while this process runs. */
export function templateOf(config: Config): Template {
  const known = templates.get(config);
  if (known) return known;
  const site = siteOf(config);
  const template = { site, fingerprint: templateFingerprint(site) };
  templates.set(config, template);
  return template;
}

/** Renders the page of an article from what can be read now; nothing where the article is not published. */
export async function renderPage(db: Db, config: Config, id: number): Promise<string | undefined> {
  const post = await postById(db, id);
  if (!post || !isPublished(post)) return undefined;
  const published = await publishedTitles(db);
  const body = pageBody(post.content, new Set(published.map(({ slug }) => slug)));
  return renderArticlePage({ ...post, body }, relatedArticles(post, published), templateOf(config).site);
}

/** Renders the page of a published article and keeps it; in the writers' turn, so that no list on it is out of date. */
export async function refreshPage(trx: Db, config: Config, id: number): Promise<void> {
  const page = await renderPage(trx, config, id);
  if (page !== undefined) await storePage(trx, id, page, templateOf(config).fingerprint);
}

const isPublished = (post: Post): post is Post & { publishedAt: Date } => post.publishedAt !== null;
