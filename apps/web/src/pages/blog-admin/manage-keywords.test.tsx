import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { expectToast, keyword, mockBlogApi } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

const open = () => show(<BlogAdminPage />, '/blog-admin?tab=keywords');

test('a keyword is disabled in its dialog', async () => {
  const { bodyOf } = mockBlogApi({
    'PUT /api/blog/keywords/1': ok({ keyword: { ...keyword, isActive: false } }),
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit keyword “rabbit in love”' }).click();
  await screen.getByLabelText('Articles may be written about it').click();
  await screen.getByRole('button', { name: 'Save keyword' }).click();
  await expectToast(screen, 'Keyword Saved', /The schedule does not write about it/);
  const { category, searchIntent } = keyword;
  expect(bodyOf('/api/blog/keywords/1')).toEqual({
    keyword: 'rabbit in love',
    category,
    searchIntent,
    isActive: false,
  });
});

test('a deleted keyword comes back by Undo', async () => {
  const { calls } = mockBlogApi({
    'DELETE /api/blog/keywords/1': ok({ deleted: true }),
    'POST /api/blog/keywords/1/restore': ok({ keyword }),
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Delete keyword “rabbit in love”' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expectToast(screen, 'Keyword Restored', '“rabbit in love” is in the list again.');
  expect(calls).toContain('POST /api/blog/keywords/1/restore');
});

test('a keyword shows why it was refused, and the articles about it', async () => {
  mockBlogApi({
    'GET /api/blog/keywords': ok({
      keywords: [
        {
          ...keyword,
          refusal: 'It is a recipe.',
          articles: { total: 5, newest: [{ id: 7, title: 'Article 7' }] },
        },
        { ...keyword, id: 2, keyword: 'ox', articles: { total: 0, newest: [] } },
      ],
    }),
  });
  const screen = await open();
  await expect.element(screen.getByText('It is a recipe.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Article 7' }))
    .toHaveAttribute('href', '/blog-admin?tab=articles&edit=7');
  await expect
    .element(screen.getByRole('link', { name: '4 more' }))
    .toHaveAttribute('href', '/blog-admin?tab=articles&search=rabbit%20in%20love');
  expect(screen.getByText(/^Articles:?$/).elements()).toHaveLength(1);
});

test('keywords of a CSV file are imported, and the faulty lines stay named on the page until the next file', async () => {
  const { bodyOf } = mockBlogApi({
    'POST /api/blog/import-keywords': ok({ added: 1, existing: 0, refused: 1 }),
  });
  const screen = await open();
  await userEvent.upload(
    screen.getByLabelText('Import a CSV file'),
    new File(['keyword,category\r\nox at work,career\r\npig,cooking'], 'keywords.csv', { type: 'text/csv' }),
  );
  await expectToast(
    screen,
    'Keywords Imported',
    '1 added, 0 in the list already. 1 of the added cannot be written, and each says why in the list.',
  );
  await expect.element(screen.getByText('Line 3 has no category “cooking”.')).toBeVisible();
  expect(bodyOf('/api/blog/import-keywords')).toEqual({
    keywords: [{ keyword: 'ox at work', category: 'career', searchIntent: 'informational' }],
  });
  await userEvent.upload(
    screen.getByLabelText('Import a CSV file'),
    new File(['pig at work,career'], 'more.csv', { type: 'text/csv' }),
  );
  await expect.element(screen.getByText(/Line 3/)).not.toBeInTheDocument();
});

test('a list without keywords says how to get some, and takes a CSV file', async () => {
  const { bodyOf } = mockBlogApi({
    'GET /api/blog/keywords': ok({ keywords: [] }),
    'POST /api/blog/import-keywords': ok({ added: 1, existing: 0, refused: 0 }),
  });
  const screen = await open();
  await expect.element(screen.getByText('No keywords yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  await userEvent.upload(
    screen.getByLabelText('Import a CSV file'),
    new File(['pig at work,career'], 'keywords.csv', { type: 'text/csv' }),
  );
  await expectToast(screen, 'Keywords Imported', '1 added, 0 in the list already.');
  expect(bodyOf('/api/blog/import-keywords')).toMatchObject({ keywords: [{ keyword: 'pig at work' }] });
});
