import type { UsState } from '@org/api-contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { DrawnCatalogPage } from './DrawnCatalogPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

const state = (name: string): Partial<UsState> => ({
  id: name.length,
  slug: name.toLowerCase(),
  name,
  statehoodYear: 1845,
  zodiacSign: 'snake',
});

const pageOf = (name: string) =>
  ok({
    usStates: [state(name)],
    total: 1,
    totalPages: 1,
    facets: { zodiac: [], region: [], category: [] },
  });

test('the previous states stay visible until those of another region are loaded', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let region: string | null = null;
  mockApi({
    'GET /api/us-states': async () => {
      if (region === null) return pageOf('Texas');
      await held;
      return pageOf('Ohio');
    },
  });
  const screen = await show(<DrawnCatalogPage />, '/us-states');
  await expect.element(screen.getByText('Showing 1 of 1 state', { exact: true })).toBeVisible();
  region = 'Midwest';
  await screen.getByLabelText('Region').selectOptions(region);
  await expect.element(screen.getByText('Loading states …')).toBeVisible();
  const card = screen.getByRole('article');
  await expect.element(card.getByRole('heading', { name: 'Texas' })).toBeVisible();
  expect(card.element().closest('[aria-busy="true"]')).not.toBeNull();
  answer();
  await expect.element(card.getByRole('heading', { name: 'Ohio' })).toBeVisible();
});
