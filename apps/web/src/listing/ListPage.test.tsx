import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CompaniesPage } from '../pages/companies/CompaniesPage.tsx';
import { companies, pageOf } from '../test/companies.ts';
import { mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

/** Opens a list of forty companies. The last thirty have the sign Ox. */
async function showCompanies() {
  const all = companies(40).map((company) => ({ ...company, website: 'https://company.example' }));
  mockApi({
    'GET /api/companies': (url) => pageOf(url.searchParams.has('zodiac') ? all.slice(10) : all)(url),
  });
  const screen = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  return screen;
}

test('a chosen filter keeps its value while the URL and the list update', async () => {
  const { router, ...screen } = await showCompanies();
  const select = screen.getByLabelText('Zodiac sign').element();
  if (!(select instanceof HTMLSelectElement)) throw new Error('Not a select.');
  const list = screen.getByRole('group', { name: 'Companies' }).element();
  select.value = 'ox';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(select.value).toBe('ox');
  expect(list.querySelector('[aria-busy="true"]')).not.toBeNull();
  await expect.poll(() => router.state.location.search).toBe('?zodiac=ox');
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
});

test('the rows of the previous filter stay until all rows of the next one are loaded', async () => {
  const screen = await showCompanies();
  const list = screen.getByRole('group', { name: 'Companies' }).element();
  const names = () => [...list.querySelectorAll('article h2')].map(({ textContent }) => textContent);
  const [before, seen] = [names().join(), new Set<string>()];
  const observer = new MutationObserver(() => seen.add(names().join()));
  observer.observe(list, { childList: true, subtree: true });
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
  observer.disconnect();
  expect([...seen].filter((shown) => shown !== before)).toEqual([names().join()]);
});

test('Back and Forward restore each choice and its rows', async () => {
  const { router, ...screen } = await showCompanies();
  const select = screen.getByLabelText('Zodiac sign');
  await select.selectOptions('ox');
  await select.selectOptions('rat');
  expect(router.state.location.search).toBe('?zodiac=rat');
  await router.navigate(-1);
  await expect.element(select).toHaveValue('ox');
  await router.navigate(-1);
  await expect.element(select).toHaveValue('');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  await router.navigate(1);
  await expect.element(select).toHaveValue('ox');
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
});

test('a search includes a chosen filter and the words typed right after it', async () => {
  const { router, ...screen } = await showCompanies();
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await screen.getByLabelText('Industry').selectOptions('Energy');
  await box.fill('bank');
  await expect.poll(() => router.state.location.search).toBe('?industry=Energy&search=bank');
  await expect.element(box).toHaveValue('bank');
});

test('a sign among the searched words is offered as the filter, and the other words stay', async () => {
  const { router, ...screen } = await showCompanies();
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await box.fill('oxford');
  await expect.poll(() => router.state.location.search).toBe('?search=oxford');
  expect(screen.getByRole('link', { name: /^Filter by sign/ }).query()).toBeNull();
  await box.fill('bank Ox');
  await screen.getByRole('link', { name: 'Filter by sign: Ox' }).click();
  await expect.poll(() => router.state.location.search).toBe('?search=bank&zodiac=ox');
  await expect.element(screen.getByRole('group', { name: 'Companies' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Zodiac sign')).toHaveValue('ox');
  await expect.element(box).toHaveValue('bank');
  expect(screen.getByRole('link', { name: /^Filter by sign/ }).query()).toBeNull();
});

test('on a phone the list keeps its height while the next rows load', async () => {
  await page.viewport(375, 760);
  const all = companies(40).map((company, index) => ({
    ...company,
    location: index % 2 ? 'A place whose name takes more than one line of a card on a phone' : null,
  }));
  mockApi({
    'GET /api/companies': (url) =>
      url.searchParams.has('zodiac') ? new Promise(() => undefined) : pageOf(all)(url),
  });
  const screen = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  const list = screen.getByRole('group', { name: 'Companies' }).element();
  const before = list.scrollHeight;
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  await screen.getByRole('button', { name: 'Show companies' }).click();
  await expect.element(screen.getByRole('status').getByText('Loading companies …')).toBeVisible();
  expect(list.scrollHeight).toBe(before);
});

test('on a phone the filters are in a sheet that restores focus, and its button shows how many are set', async () => {
  await page.viewport(375, 760);
  const { router, ...screen } = await showCompanies();
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect.element(screen.getByLabelText('Industry')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filter' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabelText('Zodiac sign').selectOptions('ox');
  await sheet.getByLabelText('Industry').selectOptions('Energy');
  await expect.poll(() => router.state.location.search).toBe('?zodiac=ox&industry=Energy');
  await sheet.getByRole('button', { name: 'Show 30 companies' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Filter (2)' });
  await expect.element(button).toHaveFocus();
  await button.click();
  await sheet.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
});

test('"Next page" is at most three Tab stops after the name of a card', async () => {
  const screen = await showCompanies();
  const [first, second] = screen.container.querySelectorAll('article');
  const skip = screen.getByRole('link', { name: 'Skip to the next page' });
  await expect.element(skip).not.toBeInTheDocument();
  for (const card of [first, second]) {
    card?.querySelector('a')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Save Company/);
    await userEvent.keyboard('{Tab}');
    await expect.element(skip).toHaveFocus();
    expect(screen.container.querySelectorAll('a[href^="#"]')).toHaveLength(1);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
});

test('words that one list does not have can be searched in the others', async () => {
  mockApi({ 'GET /api/companies': pageOf([]) });
  const screen = await show(<CompaniesPage />, '/companies?search=lamborghini');
  await expect
    .element(screen.getByRole('link', { name: 'car brands' }))
    .toHaveAttribute('href', '/car-brands?search=lamborghini');
  expect(screen.getByRole('link', { name: 'companies', exact: true }).query()).toBeNull();
});
