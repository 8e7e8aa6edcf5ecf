import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { expectToast, failure, keyword, mockBlogApi } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

const open = async () => {
  await page.viewport(1280, 800);
  return show(<BlogAdminPage />, '/blog-admin?tab=keywords');
};

test('a keyword is disabled in its dialog', async () => {
  const { bodyOf } = mockBlogApi({
    'PUT /api/blog/keywords/1': ok({ keyword: { ...keyword, isActive: false } }),
  });
  const screen = await open();
  await chooseInMenu(screen, 'rabbit in love', 'Edit …');
  await screen.getByLabelText('Active: articles may be written about it').click();
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
  await chooseInMenu(screen, 'rabbit in love', 'Delete');
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
  await expect.element(screen.getByRole('row', { name: /ox/ }).getByRole('link')).not.toBeInTheDocument();
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
    '1 added, 0 already in the list. We cannot write articles about 1 of them. The list shows the reasons.',
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
  await expectToast(screen, 'Keywords Imported', '1 added, 0 already in the list.');
  expect(bodyOf('/api/blog/import-keywords')).toMatchObject({ keywords: [{ keyword: 'pig at work' }] });
});

const keywords = [
  { ...keyword, id: 1, keyword: 'rabbit in love' },
  { ...keyword, id: 2, keyword: 'ox at work', category: 'career', isActive: false },
  { ...keyword, id: 3, keyword: 'soup of the pig', refusal: 'It is a recipe.' },
];
const listed = (screen: Pick<Awaited<ReturnType<typeof open>>, 'getByRole'>) =>
  screen
    .getByRole('rowheader')
    .elements()
    .map((header) => header.querySelector('span')?.textContent);

test('keywords are filtered by state and text, which are in the address, and sorted by a column', async () => {
  mockBlogApi({ 'GET /api/blog/keywords': ok({ keywords }) });
  const { router, ...screen } = await open();
  await expect.poll(() => listed(screen)).toEqual(['rabbit in love', 'ox at work', 'soup of the pig']);
  await screen.getByRole('button', { name: 'Keyword', exact: true }).click();
  expect(listed(screen)).toEqual(['ox at work', 'rabbit in love', 'soup of the pig']);
  await screen.getByLabelText('State').selectOptions('Refused');
  await expect.element(screen.getByText('1 of 3 keywords')).toBeVisible();
  expect(listed(screen)).toEqual(['soup of the pig']);
  await screen.getByLabelText('State').selectOptions('Inactive');
  await expect.poll(() => listed(screen)).toEqual(['ox at work']);
  await screen.getByLabelText('Search').fill('rabbit');
  await expect.element(screen.getByText('No keyword matches')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=keywords&only=inactive&search=rabbit');
  await screen.getByRole('button', { name: 'Show all keywords' }).click();
  await expect.poll(() => listed(screen)).toHaveLength(3);
});

test('a long list of keywords has pages, which keep the filter by state and are sorted as a whole', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...keyword,
    id: index + 1,
    keyword: `keyword ${index + 10}`,
    isActive: index < 30,
  }));
  mockBlogApi({ 'GET /api/blog/keywords': ok({ keywords: many }) });
  const { router, ...screen } = await open();
  await screen.getByLabelText('State').selectOptions('Active');
  await expect.element(screen.getByText('30 of 60 keywords')).toBeVisible();
  expect(listed(screen)).toHaveLength(25);
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => listed(screen)).toEqual([35, 36, 37, 38, 39].map((number) => `keyword ${number}`));
  expect(router.state.location.search).toBe('?tab=keywords&only=active&page=2');
  await screen.getByRole('button', { name: 'Keyword', exact: true }).click();
  await screen.getByRole('button', { name: 'Keyword', exact: true }).click();
  await expect.poll(() => listed(screen)).toEqual([14, 13, 12, 11, 10].map((number) => `keyword ${number}`));
  await screen.getByLabelText('Search').fill('keyword 12');
  await expect.poll(() => listed(screen)).toEqual(['keyword 12']);
});

test('several keywords are deleted together, and one Undo brings all back', async () => {
  const { calls } = mockBlogApi({
    'GET /api/blog/keywords': ok({ keywords }),
    'DELETE /api/blog/keywords/1': ok({ deleted: true }),
    'DELETE /api/blog/keywords/3': ok({ deleted: true }),
    'POST /api/blog/keywords/1/restore': ok({ keyword: keywords[0] }),
    'POST /api/blog/keywords/3/restore': ok({ keyword: keywords[2] }),
  });
  const screen = await open();
  await screen.getByLabelText('Select every keyword on this page').click();
  await expect.element(screen.getByText('3 keywords selected')).toBeVisible();
  await screen.getByLabelText('Select “ox at work”').click();
  await screen.getByRole('button', { name: 'Delete selected' }).click();
  await expectToast(screen, '2 Keywords Deleted', 'Every selected keyword was changed.');
  await expect.element(screen.getByText(/selected$/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('2 keywords were deleted.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expectToast(screen, 'Keywords Restored', '2 keywords are in the list again.');
  expect(calls.filter((call) => /DELETE|restore/.test(call))).toEqual([
    'DELETE /api/blog/keywords/1',
    'DELETE /api/blog/keywords/3',
    'POST /api/blog/keywords/1/restore',
    'POST /api/blog/keywords/3/restore',
  ]);
});

test('several keywords are deactivated, and a failure among them keeps the selection', async () => {
  let isAway = true;
  const { bodyOf } = mockBlogApi({
    'GET /api/blog/keywords': ok({ keywords }),
    'PUT /api/blog/keywords/1': ok({ keyword: { ...keywords[0], isActive: false } }),
    'PUT /api/blog/keywords/3': () =>
      isAway ? failure(503, 'unavailable', 'Shortly.') : ok({ keyword: { ...keywords[2], isActive: false } }),
  });
  const screen = await open();
  await screen.getByLabelText('Select “rabbit in love”').click();
  await screen.getByLabelText('Select “soup of the pig”').click();
  await screen.getByRole('button', { name: 'Deactivate selected' }).click();
  await expectToast(screen, 'Not Every Keyword Changed', 'Shortly.');
  await expect.element(screen.getByText('2 keywords selected')).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Deactivate selected' }).click();
  await expectToast(screen, '2 Keywords Deactivated', 'Every selected keyword was changed.');
  expect(bodyOf('/api/blog/keywords/3')).toMatchObject({ keyword: 'soup of the pig', isActive: false });
});
