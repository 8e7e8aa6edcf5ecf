import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CompaniesPage } from '../pages/companies/CompaniesPage.tsx';
import { companies, pageOf } from '../test/companies.ts';
import { mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';

const main = () => document.querySelector('[role="group"][aria-label="Companies"]');
const names = (): string[] =>
  [...(main()?.querySelectorAll('article h2') ?? [])].map(({ textContent }) => textContent);
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Company ${from + index}`);

interface Moment {
  names: string[];
  isBusy: boolean;
  /** The rows that are dimmed, alone or with the list. */
  dimmed: string[];
  count: string | null | undefined;
}

/** What the list shows when its first row is another one. */
function nextRows(): Promise<Moment> {
  const [before] = names();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (names()[0] === before) return;
      observer.disconnect();
      const isDimmed = (card: Element | null) => card && Number(getComputedStyle(card).opacity) < 1;
      const dimmed = [...(main()?.querySelectorAll('article') ?? [])]
        .filter((card) => isDimmed(card) || isDimmed(card.parentElement))
        .map((card) => card.querySelector('h2')?.textContent ?? '');
      const isBusy = main()?.querySelector('[aria-busy="true"]') !== null;
      resolve({
        names: names(),
        isBusy,
        dimmed,
        count: main()?.querySelector('[role="status"]')?.textContent,
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Opens the forty companies of all signs, of which the Ox has the last thirty. */
async function showCompanies(width: number) {
  await page.viewport(width, 760);
  const all = companies(40);
  mockApi({
    'GET /api/companies': (url) => pageOf(url.searchParams.has('zodiac') ? all.slice(10) : all)(url),
  });
  const screen = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  return screen;
}

test('on a phone the first rows of an answer come before the others, which are dimmed until they are replaced', async () => {
  const screen = await showCompanies(375);
  const next = nextRows();
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  const { names: first, isBusy, dimmed, count } = await next;
  // Companies 11 and 12 have moved up: no row is there twice.
  expect(first).toEqual([...numbers(11, 12), ...numbers(3, 10), ...numbers(13, 20)]);
  expect(isBusy).toBe(true);
  expect(dimmed).toEqual([...numbers(3, 10), ...numbers(13, 20)]);
  expect(count).toBe('Loading companies …');
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
  expect(names()).toEqual(numbers(11, 30));
  expect(main()?.querySelector('[aria-busy]')).toBeNull();
});

test('on a phone the count stays until all rows of a known answer are there', async () => {
  const screen = await showCompanies(375);
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
  const next = nextRows();
  await screen.getByLabelText('Zodiac sign').selectOptions('');
  expect((await next).count).toBe('Showing 1-20 of 30 companies');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  expect(names()).toEqual(numbers(1, 20));
});

test('a wide screen shows all rows of an answer at once', async () => {
  const screen = await showCompanies(1440);
  const next = nextRows();
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  expect(await next).toEqual({
    names: numbers(11, 30),
    isBusy: false,
    dimmed: [],
    count: 'Showing 1-20 of 30 companies',
  });
});

test('words that are not found in one list can be looked for in the others', async () => {
  mockApi({ 'GET /api/companies': pageOf([]) });
  const screen = await show(<CompaniesPage />, '/companies?search=lamborghini');
  await expect
    .element(screen.getByRole('link', { name: 'car brands' }))
    .toHaveAttribute('href', '/car-brands?search=lamborghini');
  expect(screen.getByRole('link', { name: 'companies', exact: true }).query()).toBeNull();
});
