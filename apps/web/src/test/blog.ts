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
/** Of an article that reached its target. */
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

/** Answers the calls of the blog admin, and returns them with the last body sent to an address. */
export function mockBlogApi(answers: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    'GET /api/blog/posts': ok({ posts: [post(2), post(1, published)] }),
    'GET /api/blog/keywords': ok({ keywords: [keyword] }),
    'GET /api/blog/settings': ok(settings),
    'POST /api/blog/check': ok({ checks: [] }),
    'GET /api/blog/link-run': ok({ lastRun: null }),
    'GET /api/blog/schedule': ok({ nextArticleAt: null, lastRunAt: null, lastResult: null }),
    ...answers,
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
