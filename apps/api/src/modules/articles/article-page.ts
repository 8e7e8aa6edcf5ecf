import type { Config } from '#config.ts';
import type { Db } from '#database/connection.ts';
import { pageBody } from './page-body.ts';
import { postById, publishedTitles, storePage, type Post } from './queries.ts';
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

/**
 * Renders the page of an article and keeps it; in the writers' turn, so that no list on it is out of date.
 *
 * @returns the page, or nothing where the article is not published
 */
export async function renderPage(trx: Db, config: Config, id: number): Promise<string | undefined> {
  const post = await postById(trx, id);
  if (!post || !isPublished(post)) return undefined;
  const { site, fingerprint } = templateOf(config);
  const published = await publishedTitles(trx);
  const body = pageBody(post.content, new Set(published.map(({ slug }) => slug)));
  const page = renderArticlePage({ ...post, body }, relatedArticles(post, published), site);
  await storePage(trx, id, page, fingerprint);
  return page;
}

const isPublished = (post: Post): post is Post & { publishedAt: Date } => post.publishedAt !== null;
