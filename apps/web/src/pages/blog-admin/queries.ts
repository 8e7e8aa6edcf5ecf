import type { BlogPost } from '@org/api-contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import type { PageQueries } from '#api/preload.ts';

export const tabs = ['generate', 'articles', 'keywords'] as const;

/** Which tab an address opens. */
export const tabOf = (params: URLSearchParams): (typeof tabs)[number] =>
  tabs.find((name) => name === params.get('tab')) ?? 'generate';

export const blogAdminQueries = {
  posts: getEarly('GET /api/blog/posts', {}),
  settings: getEarly('GET /api/blog/settings', {}),
  keywords: getEarly('GET /api/blog/keywords', {}),
};

/** The query of all articles, most recently changed first. */
export type PostsQuery = UseQueryResult<{ posts: BlogPost[] }>;

/** The articles are counted above every tab. */
export function blogAdminPageQueries(params: URLSearchParams): PageQueries {
  const { posts, settings, keywords } = blogAdminQueries;
  switch (tabOf(params)) {
    case 'generate':
      return { posts, settings };
    case 'articles':
      return { posts };
    case 'keywords':
      return { posts, settings, keywords };
  }
}
