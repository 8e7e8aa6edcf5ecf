import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectToast, failure, mockBlogApi, post, published } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, pressByKeyboard, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

describe('the articles', () => {
  beforeEach(() => page.viewport(1280, 800));
  const open = () => show(<BlogAdminPage />, '/blog-admin?tab=articles');

  test('show a skeleton while they load, and a load error in a toast and on the page, with a retry', async () => {
    let away = true;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    mockBlogApi({
      'GET /api/blog/posts': async () => {
        await held;
        return away ? failure(503, 'unavailable', 'Shortly.') : ok({ posts: [post(1)] });
      },
    });
    const screen = await open();
    await expect.element(screen.getByText('Loading articles …')).toBeVisible();
    answer();
    await expectToast(screen, 'Failed to Load Posts', 'Shortly.');
    away = false;
    // On a small page the toast covers the button.
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('rowheader', { name: 'Article 1' })).toBeVisible();
  });

  test('are filtered by status and search text', async () => {
    mockBlogApi();
    const screen = await open();
    await expect.element(screen.getByText('2 of 2 articles')).toBeVisible();
    await screen.getByLabelText('Status').selectOptions('draft');
    await expect.element(screen.getByText('1 of 2 articles')).toBeVisible();
    await screen.getByLabelText('Search').fill('nothing of the kind');
    await expect.element(screen.getByText('0 of 2 articles')).toBeVisible();
  });

  test('have an empty state that links to the generate tab', async () => {
    mockBlogApi({ 'GET /api/blog/posts': ok({ posts: [] }) });
    const screen = await open();
    await screen.getByRole('button', { name: 'Generate one' }).click();
    await expect.element(screen.getByRole('button', { name: 'Generate Article' })).toBeVisible();
  });

  test.each([
    [
      'Article 2',
      'Publish',
      '/api/blog/posts/2/publish',
      post(2, published),
      'Article Published',
      '“Article 2” is published at /blog/article-2.html.',
    ],
    [
      'Article 1',
      'Unpublish',
      '/api/blog/posts/1/unpublish',
      post(1),
      'Article Unpublished',
      '“Article 1” is a draft again.',
    ],
  ])('show the result in a toast when %s gets "%s"', async (article, action, path, answer, title, text) => {
    mockBlogApi({ [`POST ${path}`]: ok({ post: answer }) });
    const screen = await open();
    await chooseInMenu(screen, article, action);
    await expectToast(screen, title, text);
  });

  test('keep focus on the row menu after publishing, which then offers to unpublish', async () => {
    let current = post(2);
    mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'POST /api/blog/posts/2/publish': () => ok({ post: (current = post(2, published)) }),
      'POST /api/blog/posts/2/unpublish': () => ok({ post: (current = post(2)) }),
    });
    const screen = await open();
    const menu = screen.getByRole('button', { name: 'More for “Article 2”' });
    await pressByKeyboard(menu);
    await userEvent.keyboard('{Enter}');
    await expectToast(screen, 'Article Published', /./);
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Unpublish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast(screen, 'Article Unpublished', /./);
    await expect.element(menu).toHaveFocus();
  });

  test('can only be scheduled for the future', async () => {
    const { calls, bodyOf } = mockBlogApi({
      'POST /api/blog/posts/2/publish': ok({
        post: post(2, { status: 'scheduled', scheduledFor: '2099-01-02T03:04:00.000Z' }),
      }),
    });
    const screen = await open();
    await chooseInMenu(screen, 'Article 2', 'Schedule …');
    await screen.getByLabelText('Publish on').fill('2020-01-02T03:04');
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(screen.getByText('Please choose a time in the future.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await screen.getByLabelText('Publish on').fill('2099-01-02T03:04');
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expectToast(screen, 'Article Scheduled', /^“Article 2” appears on January/);
    expect(bodyOf('/api/blog/posts/2/publish')).toEqual({
      publishAt: new Date('2099-01-02T03:04').toISOString(),
    });
  });
});
