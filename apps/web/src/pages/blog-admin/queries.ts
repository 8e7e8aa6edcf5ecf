import type { BlogPost, Route } from '@org/api-contract';
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
  schedule: getEarly('GET /api/blog/schedule', {}),
  linkRun: getEarly('GET /api/blog/link-run', {}),
};

/** The routes whose answers change with an article. */
export const articleChanges = [
  'GET /api/blog/posts',
  'GET /api/blog/published',
] as const satisfies readonly Route[];

/** The query of all articles, most recently changed first. */
export type PostsQuery = UseQueryResult<{ posts: BlogPost[] }>;

/** The articles are counted above every tab. */
export function blogAdminPageQueries(params: URLSearchParams): PageQueries {
  const { posts, settings, keywords, schedule } = blogAdminQueries;
  switch (tabOf(params)) {
    case 'generate':
      return { posts, settings, schedule };
    case 'articles':
      return { posts };
    case 'keywords':
      return { posts, settings, keywords };
  }
}
