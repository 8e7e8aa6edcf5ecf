import { describe, expect, test, vi } from 'vitest';
import { expectToast, failure, mockBlogApi, post, length } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

describe('the action cards', () => {
  test('show the number of articles and of published articles', async () => {
    mockBlogApi();
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await expect.element(screen.getByText('1 of them published')).toBeVisible();
    for (const name of [
      'Generate Random Article',
      'Initialize System',
      'Add Internal Links',
      'Articles Generated',
    ])
      await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  });

  test.each([
    [
      'Generate',
      'POST /api/blog/generate-random',
      { keyword: 'fire horse', post: post(3), length },
      'Article Generated',
      /^Keyword: fire horse\. “Article 3” is written and saved as a draft\.$/,
    ],
    [
      'Initialize',
      'POST /api/blog/initialize',
      { message: 'The blog is ready.', keywordsAdded: 0 },
      'Blog System Initialized',
      'The blog is ready.',
    ],
    [
      'Add links',
      'POST /api/blog/add-internal-links',
      { message: '8 links were added to 5 articles.', linksAdded: 8, articlesChanged: 5 },
      'Internal Links Added',
      '8 links were added to 5 articles.',
    ],
  ])('"%s" shows its result and refetches the articles', async (button, call, answer, title, text) => {
    const { calls } = mockBlogApi({ [call]: ok(answer) });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expectToast(screen, title, text);
    await expect.poll(() => calls.filter((made) => made.startsWith('GET /api/blog/posts?'))).toHaveLength(2);
  });

  test.each([
    [
      'Generate',
      'POST /api/blog/generate-random',
      failure(409, 'no_active_keyword', 'There is no active keyword.'),
      'Generation Failed',
      'There is no active keyword.',
    ],
    [
      'Initialize',
      'POST /api/blog/initialize',
      failure(409, 'busy', 'This is already running.'),
      'Initialization Failed',
      'This is already running.',
    ],
    [
      'Add links',
      'POST /api/blog/add-internal-links',
      { status: 500, body: 'broken' },
      'Internal Linking Failed',
      'HTTP 500: "broken"',
    ],
  ])('"%s" shows the reason of a failure', async (button, call, answer, title, text) => {
    mockBlogApi({ [call]: answer });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expectToast(screen, title, text);
  });

  test('the latest run that added links can be undone, and then the run before it', async () => {
    const runs = [
      { ranAt: '2026-11-20T09:00:00.000Z', links: 8, articles: 5 },
      { ranAt: '2026-11-19T09:00:00.000Z', links: 1, articles: 1 },
    ];
    const { calls } = mockBlogApi({
      'GET /api/blog/link-run': () => ok({ lastRun: runs[0] ?? null }),
      'POST /api/blog/undo-internal-links': () => {
        runs.shift();
        return ok({ message: '8 links were removed from 5 articles.', linksRemoved: 8, articlesChanged: 5 });
      },
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await expect.element(screen.getByText(/added 8 links to 5 articles\.$/)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo this run' });
    await undo.click();
    await expectToast(screen, 'Internal Links Removed', '8 links were removed from 5 articles.');
    await expect.element(screen.getByText(/added 1 link to 1 article\.$/)).toBeVisible();
    await undo.click();
    await expect.element(undo).not.toBeInTheDocument();
    expect(calls.filter((call) => call === 'POST /api/blog/undo-internal-links')).toHaveLength(2);
  });

  test('say how many articles are out of date', async () => {
    mockBlogApi({ 'GET /api/blog/posts': ok({ posts: [post(1), post(2, { isStale: true })] }) });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await expect.element(screen.getByText('0 of them published, 1 out of date')).toBeVisible();
  });

  test('an unreadable response is not reported as a network error', async () => {
    mockBlogApi();
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await expect.element(screen.getByText('1 of them published')).toBeVisible();
    vi.mocked(window.fetch).mockResolvedValueOnce(new Response('<p>'));
    await screen.getByRole('button', { name: 'Initialize', exact: true }).click();
    await expectToast(
      screen,
      'Initialization Failed',
      'The answer could not be read. Please reload the page.',
    );
  });

  test('a failed request is reported as a network error', async () => {
    mockBlogApi({ 'POST /api/blog/initialize': () => Promise.reject(new TypeError('Failed to fetch')) });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('button', { name: 'Initialize', exact: true }).click();
    await expectToast(
      screen,
      'Initialization Failed',
      'Network error: Unable to connect to server. Please check your connection.',
    );
  });
});
