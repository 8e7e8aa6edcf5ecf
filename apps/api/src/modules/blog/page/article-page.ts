import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import { articleHtml, templateFingerprint } from './article-html.ts';
import { postById, publishedTitles, type Post } from '#modules/blog/articles/queries.ts';
import { storedEditorName } from '#modules/blog/schedule/queries.ts';
import { storePage } from './queries.ts';
import { relatedArticles } from './related-articles.ts';
import { siteOf, type Site } from './site.ts';

interface Template {
  site: Site;
  fingerprint: string;
}

const templates = new WeakMap<Config, Template>();

/** The template of article pages; computed once in a process. */
export function templateOf(config: Config): Template {
  const cached = templates.get(config);
  if (cached) return cached;
  const site = siteOf(config);
  const template = { site, fingerprint: templateFingerprint(site) };
  templates.set(config, template);
  return template;
}

/** Renders the page of an article. @returns `undefined` when the article is not published */
export async function renderPage(db: Db, config: Config, id: number): Promise<string | undefined> {
  const post = await postById(db, id);
  return post && isPublished(post) ? pageOf(db, config, post) : undefined;
}

/** Renders the page of an article as it would be if it were published now. @returns `undefined` when there is none */
export async function renderPreview(
  db: Db,
  config: Config,
  { id, now }: { id: number; now: Date },
): Promise<string | undefined> {
  const post = await postById(db, id);
  return post && pageOf(db, config, { ...post, publishedAt: post.publishedAt ?? now });
}

/** An article without a figure is a person’s, or older than figures and edited. */
const writerOf = ({ figure }: Post, { articleWriter }: Config): 'rules' | 'model' | 'editor' =>
  figure === null ? 'editor' : articleWriter ? 'model' : 'rules';

async function pageOf(db: Db, config: Config, post: Post & { publishedAt: Date }): Promise<string> {
  const published = await publishedTitles(db);
  return articleHtml(
    { ...post, writtenBy: writerOf(post, config) },
    {
      related: relatedArticles(post, published),
      published: new Set(published.map(({ slug }) => slug)),
      checkedBy: await storedEditorName(db),
    },
    templateOf(config).site,
  );
}

/** Renders and stores the page of a published article. Call it after `lockArticles`, so that its lists are current. */
export async function refreshPage(trx: Db, config: Config, id: number): Promise<void> {
  const page = await renderPage(trx, config, id);
  if (page !== undefined) await storePage(trx, id, page, templateOf(config).fingerprint);
}

const isPublished = (post: Post): post is Post & { publishedAt: Date } => post.publishedAt !== null;
