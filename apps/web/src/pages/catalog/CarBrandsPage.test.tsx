import type { CarBrand } from '@org/api-contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { CatalogPage } from './CatalogPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

const brand = (id: number): Partial<CarBrand> => ({
  id,
  slug: `brand-${id}`,
  name: `Brand ${id}`,
  foundedYear: 1988,
  zodiacSign: 'dragon',
});
const pageOf = (ids: number[]) =>
  ok({
    carBrands: ids.map(brand),
    total: 45,
    totalPages: 3,
    facets: { zodiac: [], category: [], country: [], active: [] },
  });

test('the previous page stays visible until the next is loaded', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  mockApi({
    'GET /api/car-brands': async () => {
      asked += 1;
      if (asked === 1) return pageOf([1, 2]);
      await held;
      return pageOf([21, 22]);
    },
  });
  const { router, ...screen } = await show(<CatalogPage />, '/car-brands');
  await expect.element(screen.getByText('Showing 1-2 of 45 car brands')).toBeVisible();
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.element(screen.getByText('Loading car brands …')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Car Brands' })).toHaveFocus();
  const card = screen.getByRole('article').first();
  await expect.element(card.getByText('Brand 1')).toBeVisible();
  expect(card.element().closest('[aria-busy="true"]')).not.toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(router.state.location.search).toBe('?page=2');
  answer();
  await expect.element(screen.getByText('Showing 21-22 of 45 car brands')).toBeVisible();
});

test('each card has one plain line about its zodiac year, and leads to its page', async () => {
  mockApi({ 'GET /api/car-brands': pageOf(Array.from({ length: 20 }, (_, index) => index + 1)) });
  const screen = await show(<CatalogPage />, '/car-brands');
  await expect
    .element(screen.getByRole('link', { name: 'Details of Brand 7' }))
    .toHaveAttribute('href', '/car-brands/brand-7');
  expect(screen.getByText(/^An? \w+ \w+ year\. Works well with /).elements()).toHaveLength(20);
});
