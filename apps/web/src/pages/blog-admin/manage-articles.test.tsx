import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectToast, failure, length, mockBlogApi, post, published } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, openMenu, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

const open = (search = '?tab=articles') => show(<BlogAdminPage />, `/blog-admin${search}`);
const titles = (screen: Pick<Awaited<ReturnType<typeof open>>, 'getByRole'>) =>
  screen
    .getByRole('rowheader')
    .elements()
    .map((title) => title.querySelector('a, span')?.textContent);

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

describe('the list of articles', () => {
  test('is sorted, filtered and searched by the server, and the choices are in the address', async () => {
    const { calls } = mockBlogApi({
      'GET /api/blog/posts': ok({ posts: [post(1, { title: 'Zeal' }), post(2, { title: 'Ambition' })] }),
    });
    const { router, ...screen } = await open();
    await screen.getByLabelText('Sort').selectOptions('By title');
    await screen.getByLabelText('Search').fill('zea');
    await expect.poll(() => titles(screen)).toEqual(['Zeal']);
    await screen.getByLabelText('Status').selectOptions('Same keyword as another');
    await expect.element(screen.getByRole('heading', { name: 'No article matches' })).toBeVisible();
    expect(calls.at(-1)).toBe('GET /api/blog/posts?page=1&limit=25&only=sharedKeyword&search=zea&sort=title');
    expect(router.state.location.search).toBe('?tab=articles&sort=title&search=zea&only=sharedKeyword');
    await screen.getByRole('button', { name: 'Show all articles' }).click();
    await expect.poll(() => titles(screen)).toEqual(['Zeal', 'Ambition']);
  });

  test('lists deleted articles under their own status, also after leaving the page, and restores them', async () => {
    let isDeleted = true;
    const gone = { ...post(3, { title: 'Gone' }), keptUntil: '2026-12-20T09:00:00.000Z' };
    mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: isDeleted ? [gone] : [post(3, { title: 'Gone' })] }),
      'POST /api/blog/posts/3/restore': () => {
        isDeleted = false;
        return ok({ post: post(3) });
      },
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Show deleted articles' }).click();
    await expect.element(screen.getByText('1 deleted article', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('December 20, 2026')).toBeVisible();
    await screen.getByRole('button', { name: 'Restore “Gone”' }).click();
    await expectToast(screen, 'Article Restored', /Article 3/);
    await expect.element(screen.getByText('0 deleted articles', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Show all articles' }).click();
    await expect.poll(() => titles(screen)).toEqual(['Gone']);
  });

  test('marks articles with the same keyword', async () => {
    mockBlogApi({
      'GET /api/blog/posts': ok({ posts: [{ ...post(1), sharesKeyword: true }, post(2)] }),
    });
    const screen = await open();
    await expect.poll(() => screen.getByText('Same keyword as another article').elements().length).toBe(1);
  });

  test('asks before it rewrites an article that was edited by hand, and says what happens to its text', async () => {
    const { calls } = mockBlogApi({
      'GET /api/blog/posts': ok({
        posts: [
          { ...post(1, { isStale: true }), isEdited: true },
          { ...post(2, { isStale: true }), isEdited: false },
          { ...post(3), isEdited: true },
        ],
      }),
      'POST /api/blog/posts/1/rewrite': ok({ post: post(1), length }),
    });
    const screen = await open();
    await expect.poll(() => screen.getByText(/It was edited by hand\./).elements().length).toBe(1);
    await chooseInMenu(screen, 'Article 1', 'Write again');
    const dialog = screen.getByRole('dialog', { name: 'Replace texts that were edited by hand?' });
    await expect.element(dialog.getByText(/find the edited text under “Earlier texts”/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await chooseInMenu(screen, 'Article 1', 'Write again');
    await dialog.getByRole('button', { name: 'Replace the edited text' }).click();
    await expectToast(screen, 'Article Rewritten', /./);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/blog/posts/1/rewrite']);
  });

  test('marks articles that are out of date, and rewrites them with one click', async () => {
    let isStale = true;
    const { calls } = mockBlogApi({
      'GET /api/blog/posts': () =>
        ok({ posts: [post(1, { targetKeyword: 'ox' }), post(2, { targetKeyword: 'pig', isStale })] }),
      'POST /api/blog/posts/2/rewrite': () => {
        isStale = false;
        return ok({ post: post(2), length: { words: 312, target: 2000, isShorter: true } });
      },
    });
    const screen = await open();
    await screen.getByLabelText('Status').selectOptions('Out of date');
    await expect.poll(() => titles(screen)).toEqual(['Article 2']);
    await expect.element(screen.getByText('It has a fact that our tables no longer have.')).toBeVisible();
    await chooseInMenu(screen, 'Article 2', 'Write again');
    await expectToast(
      screen,
      'Article Rewritten',
      /“Article 2” was written again from the current tables.*312 words/,
    );
    await expect.poll(() => titles(screen)).toEqual([]);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/blog/posts/2/rewrite']);
  });

  test('has twenty-five articles a page', async () => {
    mockBlogApi({
      'GET /api/blog/posts': ok({ posts: Array.from({ length: 30 }, (_, n) => post(n + 1)) }),
    });
    const screen = await open();
    await expect.poll(() => titles(screen)).toHaveLength(25);
    await screen.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => titles(screen)).toHaveLength(5);
  });

  test('shows scheduled articles in a calendar by weekday', async () => {
    const scheduledFor = new Date(2099, 0, 2, 3, 4).toISOString();
    mockBlogApi({
      'GET /api/blog/posts': ok({ posts: [post(2, { status: 'scheduled', scheduledFor })] }),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Calendar of 1 scheduled' }).click();
    await screen.getByRole('button', { name: '3:04 AM Article 2' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Edit article' })).toBeVisible();
  });

  test('offers the scheduled time when an article is rescheduled', async () => {
    const scheduledFor = new Date(2099, 0, 2, 3, 4).toISOString();
    mockBlogApi({
      'GET /api/blog/posts': ok({ posts: [post(2, { status: 'scheduled', scheduledFor })] }),
    });
    const screen = await open();
    await chooseInMenu(screen, 'Article 2', 'Reschedule …');
    await expect.element(screen.getByLabelText('Publish on')).toHaveValue('2099-01-02T03:04');
  });
});

test('a deleted article comes back by Undo', async () => {
  let posts = [post(2)];
  const { calls } = mockBlogApi({
    'GET /api/blog/posts': () => ok({ posts }),
    'DELETE /api/blog/posts/2': () => {
      posts = [];
      return ok({ deleted: true });
    },
    'POST /api/blog/posts/2/restore': () => {
      posts = [post(2)];
      return ok({ post: post(2) });
    },
  });
  const screen = await open();
  await chooseInMenu(screen, 'Article 2', 'Delete');
  await expectToast(screen, 'Article Deleted', /./);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('rowheader', { name: 'Article 2' })).toBeVisible();
  expect(calls).toContain('POST /api/blog/posts/2/restore');
});

test('several articles are published in one call, and those that were refused stay selected, each with its reason', async () => {
  const { bodyOf } = mockBlogApi({
    'GET /api/blog/posts': ok({ posts: [post(2), post(3), post(1, published)] }),
    'POST /api/blog/change-posts': ok({ changed: [2], refused: [{ id: 3, reason: 'It has no keyword.' }] }),
  });
  const screen = await open();
  await screen.getByLabelText('Select “Article 2”').click();
  await screen.getByLabelText('Select “Article 3”').click();
  await expect.element(screen.getByText('2 articles selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Publish selected' }).click();
  await expectToast(
    screen,
    '1 Article Published',
    '1 Article could not be changed. The reasons are below, and these articles are still selected.',
  );
  await expect.element(screen.getByText('“Article 3”: It has no keyword.')).toBeVisible();
  await expect.element(screen.getByText('1 article selected')).toBeVisible();
  await expect.element(screen.getByLabelText('Select “Article 2”')).not.toBeChecked();
  await expect.element(screen.getByLabelText('Select “Article 3”')).toBeChecked();
  expect(bodyOf('/api/blog/change-posts')).toEqual({ action: 'publish', ids: [2, 3] });
});

test('all articles that are out of date are rewritten with one action, and a refused one shows the reason', async () => {
  const stale = new Set([1, 2, 3]);
  const { calls } = mockBlogApi({
    'GET /api/blog/posts': () =>
      ok({ posts: [1, 2, 3].map((id) => post(id, { ...published, isStale: stale.has(id) })) }),
    'POST /api/blog/posts/1/rewrite': () => {
      stale.delete(1);
      return ok({ post: post(1), length });
    },
    'POST /api/blog/posts/2/rewrite': failure(400, 'invalid_input', 'No article was written.'),
    'POST /api/blog/posts/3/rewrite': () => {
      stale.delete(3);
      return ok({ post: post(3), length });
    },
  });
  const screen = await open();
  await screen.getByLabelText('Status').selectOptions('Out of date');
  await screen.getByLabelText('Select every article on this page').click();
  await screen.getByRole('button', { name: 'Write selected again' }).click();
  await expectToast(screen, '2 Articles Rewritten', /^1 Article could not be changed/);
  await expect.element(screen.getByText('“Article 2”: No article was written.')).toBeVisible();
  await expect.poll(() => titles(screen)).toEqual(['Article 2']);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(
    [1, 2, 3].map((id) => `POST /api/blog/posts/${id}/rewrite`),
  );
});

describe('articles that were edited by hand', () => {
  const openWithEdited = async () => {
    const { calls } = mockBlogApi({
      'GET /api/blog/posts': ok({
        posts: [1, 2, 3].map((id) => ({ ...post(id, published), isEdited: id === 2 })),
      }),
      ...Object.fromEntries(
        [1, 2, 3].map((id) => [`POST /api/blog/posts/${id}/rewrite`, ok({ post: post(id), length })]),
      ),
    });
    const screen = await open();
    await screen.getByLabelText('Select every article on this page').click();
    await screen.getByRole('button', { name: 'Write selected again' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace texts that were edited by hand?' });
    return { screen, dialog, rewritten: () => calls.filter((call) => call.startsWith('POST')) };
  };

  test('are named before the selected articles are written again, and can be left as they are', async () => {
    const { screen, dialog, rewritten } = await openWithEdited();
    await expect
      .poll(() =>
        dialog
          .getByRole('listitem')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(['Article 2']);
    expect(rewritten()).toEqual([]);
    await dialog.getByRole('button', { name: 'Write only the other 2' }).click();
    await expectToast(screen, '2 Articles Rewritten', /./);
    expect(rewritten()).toEqual([1, 3].map((id) => `POST /api/blog/posts/${id}/rewrite`));
    await expect.element(screen.getByLabelText('Select “Article 2”')).toBeChecked();
  });

  test('are written again too if an admin chooses that', async () => {
    const { screen, dialog, rewritten } = await openWithEdited();
    await dialog.getByRole('button', { name: 'Write all 3' }).click();
    await expectToast(screen, '3 Articles Rewritten', /./);
    expect(rewritten()).toEqual([1, 2, 3].map((id) => `POST /api/blog/posts/${id}/rewrite`));
  });
});

test('one checkbox selects every article of the page, and articles selected on another page stay selected', async () => {
  mockBlogApi({ 'GET /api/blog/posts': ok({ posts: Array.from({ length: 30 }, (_, n) => post(n + 1)) }) });
  const screen = await open();
  await screen.getByLabelText('Select every article on this page').click();
  await expect.element(screen.getByText('25 articles selected')).toBeVisible();
  await screen.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => titles(screen)).toHaveLength(5);
  await screen.getByLabelText('Select “Article 30”').click();
  await expect.element(screen.getByText('26 articles selected')).toBeVisible();
});

test('each article of “Published Articles” says its state, and when it appears', async () => {
  mockBlogApi({
    'GET /api/blog/posts': ok({
      posts: [
        post(3),
        post(2, { ...published, updatedAt: '2026-11-21T09:00:00.000Z' }),
        post(1, { status: 'scheduled', scheduledFor: '2099-01-02T03:04:00.000Z' }),
      ],
    }),
  });
  const screen = await open();
  for (const [title, state, appears] of [
    ['Article 3', 'draft', 'Not yet'],
    ['Article 2', 'published', 'Nov 20, 2026'],
    ['Article 1', 'scheduled', /^January \d, 2099 at/],
  ] as const) {
    const row = screen.getByRole('row', { name: new RegExp(title) });
    await expect.element(row.getByText(state, { exact: true })).toBeVisible();
    await expect.element(row.getByText(appears)).toBeVisible();
  }
});

test('a draft links to its preview, and a published article to its page', async () => {
  mockBlogApi();
  const screen = await open();
  await expect
    .element(screen.getByRole('link', { name: 'Preview “Article 2” (opens in a new tab)' }))
    .toHaveAttribute('href', '/blog-admin/preview/2');
  await expect
    .element(screen.getByRole('link', { name: 'View “Article 1” (opens in a new tab)' }))
    .toHaveAttribute('href', '/blog/article-1.html');
});

test('on a phone an article is read from its menu, and clearing the filters stays at the articles', async () => {
  mockBlogApi();
  const { router, ...screen } = await open('?tab=articles&only=draft');
  await page.viewport(375, 800);
  await openMenu(screen, 'Article 2');
  await expect
    .element(screen.getByRole('menuitem', { name: 'Preview “Article 2” (opens in a new tab)' }))
    .toHaveAttribute('href', '/blog-admin/preview/2');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Add links' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filter (1)' }).click();
  await screen.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=articles');
});

test('the settings show the next run of the schedule with its time zone, and the result of the last run', async () => {
  mockBlogApi({
    'GET /api/blog/schedule': ok({
      nextArticleAt: new Date(2099, 0, 2, 3, 4).toISOString(),
      lastRunAt: new Date(2026, 10, 20, 9, 0).toISOString(),
      lastResult: 'Wrote “The Dragon at Work”.',
    }),
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await expect
    .element(screen.getByText(/^Next run: January 2, 2099 at 3:04 AM (?:[A-Z]{2,4}|GMT[+-][\d:]+)$/))
    .toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^Last run: November 20, 2026 at 9:00 AM (?:[A-Z]{2,4}|GMT[+-][\d:]+)\. Wrote “The Dragon at Work”\.$/,
      ),
    )
    .toBeVisible();
});
