import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectToast, failure, mockBlogApi, post, settings, length } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('a custom keyword', () => {
  test('is sent with its word count and the other stored settings, and other generation is disabled meanwhile', async () => {
    let answer: (given: { status: number; body: unknown }) => void = () => undefined;
    const { bodyOf } = mockBlogApi({
      'GET /api/blog/settings': ok({ ...settings, businessLocation: 'Texas', includeLocalSEO: true }),
      'POST /api/blog/generate': () => new Promise((resolve) => (answer = resolve)),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('  dragon career ');
    await screen.getByLabelText('Words').fill('900');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expect.element(screen.getByText('An article is being written …')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
    await expect
      .poll(() => bodyOf('/api/blog/generate'))
      .toEqual({
        keyword: 'dragon career',
        settings: { businessLocation: 'Texas', targetWordCount: 900, includeLocalSEO: true },
      });
    answer(ok({ post: post(3), length }));
    await expectToast(screen, 'Article Generated', '“Article 3” is written and saved as a draft.');
    await expect.element(screen.getByRole('button', { name: 'Edit it' })).toBeVisible();
  });

  test('can be scheduled right after it is written', async () => {
    const { bodyOf } = mockBlogApi({
      'POST /api/blog/generate': ok({ post: post(3), length }),
      'POST /api/blog/posts/3/publish': ok({
        post: { ...post(3), status: 'scheduled', scheduledFor: '2030-01-02T09:00:00.000Z' },
      }),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('dragon career');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(screen.getByText('“Article 3” is scheduled. It has 1,900 words.')).toBeVisible();
    expect(bodyOf('/api/blog/posts/3/publish')).toEqual({ publishAt: expect.any(String) });
    await expect
      .element(screen.getByRole('button', { name: 'Schedule', exact: true }))
      .not.toBeInTheDocument();
  });

  test('says how many words an article has, and does not call the maximum its length', async () => {
    mockBlogApi({
      'POST /api/blog/generate': ok({
        post: post(3),
        length: { words: 283, target: 2000, isShorter: true },
      }),
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('goat man');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(
      screen,
      'Article Generated',
      '“Article 3” is written and saved as a draft. It has 283 words.',
    );
    await expect
      .element(
        screen.getByText(
          '“Article 3” is saved as a draft. It has 283 words. There is no more material on its subject, although 2,000 words were allowed.',
        ),
      )
      .toBeVisible();
    expect(document.body.textContent).not.toMatch(/(?:has|of) 2,?000 words/);
  });

  test.each(['', '   '])('%j is rejected as a keyword', async (blank) => {
    const { calls } = mockBlogApi();
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill(blank);
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await expectToast(screen, 'Keyword Required', 'Please enter a keyword to generate an article');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('that is uncertain offers likely keywords, and writes the chosen one', async () => {
    const { bodyOf } = mockBlogApi({
      'POST /api/blog/generate': {
        status: 400,
        body: {
          code: 'invalid_input',
          error: 'No article was written.',
          suggestions: ['dog personality', 'dog career'],
        },
      },
    });
    const screen = await show(<BlogAdminPage />, '/blog-admin');
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('dog training');
    await screen.getByRole('button', { name: 'Generate Article' }).click();
    await screen.getByRole('button', { name: 'dog personality' }).click();
    await expect.poll(() => bodyOf('/api/blog/generate')).toMatchObject({ keyword: 'dog personality' });
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
  await screen.getByLabelText('How often to write an article').selectOptions('daily');
  await screen.getByLabelText('Publish articles as soon as they are written').click();
  await screen.getByLabelText('Who checks the articles').fill('Ada Lovelace');
  await screen.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(screen, 'Settings Saved', 'The schedule writes: every day.');
  expect(bodyOf('/api/blog/settings')).toEqual({
    ...settings,
    autoPublish: true,
    generationFrequency: 'daily',
    editorName: 'Ada Lovelace',
  });
});

test('on a phone the settings open below the times of the schedule', async () => {
  await page.viewport(375, 760);
  mockBlogApi();
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await expect.element(screen.getByText(/^Next run:/)).toBeVisible();
  await expect.element(screen.getByLabelText('Business location')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Change the settings' }).click();
  await expect.element(screen.getByLabelText('Business location')).toBeVisible();
});

test('settings typed on a phone stay when the phone is turned', async () => {
  await page.viewport(375, 760);
  mockBlogApi();
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  await screen.getByRole('button', { name: 'Change the settings' }).click();
  const location = screen.getByLabelText('Business location');
  await location.fill('Ohio');
  await page.viewport(760, 375);
  await expect.element(screen.getByRole('button', { name: 'Change the settings' })).not.toBeInTheDocument();
  await expect.element(location).toHaveValue('Ohio');
  await page.viewport(375, 760);
  await expect.element(location).toBeVisible();
  await expect.element(location).toHaveValue('Ohio');
});

test('a monthly schedule is described as every 30 days', async () => {
  mockBlogApi({ 'PUT /api/blog/settings': ok({ ...settings, generationFrequency: 'monthly' }) });
  const screen = await show(<BlogAdminPage />, '/blog-admin');
  const schedule = screen.getByLabelText('How often to write an article');
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
