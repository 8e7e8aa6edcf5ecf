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

/** Whether the product has a page at a path that is neither that of an article nor that of a row of a list. */
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
 * The internal addresses of a text that lead nowhere: to no page, or to an article or a row of a list that does not exist. A link to an article
 * that is not published is no fault, because pages show it as text until it is.
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

/** @throws DraftRefused if a link of a new text leads nowhere */
export async function requireLiveLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new DraftRefused(`The article links to ${dead.slice(0, 80)}, where there is no page.`);
}

/** @throws ApiError `invalid_input` if a link of an article that is to be published leads nowhere */
export async function requirePublishableLinks(db: Db, html: string): Promise<void> {
  const [dead] = await deadLinks(db, html);
  if (dead !== undefined)
    throw new ApiError('invalid_input', {
      fields: { content: `links to ${dead.slice(0, 80)}, where there is no page` },
    });
}
