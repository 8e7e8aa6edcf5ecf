import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CompaniesPage } from '../pages/companies/CompaniesPage.tsx';
import { companies, pageOf } from '../test/companies.ts';
import { mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { afterPaint } from './after-paint.ts';

const main = () => document.querySelector('[role="group"][aria-label="Companies"]');
const names = (): string[] =>
  [...(main()?.querySelectorAll('article h2') ?? [])].map(({ textContent }) => textContent);
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Company ${from + index}`);

const cards = () => [...(main()?.querySelectorAll('article') ?? [])];
const heights = () => cards().map((card) => card.getBoundingClientRect().height);
const isLeftOut = () => cards().map((card) => getComputedStyle(card).contentVisibility === 'auto');

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
      const dimmed = cards()
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

test('on a phone rows below the screen are left out of the layout once they were laid out, and keep their heights', async () => {
  await page.viewport(375, 760);
  const all = companies(20).map((company, index) => ({
    ...company,
    description: 'Electricity. '.repeat(index * 4),
  }));
  mockApi({ 'GET /api/companies': pageOf(all) });
  const shown = nextRows().then(() => ({ leftOut: isLeftOut(), laidOut: heights() }));
  await show(<CompaniesPage />, '/companies');
  const { leftOut, laidOut } = await shown;
  expect(leftOut).toEqual(all.map(() => false));
  expect(new Set(laidOut).size).toBeGreaterThan(1);
  await expect.poll(isLeftOut).toEqual(all.map((_, index) => index >= 2));
  await new Promise<void>((resolve) => afterPaint(resolve));
  expect(heights()).toEqual(laidOut);
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

/** Chooses a sign as a person does, without waiting for what follows. */
function choose(select: Element, sign: string): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('Not a select.');
  select.value = sign;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a choice is asked for before the page is drawn again, and is in the address when its rows are there', async () => {
  const all = companies(40);
  let wasBusy: boolean | undefined;
  mockApi({
    'GET /api/companies': (url) => {
      if (!url.searchParams.has('zodiac')) return pageOf(all)(url);
      wasBusy = main()?.querySelector('[aria-busy]') !== null;
      return pageOf(all.slice(10))(url);
    },
  });
  const { router, ...screen } = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  expect(wasBusy).toBe(false);
  await expect.element(screen.getByText('Showing 1-20 of 30 companies')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?zodiac=ox');
});

test('two choices in quick succession are two entries of the history', async () => {
  const { router, ...screen } = await showCompanies(375);
  const select = screen.getByLabelText('Zodiac sign');
  choose(select.element(), 'ox');
  choose(select.element(), 'rat');
  await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.search).toBe('?zodiac=ox');
  await expect.element(select).toHaveValue('ox');
  await router.navigate(-1);
  await expect.element(select).toHaveValue('');
  await expect.element(screen.getByText('Showing 1-20 of 40 companies')).toBeVisible();
});

test('a choice that comes while the address follows the one before is another entry of the history', async () => {
  const { router, ...screen } = await showCompanies(375);
  const select = screen.getByLabelText('Zodiac sign');
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?zodiac=ox') return;
    stop();
    queueMicrotask(() => choose(select.element(), 'rat'));
  });
  choose(select.element(), 'ox');
  await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
  await expect.element(select).toHaveValue('rat');
  await router.navigate(-1);
  await expect.element(select).toHaveValue('ox');
  await router.navigate(-1);
  await expect.element(select).toHaveValue('');
});

test('words that are typed right after a choice are searched for with it', async () => {
  const { router, ...screen } = await showCompanies(375);
  const industry = screen.getByLabelText('Industry');
  const box = screen.getByRole('searchbox', { name: 'Search' });
  choose(industry.element(), 'Energy');
  await box.fill('bank');
  await expect.poll(() => router.state.location.search).toBe('?industry=Energy&search=bank');
  await expect.element(box).toHaveValue('bank');
});

test('on a phone the list keeps its height while the next rows are awaited', async () => {
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
  const heights = () =>
    [...(main()?.querySelectorAll('article') ?? [])].map((card) =>
      Math.round(card.getBoundingClientRect().height),
    );
  const before = heights();
  expect(new Set(before).size).toBeGreaterThan(1);
  await screen.getByLabelText('Zodiac sign').selectOptions('ox');
  await expect.element(screen.getByRole('status').getByText('Loading companies …')).toBeVisible();
  await new Promise<void>((resolve) => afterPaint(resolve));
  expect(heights()).toEqual(before);
});

test('words that are not found in one list can be looked for in the others', async () => {
  mockApi({ 'GET /api/companies': pageOf([]) });
  const screen = await show(<CompaniesPage />, '/companies?search=lamborghini');
  await expect
    .element(screen.getByRole('link', { name: 'car brands' }))
    .toHaveAttribute('href', '/car-brands?search=lamborghini');
  expect(screen.getByRole('link', { name: 'companies', exact: true }).query()).toBeNull();
});
