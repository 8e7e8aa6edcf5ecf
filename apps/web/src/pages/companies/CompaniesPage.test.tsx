import type { Company } from '@org/api-contract';
import { expect, test } from 'vitest';
import { ok, pretendApi } from '../../test/pretend-api.ts';
import { show } from '../../test/show.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';

const company = (id: number, industry: string | null = 'Energy'): Company => ({
  id,
  name: `Company ${id}`,
  foundedYear: 1988,
  foundedMonth: null,
  location: null,
  industry,
  description: null,
  website: null,
  careersUrl: null,
  logoUrl: null,
  zodiacSign: 'dragon',
  scrapedAt: null,
  openings: 0,
});

const companies = (count: number) => Array.from({ length: count }, (_, index) => company(index + 1));

test('twenty companies stand on a page, and the line says which', async () => {
  pretendApi({ 'GET /api/companies': ok({ companies: companies(45) }) });
  const screen = await show(<CompaniesPage />, '/companies?page=3');
  await expect.element(screen.getByText('Showing 41-45 of 45 companies')).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(5);
});

test('a search overrides the sign, and choosing a sign clears the search', async () => {
  const calls = pretendApi({ 'GET /api/companies': ok({ companies: companies(1) }) });
  const { router, ...screen } = await show(<CompaniesPage />, '/companies?zodiac=ox&search=bank');
  await expect.element(screen.getByText('Company 1')).toBeVisible();
  expect(calls).toEqual(['GET /api/companies?search=bank']);
  await screen.getByLabelText('Zodiac sign').selectOptions('rat');
  await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
  await expect.poll(() => calls.at(-1)).toBe('GET /api/companies?zodiac=rat');
});

test('no company found offers to clear the filters', async () => {
  pretendApi({ 'GET /api/companies': ok({ companies: [company(1, 'Media')] }) });
  const screen = await show(<CompaniesPage />, '/companies?industry=Energy');
  await expect.element(screen.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByText('Showing 1-1 of 1 companies')).toBeVisible();
});

test('a failure says so and can be tried again', async () => {
  let away = true;
  pretendApi({
    'GET /api/companies': () => (away ? { status: 503, body: {} } : ok({ companies: companies(1) })),
  });
  const screen = await show(<CompaniesPage />, '/companies');
  await expect
    .element(screen.getByText('Failed to load company data. Please check your connection and try again.'))
    .toBeVisible();
  away = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Company 1')).toBeVisible();
});
