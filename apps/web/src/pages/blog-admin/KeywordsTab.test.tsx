import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectToast, failure, keyword, mockBlogApi, post, length } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

describe('the keywords', () => {
  const open = async (width = 1280) => {
    await page.viewport(width, 800);
    return show(<BlogAdminPage />, '/blog-admin?tab=keywords');
  };

  test('are listed with category, search intent and date of last use', async () => {
    mockBlogApi();
    const screen = await open();
    const row = screen.getByRole('row', { name: /rabbit in love/ });
    for (const text of ['rabbit in love', 'active', 'compatibility', 'informational'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
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

  test('come first on a phone, where a button opens the form that adds one', async () => {
    mockBlogApi();
    const screen = await open(375);
    await expect.element(screen.getByRole('button', { name: 'Add Keyword' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Add a keyword' }).click();
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Keyword Required', 'Please enter a keyword');
  });

  test('that exist already show an error and stay in the form', async () => {
    mockBlogApi({
      'POST /api/blog/keywords': failure(409, 'keyword_taken', 'This keyword is already in the list.'),
    });
    const screen = await open();
    await screen.getByRole('textbox', { name: 'Keyword' }).fill('ox');
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Failed to Add Keyword', 'This keyword is already in the list.');
    await expect.element(screen.getByRole('textbox', { name: 'Keyword' })).toHaveValue('ox');
  });

  test('must not be empty', async () => {
    mockBlogApi();
    const screen = await open();
    await screen.getByRole('button', { name: 'Add Keyword' }).click();
    await expectToast(screen, 'Keyword Required', 'Please enter a keyword');
  });

  test('are generated with the word count of the settings', async () => {
    const { bodyOf } = mockBlogApi({ 'POST /api/blog/generate': ok({ post: post(3), length }) });
    const screen = await open();
    await screen.getByRole('button', { name: 'Generate an article about “rabbit in love”' }).click();
    await expectToast(screen, 'Article Generated', /Article 3/);
    expect(bodyOf('/api/blog/generate')).toEqual({
      keyword: 'rabbit in love',
      settings: { businessLocation: 'Global', targetWordCount: 2000, includeLocalSEO: false },
    });
  });

  test('are shown with fewer facts on a phone, where the menu generates', async () => {
    const { calls } = mockBlogApi({ 'POST /api/blog/generate': ok({ post: post(3), length }) });
    const screen = await open(375);
    await chooseInMenu(screen, 'rabbit in love', 'Generate an article');
    await expectToast(screen, 'Article Generated', /Article 3/);
    expect(calls).toContain('POST /api/blog/generate');
    const row = screen.getByRole('row', { name: /rabbit in love/ });
    await expect.element(row.getByText('compatibility', { exact: true })).toBeVisible();
    expect(row.getByText('informational').query()).toBeNull();
  });

  test('are generated with the default settings if the stored ones cannot be read', async () => {
    const { bodyOf } = mockBlogApi({
      'GET /api/blog/settings': failure(503, 'unavailable', 'Not now.'),
      'POST /api/blog/generate': ok({ post: post(3), length }),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Generate an article about “rabbit in love”' }).click();
    await expectToast(screen, 'Article Generated', /Article 3/);
    expect(bodyOf('/api/blog/generate')).toEqual({
      keyword: 'rabbit in love',
      settings: { businessLocation: 'Global', targetWordCount: 2000, includeLocalSEO: false },
    });
  });
});
