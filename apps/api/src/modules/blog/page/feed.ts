import { articlePath, feedPath, publicPaths } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import {
  countPublished,
  newestArticles,
  publishedAmong,
  type PublishedArticle,
} from '#modules/blog/articles/published-queries.ts';
import { escapedText as text } from '#modules/blog/tidy-text.ts';
import { lastChange } from './last-change.ts';
import { linkedSlugs, withoutDeadLinks } from './page-body.ts';
import { textsById } from './queries.ts';

const entriesPerPage = 50;

const pagePath = (page: number): string => (page === 1 ? feedPath : `${feedPath}?page=${page}`);

/**
 * Renders a page of the articles as an Atom feed (RFC 4287) with links to the other pages (RFC 5005, section 3). The
 * first page has the newest articles. Relative links resolve against `xml:base`. The id of an entry must never change
 * (RFC 4287, section 4.2.6), but its address may.
 *
 * @returns `undefined` if there is no such page
 */
export async function atomFeed(db: Db, page: number, origin: string): Promise<string | undefined> {
  const total = await countPublished(db);
  const pageCount = Math.max(1, Math.ceil(total / entriesPerPage));
  if (page > pageCount) return undefined;
  const shown = await newestArticles(db, { offset: (page - 1) * entriesPerPage, limit: entriesPerPage });
  const updated = new Date(Math.max(0, ...shown.map((article) => lastChange(article).getTime())));
  const texts = await textsById(
    db,
    shown.map(({ id }) => id),
  );
  const linked = await publishedAmong(db, [...texts.values()].flatMap(linkedSlugs));
  const entries = shown.map((article) =>
    entryOf(
      article,
      withoutDeadLinks(texts.get(article.id) ?? '', (slug) => linked.has(slug)),
      origin,
    ),
  );
  const links = [
    ['self', page],
    ['first', 1],
    ...(page > 1 ? [['previous', page - 1] as const] : []),
    ...(page < pageCount ? [['next', page + 1] as const] : []),
    ['last', pageCount],
  ] as const;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${text(origin + publicPaths.home)}">
<id>${text(origin + publicPaths.blog)}</id>
<title>Zodiac Atlas</title>
<subtitle>Articles about the Chinese zodiac: signs, compatibility, years and numbers.</subtitle>
${links.map(([rel, number]) => `<link rel="${rel}" type="application/atom+xml" href="${text(origin + pagePath(number))}"/>`).join('\n')}
<link rel="alternate" type="text/html" href="${text(origin + publicPaths.blog)}"/>
<updated>${updated.toISOString()}</updated>
<author><name>Zodiac Atlas</name></author>
${entries.join('\n')}
</feed>
`;
}

function entryOf(article: PublishedArticle, content: string, origin: string): string {
  const address = text(origin + articlePath(article.slug));
  return `<entry>
<id>${text(origin + publicPaths.blog)}#article-${article.id}</id>
<title>${text(article.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${article.publishedAt.toISOString()}</published>
<updated>${lastChange(article).toISOString()}</updated>
<category term="${text(article.targetKeyword)}"/>
<summary>${text(article.metaDescription)}</summary>
<content type="html">${text(content)}</content>
</entry>`;
}
