import type { Endpoints, Output, Route } from '@org/api-contract';
import { articleSorts, listedGroups, maxArticleSearchLength } from '@org/api-contract/values';
import type { UseQueryResult } from '@tanstack/react-query';
import { get, getEarly } from '#api/client.ts';
import type { PageQueries } from '#api/preload.ts';
import { filtersOf } from '#listing/list-filters.ts';

export const tabs = ['generate', 'articles', 'keywords'] as const;

/** Which tab an address opens. */
export const tabOf = (params: URLSearchParams): (typeof tabs)[number] =>
  tabs.find((name) => name === params.get('tab')) ?? 'generate';

export const articleFilters = ['only', 'search', 'sort'] as const;
const cardsPerPage = 25;
const maxScheduled = 100;

/** The page of articles that an address shows. Other tabs need only the totals, so they use the first page of all articles. */
const postsQuery = (params: URLSearchParams) => {
  const { filters, page } = filtersOf(
    tabOf(params) === 'articles' ? params : new URLSearchParams(),
    articleFilters,
  );
  const only = listedGroups.find((group) => group === filters.only);
  const sort = articleSorts.find((order) => order === filters.sort);
  const search = filters.search.trim().slice(0, maxArticleSearchLength);
  const query = {
    page,
    limit: cardsPerPage,
    ...(only && { only }),
    ...(search !== '' && { search }),
    ...(sort && { sort }),
  };
  return getEarly('GET /api/blog/posts', { query });
};

export const blogAdminQueries = {
  posts: postsQuery,
  /** The scheduled articles, the next one first. */
  scheduled: get('GET /api/blog/posts', {
    query: { only: 'scheduled', sort: 'scheduled', limit: maxScheduled },
  }),
  settings: getEarly('GET /api/blog/settings', {}),
  keywords: getEarly('GET /api/blog/keywords', {}),
  schedule: getEarly('GET /api/blog/schedule', {}),
  linkRun: getEarly('GET /api/blog/link-run', {}),
};

/** The routes whose answers change with an article. */
export const articleChanges = [
  'GET /api/blog/posts',
  'GET /api/blog/posts/{id}',
  'GET /api/blog/keywords',
  'GET /api/blog/published',
] as const satisfies readonly Route[];

export type PostsQuery = UseQueryResult<Output<Endpoints['GET /api/blog/posts']>>;

/** Every tab shows the numbers of articles. */
export function blogAdminPageQueries(params: URLSearchParams): PageQueries {
  const { settings, keywords, schedule } = blogAdminQueries;
  const posts = postsQuery(params);
  switch (tabOf(params)) {
    case 'generate':
      return { posts, settings, schedule };
    case 'articles':
      return { posts };
    case 'keywords':
      return { posts, settings, keywords };
  }
}
