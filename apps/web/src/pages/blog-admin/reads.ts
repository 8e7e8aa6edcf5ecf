import { getEarly } from '#api/client.ts';
import type { Reads } from '#api/preload.ts';

export const tabs = ['generate', 'articles', 'keywords'] as const;

/** Which tab an address opens. */
export const tabOf = (params: URLSearchParams): (typeof tabs)[number] =>
  tabs.find((name) => name === params.get('tab')) ?? 'generate';

export const blogAdminReads = {
  posts: getEarly('GET /api/blog/posts', {}),
  settings: getEarly('GET /api/blog/settings', {}),
  keywords: getEarly('GET /api/blog/keywords', {}),
};

/** The articles are counted above every tab. */
export function readsOfBlogAdminPage(params: URLSearchParams): Reads {
  const { posts, settings, keywords } = blogAdminReads;
  switch (tabOf(params)) {
    case 'generate':
      return { posts, settings };
    case 'articles':
      return { posts };
    case 'keywords':
      return { posts, settings, keywords };
  }
}
