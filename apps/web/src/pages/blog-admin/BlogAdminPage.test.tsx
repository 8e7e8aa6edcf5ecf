import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { expectToast, failure, keyword, mockBlogApi, post, settings, length } from '../../test/blog.ts';
import { ok, type mockApi } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

test.each([
  ['', 'GET /api/blog/settings', 'Save settings'],
  ['?tab=articles', 'GET /api/blog/posts', 'More for “Article 1”'],
  ['?tab=keywords', 'GET /api/blog/keywords', 'Generate an article about “rabbit in love”'],
])('the retry of /blog-admin%s keeps the focus while it runs', async (search, route, button) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isFirst = true;
  const answers: Parameters<typeof mockApi>[0] = {
    'GET /api/blog/settings': ok(settings),
    'GET /api/blog/posts': ok({ posts: [post(1)] }),
    'GET /api/blog/keywords': ok({ keywords: [keyword] }),
  };
  const good = answers[route] as ReturnType<typeof ok>;
  await page.viewport(1280, 800);
  const { calls } = mockBlogApi({
    ...answers,
    [route]: async () => {
      if (isFirst) {
        isFirst = false;
        return failure(503, 'unavailable', 'Shortly.');
      }
      await held;
      return good;
    },
  });
  const screen = await show(<BlogAdminPage />, `/blog-admin${search}`);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  (retry.element() as HTMLElement).focus();
  // On a small page the toast covers the button.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.filter((call) => call.split('?')[0] === route)).toHaveLength(2);
  // After two frames every component has rendered the pending retry.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Trying again...');
  answer();
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
});

describe('a double click', () => {
  const posted = (calls: readonly string[]) => calls.filter((call) => /^(POST|PUT) /.test(call));

  test('generates one article', async () => {
    const { calls } = mockBlogApi({
      'POST /api/blog/generate': ok({ post: post(3), length }),
      'POST /api/blog/generate-random': ok({ keyword: 'ox', post: post(3), length }),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    pressTwice(screen.getByRole('button', { name: 'Generate', exact: true }));
    await expectToast(screen, 'Article Generated', /^Keyword: ox/);
    await expect.element(screen.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
    expect(posted(calls)).toEqual(['POST /api/blog/generate-random']);
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('dragon career');
    pressTwice(screen.getByRole('button', { name: 'Generate Article' }));
    await expect.element(screen.getByRole('button', { name: 'Edit it' })).toBeVisible();
    expect(posted(calls).slice(1)).toEqual(['POST /api/blog/generate']);
  });

  test('saves an edit once', async () => {
    let saves = 0;
    const { calls } = mockBlogApi({
      'PUT /api/blog/posts/2': () =>
        (saves += 1) === 1 ? ok({ post: post(2) }) : failure(409, 'stale_edit', 'Somebody was faster.'),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin?tab=articles&edit=2');
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('New');
    pressTwice(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast(screen, 'Article Updated', '“Article 2” is saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    // The open editor also asks for its checklist.
    expect(posted(calls).filter((call) => call !== 'POST /api/blog/check')).toEqual([
      'PUT /api/blog/posts/2',
    ]);
  });

  test('adds a keyword once and shows no error', async () => {
    await page.viewport(1280, 800);
    const { calls } = mockBlogApi({ 'POST /api/blog/keywords': ok({ keyword }) });
    const screen = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('rabbit in love');
    await screen.getByRole('button', { name: 'Add Keyword' }).dblClick();
    await expectToast(screen, 'Keyword Added', /in the list/);
    expect(posted(calls)).toEqual(['POST /api/blog/keywords']);
    await expect.element(screen.getByText('Keyword Required')).not.toBeInTheDocument();
  });
});

test('the open tab is in the URL', async () => {
  mockBlogApi();
  const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin');
  await screen.getByRole('tab', { name: 'Keyword Management' }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=keywords');
});

test('the lists of articles and of keywords have the titles that the rail gives them', async () => {
  mockBlogApi();
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  for (const [tab, name] of [
    ['Published Articles', 'Articles'],
    ['Keyword Management', 'Keywords'],
  ] as const) {
    await screen.getByRole('tab', { name: tab }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
});

test.each([
  ['articles', 'GET /api/blog/posts', { posts: [] }],
  ['keywords', 'GET /api/blog/keywords', { keywords: [] }],
])('on a phone an empty tab of %s offers to initialize the blog', async (tab, route, body) => {
  await page.viewport(375, 800);
  const { calls } = mockBlogApi({
    [route]: ok(body),
    'POST /api/blog/initialize': ok({ message: 'The blog is ready.', keywordsAdded: 24 }),
  });
  const screen = await show(<BlogAdminPage />, `/blog-admin?tab=${tab}`);
  await screen.getByRole('button', { name: 'Initialize' }).click();
  await expectToast(screen, 'Blog System Initialized', 'The blog is ready.');
  expect(calls).toContain('POST /api/blog/initialize');
});

test.each([320, 375])('at %i px all tabs can be seen without scrolling', async (width) => {
  await page.viewport(width, 800);
  mockBlogApi();
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await expect.element(screen.getByRole('tab', { name: 'Keyword Management' })).toBeVisible();
  for (const name of ['Generate Content', 'Published Articles', 'Keyword Management']) {
    const { left, right } = screen.getByRole('tab', { name }).element().getBoundingClientRect();
    expect([name, left >= 0, right <= width]).toEqual([name, true, true]);
  }
});
