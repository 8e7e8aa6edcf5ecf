import type { VisitedKind } from '@org/api-contract/values';
import { almanacLinks, articleSlug, publicPaths, shopLinks } from '@org/public-pages/paths.ts';

const shop: ReadonlySet<string> = new Set(shopLinks.map(({ path }) => path));
const almanac = new RegExp(`^(?:${almanacLinks.map(({ path }) => path).join('|')}|/compatibility/.+)(?:/|$)`);

/** The kind of page at a path. */
export function pageKind(path: string): VisitedKind {
  if (path === publicPaths.home) return 'home';
  if (path === publicPaths.sample) return 'sample';
  if (articleSlug(path) !== undefined) return 'article';
  if (path === publicPaths.blog || path.startsWith(`${publicPaths.blog}/`)) return 'blog';
  if (almanac.test(path)) return 'almanac';
  return shop.has(path) ? 'shop' : 'product';
}
