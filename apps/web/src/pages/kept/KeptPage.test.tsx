import type { KeptThing } from '@org/api-contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { mockApi, ok } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { KeptPage } from './KeptPage.tsx';

const nintendo: KeptThing = {
  kind: 'company',
  id: 7,
  name: 'Nintendo',
  zodiacSign: 'ox',
  detail: 'Media',
  slug: 'nintendo',
  url: null,
  status: 'listed',
  statusSince: null,
  note: 'Ask Kaori.',
  savedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const designer: KeptThing = {
  ...nintendo,
  kind: 'opening',
  id: 31,
  name: 'Level Designer',
  detail: 'Nintendo',
  url: 'https://jobs.test/31',
  note: '',
};
const path = 'PUT /api/kept/company/7';

/** The bodies of the calls of a method. */
const bodiesOf = (method: string): unknown[] =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([, init]) => init?.method === method)
    .map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));

test('each saved item has its sign, a link and its note, and the page is filtered in the address', async () => {
  const gone: KeptThing = {
    ...nintendo,
    id: 8,
    name: 'Wirecard',
    slug: null,
    status: 'hidden',
    statusSince: '2026-11-02T00:00:00.000Z',
    zodiacSign: 'rabbit',
  };
  mockApi({ 'GET /api/kept': ok({ things: [nintendo, designer, gone] }) });
  const { router, ...screen } = await show(<KeptPage />, '/kept');
  await expect.element(screen.getByText('Showing 1-3 of 3 saved items')).toBeVisible();
  const [first, second, third] = [0, 1, 2].map((index) => screen.getByRole('article').nth(index));
  if (!first || !second || !third) throw new Error('no cards');
  await expect
    .element(first.getByRole('link', { name: 'Nintendo' }))
    .toHaveAttribute('href', '/companies/nintendo');
  await expect.element(first.getByText('Ask Kaori.')).toBeVisible();
  await expect.element(first.getByText(/Ox/).first()).toBeVisible();
  await expect
    .element(second.getByRole('link', { name: 'Nintendo', exact: true }))
    .toHaveAttribute('href', '/companies/nintendo');
  await expect
    .element(second.getByRole('link', { name: /^Level Designer at Nintendo: the employer’s page/ }))
    .toHaveAttribute('href', 'https://jobs.test/31');
  await expect.element(third.getByText('No longer in the lists since November 2, 2026')).toBeVisible();
  expect(third.getByRole('link').elements()).toEqual([]);

  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  await screen.getByLabelText('Kind').selectOptions('Openings (1)');
  await screen.getByRole('button', { name: 'Show 1 saved item' }).click();
  await expect.element(screen.getByText('Showing 1 of 1 saved item')).toBeVisible();
  expect(router.state.location.search).toBe('?kind=opening');
  const again = await show(<KeptPage />, '/kept?search=KAORÍ&zodiac=ox');
  await expect.element(again.getByText('Showing 1 of 1 saved item').last()).toBeVisible();
});

test('a note is edited in place, and if it was changed elsewhere, the typed text stays', async () => {
  let isStale = true;
  mockApi({
    'GET /api/kept': ok({ things: [nintendo] }),
    [`${path}/note`]: () =>
      isStale
        ? { status: 409, body: { code: 'stale_edit', error: 'This note was changed on another device.' } }
        : ok({ thing: { ...nintendo, note: 'Ask Ken.', updatedAt: '2026-11-21T09:00:00.000Z' } }),
  });
  const screen = await show(<KeptPage />, '/kept');
  await screen.getByRole('button', { name: 'Edit the note on Nintendo' }).click();
  const field = screen.getByLabelText('Note on Nintendo');
  await expect.element(field).toHaveFocus();
  await field.fill('  Ask Ken. ');
  pressTwice(screen.getByRole('button', { name: 'Save the note' }));
  await expect.element(screen.getByText('This note was changed on another device.')).toBeVisible();
  await expect.element(field).toHaveValue('  Ask Ken. ');
  isStale = false;
  await screen.getByRole('button', { name: 'Save the note' }).click();
  await expect.element(screen.getByText('Ask Ken.', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit the note on Nintendo' })).toHaveFocus();
  const body = { note: 'Ask Ken.', updatedAt: nintendo.updatedAt };
  expect(bodiesOf('PUT')).toEqual([body, body]);
});

test('a removed item keeps its place, and undoing restores it with its note', async () => {
  let isAway = true;
  mockApi({
    'GET /api/kept': ok({ things: [nintendo, designer] }),
    'DELETE /api/kept/company/7': () => {
      if (!isAway) return ok({ removed: true, note: 'Ask Kaori.' });
      isAway = false;
      return { status: 503, body: {} };
    },
    [path]: ok({ thing: nintendo }),
  });
  const screen = await show(<KeptPage />, '/kept');
  const remove = screen.getByRole('button', { name: 'Remove Nintendo' });
  await remove.click();
  await expect.element(screen.getByText('Nintendo could not be removed. Please try again.')).toBeVisible();
  await remove.click();
  await expect.element(screen.getByText('Nintendo is no longer saved.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
  await undo.click();
  await expect.element(remove).toBeVisible();
  expect(bodiesOf('PUT')).toEqual([{ note: 'Ask Kaori.' }]);
});

test('an empty page says how and where to save', async () => {
  mockApi({ 'GET /api/kept': ok({ things: [] }) });
  const screen = await show(<KeptPage />, '/kept');
  await expect.element(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Openings' })).toHaveAttribute('href', '/openings');
});

test('an empty page has no search and no filters', async () => {
  mockApi({ 'GET /api/kept': ok({ things: [] }) });
  const screen = await show(<KeptPage />, '/kept');
  await expect.element(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).not.toBeInTheDocument();
});

test('the weekly mail is off until it is chosen, with its signs, and not offered where no mails are sent', async () => {
  let isAvailable = false;
  mockApi({
    'GET /api/kept': ok({ things: [] }),
    'GET /api/weekly-mail': () => ok({ isAvailable, isOn: false, signs: [] }),
    'PUT /api/weekly-mail': ok({ isAvailable: true, isOn: true, signs: ['ox'] }),
  });
  const without = await show(<KeptPage />, '/kept');
  await expect.element(without.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  expect(without.getByRole('button', { name: /^Weekly email/ }).query()).toBeNull();
  await without.unmount();
  queryClient.clear();

  isAvailable = true;
  const screen = await show(<KeptPage />, '/kept');
  await screen.getByRole('button', { name: 'Weekly email about new openings: off' }).click();
  await screen.getByLabelText('Email me the new openings once a week').click();
  await screen.getByLabelText('Ox').click();
  await screen.getByRole('button', { name: 'Save the choice' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Weekly email about new openings: on' }))
    .toBeVisible();
  expect(bodiesOf('PUT')).toEqual([{ isOn: true, signs: ['ox'] }]);
});

test('shows no counts before the saved items are known', async () => {
  await page.viewport(1280, 800);
  mockApi({ 'GET /api/kept': { status: 500, body: { code: 'internal' } } });
  const screen = await show(<KeptPage />, '/kept');
  await expect.element(screen.getByText(/^Your saved items could not be loaded/)).toBeVisible();
  const kinds = [...screen.getByLabelText('Kind').element().querySelectorAll('option')];
  expect(kinds.map(({ textContent }) => textContent)).toContain('Everything');
});
