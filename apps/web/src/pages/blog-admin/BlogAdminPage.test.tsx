import type { BlogKeyword, BlogPost, BlogSettings } from '@org/api-contract';
import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

const post = (id: number, more: Partial<BlogPost> = {}): BlogPost => ({
  id,
  title: `Article ${id}`,
  slug: `article-${id}`,
  content: '<p>Text.</p>',
  metaDescription: 'What it is about.',
  targetKeyword: 'ox',
  featuredImage: null,
  status: 'draft',
  publishedAt: null,
  scheduledFor: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...more,
});
const keyword: BlogKeyword = {
  id: 1,
  keyword: 'rabbit in love',
  searchVolume: null,
  difficulty: null,
  searchIntent: 'informational',
  category: 'compatibility',
  isActive: true,
  lastUsed: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const settings: BlogSettings = {
  businessLocation: 'Global',
  targetWordCount: 2000,
  includeLocalSEO: false,
  autoPublish: false,
  generationFrequency: 'weekly',
  isActive: true,
};
const published = { status: 'published', publishedAt: '2026-11-20T09:00:00.000Z' } as const;
const failure = (status: number, code: string, error: string) => ({ status, body: { code, error } });

function mockBlogApi(answers: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({
    'GET /api/blog/posts': ok({ posts: [post(2), post(1, published)] }),
    'GET /api/blog/keywords': ok({ keywords: [keyword] }),
    'GET /api/blog/settings': ok(settings),
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

async function expectToast(screen: Screen, title: string, text: string | RegExp): Promise<void> {
  await expect.element(screen.getByText(title, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(text).first()).toBeVisible();
}

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
      { keyword: 'fire horse', post: post(3) },
      'Article Generated',
      /^Keyword: fire horse\. “Article 3” is written and waits as a draft\.$/,
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
    await expect.poll(() => calls.filter((made) => made === 'GET /api/blog/posts')).toHaveLength(2);
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

describe('a custom keyword', () => {
  test('is sent with its word count, and other generation is disabled meanwhile', async () => {
    let answer: (given: { status: number; body: unknown }) => void = () => undefined;
    const { bodyOf } = mockBlogApi({
      'POST /api/blog/generate': () => new Promise((resolve) => (answer = resolve)),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('  dragon career ');
    await screen.getByLabelText('Words').fill('900');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expect.element(screen.getByText('An article is being written …')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
    expect(bodyOf('/api/blog/generate')).toEqual({
      keyword: 'dragon career',
      settings: { targetWordCount: 900 },
    });
    answer(ok({ post: post(3) }));
    await expectToast(screen, 'Article Generated', '“Article 3” is written and waits as a draft.');
    await expect.element(screen.getByRole('button', { name: 'Edit it' })).toBeVisible();
  });

  test.each(['', '   '])('%j is rejected as a keyword', async (blank) => {
    const { calls } = mockBlogApi();
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill(blank);
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(screen, 'Keyword Required', 'Please enter a keyword to generate an article');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('is kept in the form if generation fails', async () => {
    mockBlogApi({ 'POST /api/blog/generate': failure(502, 'source_failed', 'No article was written.') });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('dragon career');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(screen, 'Generation Failed', 'No article was written.');
    await expect.element(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('dragon career');
  });
});

test('settings are loaded and saved', async () => {
  const { bodyOf } = mockBlogApi({
    'PUT /api/blog/settings': ok({ ...settings, generationFrequency: 'daily' }),
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await expect.element(screen.getByLabelText('Target word count')).toHaveValue(2000);
  await screen.getByLabelText('Write an article by schedule').selectOptions('daily');
  await screen.getByLabelText('Publish articles as soon as they are written').click();
  await screen.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(screen, 'Settings Saved', 'The schedule writes: every day.');
  expect(bodyOf('/api/blog/settings')).toEqual({
    ...settings,
    autoPublish: true,
    generationFrequency: 'daily',
  });
});

test('a monthly schedule is called what it is: every 30 days', async () => {
  mockBlogApi({ 'PUT /api/blog/settings': ok({ ...settings, generationFrequency: 'monthly' }) });
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  const schedule = screen.getByLabelText('Write an article by schedule');
  await schedule.selectOptions('Every 30 days');
  await expect.element(schedule).toHaveValue('monthly');
  await screen.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(screen, 'Settings Saved', 'The schedule writes: every 30 days.');
});

test('unsaved settings survive another action and a failed refetch', async () => {
  let away = false;
  mockBlogApi({
    'GET /api/blog/settings': () =>
      away ? failure(503, 'unavailable', 'Shortly.') : ok({ ...settings, businessLocation: 'Texas' }),
    'POST /api/blog/initialize': ok({ message: 'The blog is ready.', keywordsAdded: 0 }),
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await screen.getByLabelText('Business location').fill('Ohio');
  await screen.getByRole('button', { name: 'Initialize', exact: true }).click();
  await expectToast(screen, 'Blog System Initialized', 'The blog is ready.');
  await expect.element(screen.getByLabelText('Business location')).toHaveValue('Ohio');
  away = true;
  await screen.getByRole('button', { name: 'Initialize', exact: true }).click();
  await expect
    .poll(() => vi.mocked(window.fetch).mock.calls.filter(([input]) => input === '/api/blog/settings'))
    .toHaveLength(3);
  await expect.element(screen.getByRole('button', { name: 'Initialize', exact: true })).toBeEnabled();
  await expect.element(screen.getByLabelText('Business location')).toHaveValue('Ohio');
});

test.each([
  ['', 'GET /api/blog/settings', 'Save settings'],
  ['?tab=articles', 'GET /api/blog/posts', 'Edit “Article 1”'],
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
  await expect.poll(() => calls.filter((call) => call === route)).toHaveLength(2);
  // By the second frame every component has rendered the query that is pending again.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Trying again...');
  answer();
  await expect.element(screen.getByRole('button', { name: button })).toBeVisible();
});

describe('the articles', () => {
  const open = () => show(<BlogAdminPage />, '/blog-admin?tab=articles');

  test('show a load error in a toast and on the page, with a retry', async () => {
    let away = true;
    mockBlogApi({
      'GET /api/blog/posts': () =>
        away ? failure(503, 'unavailable', 'Shortly.') : ok({ posts: [post(1)] }),
    });
    const screen = await open();
    await expectToast(screen, 'Failed to Load Posts', 'Shortly.');
    away = false;
    // On a small page the toast covers the button.
    await screen.getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Article 1' })).toBeVisible();
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
      'Publish “Article 2”',
      '/api/blog/posts/2/publish',
      post(2, published),
      'Article Published',
      '“Article 2” can be read at /blog/article-2.html.',
    ],
    [
      'Unpublish “Article 1”',
      '/api/blog/posts/1/unpublish',
      post(1),
      'Article Unpublished',
      '“Article 1” is a draft again.',
    ],
  ])('"%s" shows its result', async (button, path, answer, title, text) => {
    mockBlogApi({ [`POST ${path}`]: ok({ post: answer }) });
    const screen = await open();
    await screen.getByRole('button', { name: button }).click();
    await expectToast(screen, title, text);
  });

  test('keep the focus on the button that was pressed when it has turned into its opposite', async () => {
    let current = post(2);
    mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'POST /api/blog/posts/2/publish': () => ok({ post: (current = post(2, published)) }),
      'POST /api/blog/posts/2/unpublish': () => ok({ post: (current = post(2)) }),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Publish “Article 2”' }).click();
    const unpublish = screen.getByRole('button', { name: 'Unpublish “Article 2”' });
    await expect.element(unpublish).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Publish “Article 2”' })).toHaveFocus();
  });

  test('can only be scheduled for the future', async () => {
    const { calls, bodyOf } = mockBlogApi({
      'POST /api/blog/posts/2/publish': ok({
        post: post(2, { status: 'scheduled', scheduledFor: '2099-01-02T03:04:00.000Z' }),
      }),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Schedule “Article 2”' }).click();
    await screen.getByLabelText('Publish on').fill('2020-01-02T03:04');
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(screen.getByText('Please choose a moment that is still to come.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await screen.getByLabelText('Publish on').fill('2099-01-02T03:04');
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expectToast(screen, 'Article Scheduled', /^“Article 2” appears on January/);
    expect(bodyOf('/api/blog/posts/2/publish')).toEqual({
      publishAt: new Date('2099-01-02T03:04').toISOString(),
    });
  });
});

describe('a double click', () => {
  const posted = (calls: readonly string[]) => calls.filter((call) => /^(POST|PUT) /.test(call));

  test('generates one article', async () => {
    const { calls } = mockBlogApi({
      'POST /api/blog/generate': ok({ post: post(3) }),
      'POST /api/blog/generate-random': ok({ keyword: 'ox', post: post(3) }),
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
    expect(posted(calls)).toEqual(['PUT /api/blog/posts/2']);
  });

  test('adds a keyword once and shows no error', async () => {
    const { calls } = mockBlogApi({ 'POST /api/blog/keywords': ok({ keyword }) });
    const screen = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('rabbit in love');
    await screen.getByRole('button', { name: 'Add Keyword' }).dblClick();
    await expectToast(screen, 'Keyword Added', /in the list/);
    expect(posted(calls)).toEqual(['POST /api/blog/keywords']);
    await expect.element(screen.getByText('Keyword Required')).not.toBeInTheDocument();
  });
});

describe('editing', () => {
  beforeEach(() => sessionStorage.clear());
  const open = () => show(<BlogAdminPage />, '/blog-admin?tab=articles&edit=2');

  test('works if session storage is disabled or has an invalid value', async () => {
    mockBlogApi({ 'PUT /api/blog/posts/2': ok({ post: post(2, { title: 'New' }) }) });
    sessionStorage.setItem('article-draft-2', '{"original":null}');
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Article 2');
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await dialog.getByLabelText('Title').fill('New');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', '“New” is saved.');
    expect(denied).toHaveBeenCalled();
    denied.mockRestore();
  });

  test('changes a copy and saves it with the original’s updatedAt', async () => {
    const saved = post(2, { title: 'New' });
    const { bodyOf } = mockBlogApi({ 'PUT /api/blog/posts/2': ok({ post: saved }) });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('New');
    await expect
      .element(screen.getByRole('heading', { name: 'Article 2', includeHidden: true }))
      .toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', '“New” is saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(bodyOf('/api/blog/posts/2')).toEqual({
      title: 'New',
      content: '<p>Text.</p>',
      metaDescription: 'What it is about.',
      targetKeyword: 'ox',
      updatedAt: '2026-11-20T09:00:00.000Z',
    });
  });

  test('closes without a question if nothing was changed, else after confirmation', async () => {
    mockBlogApi();
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Content').fill('<p>Other.</p>');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('Your changes are not saved yet.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog.getByLabelText('Content')).toHaveValue('<p>Other.</p>');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps the changes while the server is unavailable', async () => {
    let away = false;
    const unavailable = failure(503, 'unavailable', 'Shortly.');
    mockBlogApi({
      'GET /api/blog/posts': () => (away ? unavailable : ok({ posts: [post(2)] })),
      'PUT /api/blog/posts/2': () => (away ? unavailable : ok({ post: post(2, { title: 'Mine' }) })),
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    away = true;
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Failed to Load Posts', 'Shortly.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    away = false;
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', '“Mine” is saved.');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks for confirmation before Back discards changes', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=articles');
    await screen.getByRole('button', { name: 'Edit “Article 2”' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    void router.navigate(-1);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    void router.navigate(-1);
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
  });

  test('leaves no history entry behind when it is closed, even if Escape is pressed twice', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await router.navigate('/blog-admin?tab=articles');
    await screen.getByRole('button', { name: 'Edit “Article 2”' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog).toBeVisible();
    for (let press = 0; press < 2; press += 1)
      dialog.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?tab=keywords');
  });

  test('of an article from its URL closes in place, as there is no list to go back to', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await router.navigate('/blog-admin?tab=articles&edit=2');
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?tab=keywords');
  });

  test('restores unsaved changes after a reload, until they are discarded', async () => {
    mockBlogApi();
    const before = await open();
    await before.getByRole('dialog').getByLabelText('Title').fill('Mine');
    await before.unmount();
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog.getByText(/^These are your changes from before/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await screen.getByRole('button', { name: 'Edit “Article 2”' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Article 2');
  });

  test.each([
    [true, 'Mine'],
    [false, 'Article 2'],
  ])('prevents unload (%j) after typing "%s"', async (isPrevented, title) => {
    mockBlogApi();
    const screen = await open();
    await screen.getByRole('dialog').getByLabelText('Title').fill(title);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(isPrevented);
  });

  test('of an article changed by someone else offers to replace it', async () => {
    let saves = 0;
    const theirs = post(2, { title: 'Theirs', updatedAt: '2026-11-20T10:00:00.000Z' });
    let current = post(2);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { bodyOf } = mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'PUT /api/blog/posts/2': async () => {
        saves += 1;
        current = theirs;
        if (saves === 1) return failure(409, 'stale_edit', 'Someone else changed this article meanwhile.');
        await held;
        return ok({ post: post(2, { title: 'Mine' }) });
      },
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Update Failed', 'Someone else changed this article meanwhile.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Replace it by mine' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toHaveFocus();
    answer();
    await expectToast(screen, 'Article Updated', '“Mine” is saved.');
    expect(bodyOf('/api/blog/posts/2')).not.toHaveProperty('updatedAt');
  });

  test('of an article changed by someone else can load their version', async () => {
    let current = post(2);
    mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'PUT /api/blog/posts/2': () => {
        current = post(2, { title: 'Theirs', updatedAt: '2026-11-20T10:00:00.000Z' });
        return failure(409, 'stale_edit', 'Someone else changed this article meanwhile.');
      },
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByRole('button', { name: 'Load their version' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Theirs');
  });
});

describe('the keywords', () => {
  const open = () => show(<BlogAdminPage />, '/blog-admin?tab=keywords');

  test('are listed with category, search intent and date of last use', async () => {
    mockBlogApi();
    const screen = await open();
    const card = screen.getByRole('article').first();
    for (const text of ['rabbit in love', 'compatibility', 'informational', 'never'])
      await expect.element(card.getByText(text)).toBeVisible();
  });

  test('are added with category and search intent', async () => {
    const { bodyOf } = mockBlogApi({
      'POST /api/blog/keywords': ok({ keyword: { ...keyword, keyword: 'ox', category: 'career' } }),
    });
    const screen = await open();
    const field = screen.getByRole('textbox', { name: 'Keyword' });
    await field.fill(' ox ');
    await screen.getByLabelText('Category').selectOptions('career');
    await screen.getByLabelText('Search intent').selectOptions('commercial');
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Keyword Added', '“ox” is in the list, under career.');
    expect(bodyOf('/api/blog/keywords')).toEqual({
      keyword: 'ox',
      category: 'career',
      searchIntent: 'commercial',
    });
    await expect.element(field).toHaveValue('');
  });

  test('that exist already show an error and stay in the form', async () => {
    mockBlogApi({
      'POST /api/blog/keywords': failure(409, 'keyword_taken', 'This keyword is in the list already.'),
    });
    const screen = await open();
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('ox');
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Failed to Add Keyword', 'This keyword is in the list already.');
    await expect.element(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('ox');
  });

  test('must not be empty', async () => {
    mockBlogApi();
    const screen = await open();
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Keyword Required', 'Please enter a keyword');
  });

  test('are generated with the word count of the settings', async () => {
    const { bodyOf } = mockBlogApi({ 'POST /api/blog/generate': ok({ post: post(3) }) });
    const screen = await open();
    await screen.getByRole('button', { name: 'Generate an article about “rabbit in love”' }).click();
    await expectToast(screen, 'Article Generated', /Article 3/);
    expect(bodyOf('/api/blog/generate')).toEqual({
      keyword: 'rabbit in love',
      settings: { targetWordCount: 2000 },
    });
  });
});

test('the open tab is in the URL', async () => {
  mockBlogApi();
  const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin');
  await screen.getByRole('tab', { name: 'Keyword Management' }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=keywords');
});
