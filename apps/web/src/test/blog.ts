import type { ArticleLength, BlogKeyword, BlogPost, BlogSettings } from '@org/api-contract';
import { expect, vi } from 'vitest';
import { ok, mockApi } from './mock-api.ts';
import type { show } from './show.tsx';

export const post = (id: number, more: Partial<BlogPost> = {}): BlogPost => ({
  id,
  title: `Article ${id}`,
  slug: `article-${id}`,
  content: '<p>Text.</p>',
  metaDescription: 'What it is about.',
  targetKeyword: 'ox',
  featuredImage: null,
  imageAlt: null,
  status: 'draft',
  publishedAt: null,
  scheduledFor: null,
  isStale: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...more,
});
/** The length of an article that reached its target. */
export const length: ArticleLength = { words: 1900, target: 2000, isShorter: false };
export const keyword: BlogKeyword = {
  id: 1,
  keyword: 'rabbit in love',
  searchVolume: null,
  difficulty: null,
  searchIntent: 'informational',
  category: 'compatibility',
  isActive: true,
  lastUsed: null,
  refusal: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};
export const settings: BlogSettings = {
  businessLocation: 'Global',
  targetWordCount: 2000,
  includeLocalSEO: false,
  autoPublish: false,
  generationFrequency: 'weekly',
  isActive: true,
};
export const published = { status: 'published', publishedAt: '2026-11-20T09:00:00.000Z' } as const;
export const failure = (status: number, code: string, error: string) => ({ status, body: { code, error } });

const cardsPerPage = 25;

/**
 * Mocks the routes of a list of articles: a page by status and words of the title, without the texts; and a single article by its
 * id.
 */
function listing(list: NonNullable<Parameters<typeof mockApi>[0][string]>): Parameters<typeof mockApi>[0] {
  const answered = async (url: URL) => {
    const answer = typeof list === 'function' ? await list(url) : list;
    const { posts } = answer.body as {
      posts?: (BlogPost & { sharesKeyword?: boolean; isEdited?: boolean; keptUntil?: string })[];
    };
    return { answer, posts };
  };
  const page = async (url: URL): Promise<ReturnType<typeof ok>> => {
    const { answer, posts } = await answered(url);
    if (!posts) return answer;
    const only = url.searchParams.get('only');
    const search = url.searchParams.get('search')?.toLowerCase() ?? '';
    const found = posts
      .filter(({ keptUntil }) => (keptUntil !== undefined) === (only === 'deleted'))
      .filter((each) => [null, 'deleted', each.status, each.isStale && 'stale'].includes(only))
      .filter(({ title }) => title.toLowerCase().includes(search));
    const number = Number(url.searchParams.get('page') ?? 1);
    const present = posts.filter(({ keptUntil }) => keptUntil === undefined);
    const count = (status: string) => present.filter((each) => each.status === status).length;
    return ok({
      posts: found
        .slice((number - 1) * cardsPerPage, number * cardsPerPage)
        .map(({ content: _content, ...listed }) => listed),
      total: found.length,
      totalPages: Math.ceil(found.length / cardsPerPage),
      counts: {
        all: present.length,
        published: count('published'),
        scheduled: count('scheduled'),
        stale: present.filter(({ isStale }) => isStale).length,
      },
    });
  };
  const one = async (url: URL): Promise<ReturnType<typeof ok>> => {
    const { answer, posts } = await answered(url);
    if (!posts) return answer;
    const post = posts.find(({ id }) => url.pathname.endsWith(`/${id}`));
    return post ? ok({ post }) : failure(404, 'not_found', 'There is nothing at this address.');
  };
  const ids = Array.from({ length: cardsPerPage }, (_, index) => index + 1);
  return {
    ...Object.fromEntries(ids.map((id) => [`GET /api/blog/posts/${id}`, one])),
    'GET /api/blog/posts': page,
  };
}

/**
 * Answers the calls of the blog admin, and returns them with the last body sent to an address. The answer to `GET /api/blog/posts` has
 * all articles.
 */
export function mockBlogApi(answers: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    'GET /api/blog/keywords': ok({ keywords: [keyword] }),
    'GET /api/blog/settings': ok(settings),
    'POST /api/blog/check': ok({ checks: [] }),
    'GET /api/blog/link-run': ok({ lastRun: null }),
    'GET /api/blog/schedule': ok({ nextArticleAt: null, lastRunAt: null, lastResult: null }),
    ...answers,
    ...listing(answers['GET /api/blog/posts'] ?? ok({ posts: [post(2), post(1, published)] })),
  });
  const bodyOf = (address: string): unknown => {
    const sent = vi
      .mocked(window.fetch)
      .mock.calls.filter(([input, init]) => input === address && init?.body)
      .at(-1);
    const body = sent?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  };
  return { calls, bodyOf };
}

type Screen = Awaited<ReturnType<typeof show>>;

export async function expectToast(screen: Screen, title: string, text: string | RegExp): Promise<void> {
  await expect.element(screen.getByText(title, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(text).first()).toBeVisible();
}
