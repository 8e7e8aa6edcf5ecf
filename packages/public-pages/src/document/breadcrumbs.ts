import { publicPaths } from '../paths.ts';

/** A parent page, or the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page for search engines, in the vocabulary of schema.org. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Zodiac Atlas', path: publicPaths.home }, ...crumbs].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    }),
  ),
});
