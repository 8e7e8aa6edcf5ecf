import type { BlogPost } from '@org/api-contract';

export const articleOrders = {
  changed: 'Last changed first',
  published: 'Newest publication first',
  title: 'By title',
} as const;

export type ArticleOrder = keyof typeof articleOrders;

export interface ArticleFilter {
  status: string;
  search: string;
  order: ArticleOrder;
}

const comparisons: Record<ArticleOrder, (a: BlogPost, b: BlogPost) => number> = {
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  published: (a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** The articles that a filter shows, in its order. */
export function shownArticles(
  posts: readonly BlogPost[],
  { status, search, order }: ArticleFilter,
): BlogPost[] {
  const sought = search.trim().toLowerCase();
  return posts
    .filter((post) => status === '' || post.status === status)
    .filter(({ title, targetKeyword, metaDescription }) =>
      `${title} ${targetKeyword} ${metaDescription}`.toLowerCase().includes(sought),
    )
    .toSorted(comparisons[order]);
}

/** A keyword in the form in which two that say the same are equal. */
export const sameKeyword = (keyword: string): string => keyword.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The ids of the articles whose keyword another article has too: they compete in search results. */
export function overlappingIds(posts: readonly BlogPost[]): ReadonlySet<number> {
  const byKeyword = Map.groupBy(
    posts.filter(({ targetKeyword }) => targetKeyword.trim() !== ''),
    ({ targetKeyword }) => sameKeyword(targetKeyword),
  );
  return new Set(
    [...byKeyword.values()]
      .filter((same) => same.length > 1)
      .flat()
      .map(({ id }) => id),
  );
}
