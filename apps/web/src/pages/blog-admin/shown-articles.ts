import type { BlogPost } from '@org/api-contract';

export const articleOrders = {
  changed: 'Last changed first',
  published: 'Newest publication first',
  title: 'By title',
} as const;

export type ArticleOrder = keyof typeof articleOrders;

/** What the list can be narrowed to, besides all articles. */
export const articleGroups = {
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  stale: 'Out of date',
  overlapping: 'Same keyword as another',
} as const;

export interface ArticleFilter {
  /** One of {@link articleGroups}; empty for all. */
  group: string;
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
  { group, search, order }: ArticleFilter,
): BlogPost[] {
  const sought = search.trim().toLowerCase();
  const overlapping = overlappingIds(posts);
  const isInGroup = (post: BlogPost): boolean => {
    if (group === 'stale') return post.isStale;
    if (group === 'overlapping') return overlapping.has(post.id);
    return group === '' || post.status === group;
  };
  return posts
    .filter(isInGroup)
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
