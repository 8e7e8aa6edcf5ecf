import { articlePath, feedPath, publicPaths } from '@org/public-pages/paths.ts';
import { escapedText as text } from '#modules/blog/articles/tidy-text.ts';
import { lastChange } from './last-change.ts';
import { withoutDeadLinks } from './page-body.ts';
import type { PublishedPostRow } from '#modules/blog/articles/queries.ts';

/**
 * Renders articles as an Atom feed (RFC 4287). Their relative links resolve against `xml:base`.
 *
 * @param posts - newest first
 * @param published - slugs of all published articles
 */
export function atomFeed(
  posts: readonly PublishedPostRow[],
  published: ReadonlySet<string>,
  origin: string,
): string {
  const entries = posts.map((post) => {
    const address = text(origin + articlePath(post.slug));
    return `<entry>
<id>${address}</id>
<title>${text(post.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${post.publishedAt.toISOString()}</published>
<updated>${lastChange(post).toISOString()}</updated>
<category term="${text(post.targetKeyword)}"/>
<summary>${text(post.metaDescription)}</summary>
<content type="html">${text(withoutDeadLinks(post.content, published))}</content>
</entry>`;
  });
  const updated = new Date(Math.max(0, ...posts.map((post) => lastChange(post).getTime())));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${text(origin + publicPaths.home)}">
<id>${text(origin + publicPaths.blog)}</id>
<title>Zodiac Atlas</title>
<subtitle>Articles about the Chinese zodiac: signs, compatibility, years and numbers.</subtitle>
<link rel="self" type="application/atom+xml" href="${text(origin + feedPath)}"/>
<link rel="alternate" type="text/html" href="${text(origin + publicPaths.blog)}"/>
<updated>${updated.toISOString()}</updated>
<author><name>Zodiac Atlas</name></author>
${entries.join('\n')}
</feed>
`;
}
