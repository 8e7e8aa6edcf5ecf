import { DraftRefused } from '@org/article-composer';
import { listIds, lists } from '@org/api-contract/lists';
import { linkedPaths, rowPathForm } from '@org/public-pages/list-paths.ts';
import { articleSlug, feedPath, publicPaths } from '@org/public-pages/paths.ts';
import { almanacPath } from '@org/public-pages/render.js';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { existingSlugs } from '#modules/catalog/lists/look-up-rows.ts';
import { existingArticleSlugs } from './queries.ts';

const pages: ReadonlySet<string> = new Set([
  ...Object.values(publicPaths),
  ...Object.values(shopPaths),
  ...linkedPaths,
  feedPath,
]);

/** Whether the product has a page at a path, other than articles and rows of lists. */
const isPage = (path: string): boolean => pages.has(path) || almanacPath(path) === path;

/** The given paths that are the page of a company, a brand or a state. */
async function existingRows(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    listIds.map(async (list) => {
      const start = `${lists[list].path}/`;
      const slugs = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
      if (slugs.length === 0) return [];
      return (await existingSlugs(db, list, slugs)).map((slug) => start + slug);
    }),
  );
  return new Set(found.flat());
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * The internal addresses of a text that lead to no page: to no article, and to no row of a list. A link to an
 * unpublished article is allowed, because pages show it as text.
 */
export async function deadLinks(db: Db, html: string): Promise<string[]> {
  const addresses = DomUtils.getElementsByTagName('a', parseDocument(html))
    .map(({ attribs }) => attribs.href ?? '')
    .filter((address) => address.startsWith('/'));
  const slugs = addresses.flatMap((address) => articleSlug(address) ?? []);
  const existing = slugs.length === 0 ? new Set<string>() : await existingArticleSlugs(db, slugs);
  const rows = await existingRows(
    db,
    addresses.map(withoutQuery).filter((path) => rowPathForm.test(path)),
  );
  return [...new Set(addresses)].filter((address) => {
    const slug = articleSlug(address);
    if (slug !== undefined) return !existing.has(slug);
    const path = withoutQuery(address);
    return !isPage(path) && !rows.has(path);
  });
}

/** @throws DraftRefused if a link of a new text is dead */
export async function requireLiveLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new DraftRefused(`The article links to ${dead.slice(0, 80)}, where there is no page.`);
}

/** @throws ApiError `invalid_input` if an article to publish has a dead link */
export async function requirePublishableLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new ApiError('invalid_input', {
      fields: { content: `links to ${dead.slice(0, 80)}, where there is no page` },
    });
}
