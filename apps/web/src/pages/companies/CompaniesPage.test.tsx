import type { Company } from '@org/api-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { companies, company, noFacets, pageOf, searchOf } from '../../test/companies.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

test('a page has twenty companies and shows their range', async () => {
  mockApi({ 'GET /api/companies': pageOf(companies(45)) });
  const screen = await show(<CompaniesPage />, '/companies?page=3');
  await expect.element(screen.getByText('Showing 41-45 of 45 companies')).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(5);
});

test('a search overrides the sign, and choosing a sign clears the search', async () => {
  const calls = mockApi({ 'GET /api/companies': pageOf(companies(1)) });
  const { router, ...screen } = await show(<CompaniesPage />, '/companies?zodiac=ox&search=bank');
  await expect.element(screen.getByText('Company 1')).toBeVisible();
  const asked = () => calls.filter((call) => call.startsWith('GET /api/companies')).map(searchOf);
  expect(asked()).toEqual(['&search=bank']);
  await screen.getByLabelText('Zodiac sign').selectOptions('rat');
  await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
  await expect.poll(() => asked().at(-1)).toBe('&zodiac=rat');
});

test('a card shows the known facts and omits the unknown', async () => {
  const known = {
    ...company(1, 'Energy'),
    location: 'Kyoto, Japan',
    description: 'Makes games.',
    website: 'https://example.com/',
    careersUrl: 'https://example.com/jobs',
    openings: 12,
  };
  mockApi({ 'GET /api/companies': pageOf([known, company(2, null)]) });
  const screen = await show(<CompaniesPage />, '/companies');
  const first = screen.getByRole('article').first();
  await expect
    .element(first.getByRole('link', { name: 'Company 1 (opens in a new tab)' }))
    .toHaveAttribute('href', known.website);
  for (const text of ['Dragon', 'Energy', 'Kyoto, Japan', 'Founded:', '1988', 'Makes games.'])
    await expect.element(first.getByText(text)).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: 'Careers at Company 1 (opens in a new tab)' }))
    .toHaveAttribute('href', known.careersUrl);
  await expect
    .element(first.getByRole('link', { name: '12 openings at Company 1' }))
    .toHaveAttribute('href', '/openings?companyId=1');
  const second = screen.getByRole('article').nth(1);
  await expect.element(second.getByText('Company 2')).toBeVisible();
  expect(second.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(second.getByRole('link', { name: 'Details of Company 2' }))
    .toHaveAttribute('href', '/companies/company-2');
  expect(second.getByText('Location:').elements()).toHaveLength(0);
});

test('an empty result offers to clear the filters', async () => {
  mockApi({
    'GET /api/companies': (url) => pageOf(url.searchParams.has('industry') ? [] : [company(1, 'Media')])(url),
  });
  const screen = await show(<CompaniesPage />, '/companies?industry=Energy');
  await expect.element(screen.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByText('Showing 1 of 1 company', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Companies', exact: true })).toHaveFocus();
});

describe('the URL', () => {
  test.each([
    ['?page=2000000', '?page=3'],
    ['?zodiac=ox&page=99', '?zodiac=ox&page=3'],
    ['?page=1e400', ''],
    ['?page=0', ''],
    ['?page=-1', ''],
    ['?page=1.5', ''],
    ['?page=abc', ''],
    ['?page=1', ''],
    ['?page=', ''],
    ['?page=03', '?page=3'],
  ])('%s becomes %j, an existing page', async (given, clean) => {
    mockApi({ 'GET /api/companies': pageOf(companies(45)) });
    const { router, ...screen } = await show(<CompaniesPage />, `/companies${given}`);
    const line = clean.includes('page=3') ? 'Showing 41-45 of 45 companies' : 'Showing 1-20 of 45 companies';
    await expect.element(screen.getByText(line)).toBeVisible();
    expect(router.state.location.search).toBe(clean);
  });

  test('may have a longer search than the server accepts', async () => {
    const calls = mockApi({ 'GET /api/companies': pageOf(companies(1)) });
    const screen = await show(<CompaniesPage />, `/companies?search=%00bank${'x'.repeat(300)}`);
    await expect.element(screen.getByText('Company 1')).toBeVisible();
    expect(calls.map(searchOf)).toContain(`&search=bank${'x'.repeat(196)}`);
  });
});

describe('while the next companies load', () => {
  const open = async (found: Company[], address: string) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isFirst = true;
    mockApi({
      'GET /api/companies': async (url) => {
        if (!isFirst) await held;
        const given = isFirst ? found : [company(90)];
        isFirst = false;
        return pageOf(given)(url);
      },
    });
    const { router, ...screen } = await show(<CompaniesPage />, address);
    return { router, screen, answer };
  };

  test('the previous page stays visible, dimmed and marked as busy', async () => {
    const { router, screen, answer } = await open(companies(45), '/companies?page=3');
    await expect.element(screen.getByText('Showing 41-45 of 45 companies')).toBeVisible();
    await screen.getByLabelText('Zodiac sign').selectOptions('rat');
    await expect.element(screen.getByRole('status').getByText('Loading companies …')).toBeVisible();
    expect(screen.getByRole('article').elements()).toHaveLength(5);
    const card = screen.getByRole('article').first();
    await expect.element(card.getByText('Company 41')).toBeVisible();
    const list = screen.container.querySelector('.za-Grid[aria-busy="true"]:has(> article)');
    expect(list).not.toBeNull();
    await expect.poll(() => list && Number(getComputedStyle(list).opacity)).toBeLessThan(1);
    await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
    answer();
    await expect.element(screen.getByText('Company 90')).toBeVisible();
    expect(screen.container.querySelector('[aria-busy]')).toBeNull();
    await expect.poll(() => list && getComputedStyle(list).opacity).toBe('1');
  });

  test('marks a page as current even if the previous result did not have it', async () => {
    const { router, screen } = await open(companies(5), '/companies?zodiac=ox');
    await expect.element(screen.getByText('Showing 1-5 of 5 companies')).toBeVisible();
    void router.navigate('/companies?page=3');
    await expect
      .element(screen.getByRole('link', { name: 'Page 3' }))
      .toHaveAttribute('aria-current', 'page');
    expect(router.state.location.search).toBe('?page=3');
  });

  test('an empty previous result is not shown', async () => {
    const { screen, answer } = await open([], '/companies?zodiac=ox');
    await expect.element(screen.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
    await screen.getByLabelText('Zodiac sign').selectOptions('rat');
    await expect.element(screen.getByRole('status').getByText('Loading companies …')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'No Companies Found' })).not.toBeInTheDocument();
    answer();
    await expect.element(screen.getByText('Company 90')).toBeVisible();
  });
});

test('a page change focuses the start of the list and announces the count once', async () => {
  mockApi({
    'GET /api/companies': pageOf(companies(45)),
  });
  const { router, ...screen } = await show(<CompaniesPage />, '/companies');
  await expect.element(screen.getByText('Showing 1-20 of 45 companies')).toBeVisible();
  const list = screen.getByRole('group', { name: 'Companies' });
  const announced: string[] = [];
  const line = screen.getByText(/^Showing 1-20/).element();
  // The text while the page loads is hidden from screen readers.
  const announce = () => line.querySelector('[aria-hidden]') || announced.push(line.textContent);
  new MutationObserver(announce).observe(line, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.element(list).toHaveFocus();
  await expect.poll(() => announced, { timeout: 10_000 }).toEqual(['Showing 21-40 of 45 companies']);
  await expect.poll(() => Math.round(list.element().getBoundingClientRect().top)).toBeLessThan(120);
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.element(list).toHaveFocus();
  await expect.poll(() => announced, { timeout: 10_000 }).toHaveLength(2);
  await screen.getByLabelText('Zodiac sign').click();
  await screen.getByLabelText('Zodiac sign').selectOptions('rat');
  await expect.element(screen.getByLabelText('Zodiac sign')).toHaveFocus();
  await expect.poll(() => router.state.location.search).toBe('?zodiac=rat');
});

test('a failure shows an error with a retry, whose button keeps the focus while it runs', async () => {
  const failed = { status: 503, body: {} };
  const answers: ((given: { status: number; body: unknown }) => void)[] = [];
  let isFirst = true;
  mockApi({
    'GET /api/companies': () => {
      if (!isFirst) return new Promise((resolve) => answers.push(resolve));
      isFirst = false;
      return failed;
    },
  });
  const screen = await show(<CompaniesPage />, '/companies');
  const sentence = screen.getByText(
    'Failed to load company data. Please check your connection and try again.',
  );
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(sentence).toBeVisible();
  const retryAnswered = async (run: number, given: { status: number; body: unknown }): Promise<void> => {
    await retry.click();
    await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    await expect.poll(() => answers).toHaveLength(run);
    answers.at(-1)?.(given);
  };
  await retryAnswered(1, failed);
  await expect.element(retry).toHaveFocus();
  await retryAnswered(2, ok({ companies: companies(1), total: 1, totalPages: 1, facets: noFacets }));
  await expect.element(screen.getByText('Company 1')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Companies', exact: true })).toHaveFocus();
  await expect.element(sentence).not.toBeInTheDocument();
});

describe('the filters', () => {
  const facets = {
    zodiac: [{ value: 'rat', count: 3 }],
    industry: [{ value: 'Energy', count: 1_200 }],
    country: [
      { value: 'Norway', count: 2 },
      { value: 'Japan', count: 1 },
    ],
    size: [{ value: '10001+', count: 1 }],
    decade: [{ value: '1990', count: 3 }],
    hasOpenings: 7,
  };
  const withFacets = (url: URL) => {
    const { body } = pageOf(companies(1))(url);
    return ok({ ...(body as object), facets });
  };
  const optionsOf = (select: Element): string[] =>
    [...select.querySelectorAll('option')].map((option) => option.textContent);

  test('show the server’s counts, also for values without a company', async () => {
    mockApi({ 'GET /api/companies': withFacets });
    const screen = await show(<CompaniesPage />, '/companies?country=Chile');
    await expect.element(screen.getByText('Company 1')).toBeVisible();
    // The counts change with the rows.
    await expect
      .poll(() => optionsOf(screen.getByLabelText('Zodiac sign').element()).slice(0, 3), { timeout: 10_000 })
      .toEqual(['All signs', 'Rat (3)', 'Ox (0)']);
    expect(optionsOf(screen.getByLabelText('Industry').element())).toContain('Energy (1,200)');
    // The chosen value stays an option.
    expect(optionsOf(screen.getByLabelText('Country').element())).toEqual([
      'All countries',
      'Japan (1)',
      'Norway (2)',
      'Chile (0)',
    ]);
    await expect.element(screen.getByLabelText('With openings (7)')).not.toBeChecked();
  });

  test('are all in the address and in the query, and are shown if one of them is set', async () => {
    const calls = mockApi({ 'GET /api/companies': withFacets });
    const { router, ...screen } = await show(<CompaniesPage />, '/companies');
    await screen.getByRole('button', { name: 'More filters' }).click();
    await screen.getByLabelText('Founded from').selectOptions('1990s (3)');
    await screen.getByLabelText('Founded until').selectOptions('1990s (3)');
    await screen.getByLabelText('Size').selectOptions('10,001+ people (1)');
    await screen.getByLabelText('With openings (7)').click();
    await screen.getByLabelText('Sort by').selectOptions('Newest first');
    const search = '?from=1990&to=1999&size=10001%2B&openings=yes&sort=newest';
    await expect.poll(() => router.state.location.search).toBe(search);
    await expect
      .poll(() => searchOf(calls.at(-1)))
      .toBe('&foundedFrom=1990&foundedTo=1999&size=10001%2B&hasOpenings=true&sort=newest');
    const again = await show(<CompaniesPage />, `/companies${search}`);
    await expect
      .element(again.getByRole('button', { name: 'More filters (5 set)' }).last())
      .toHaveAttribute('aria-expanded', 'true');
  });
});

test('a search shows why each company was found, and which correction was searched for', async () => {
  const meta = {
    ...company(1),
    name: 'Meta',
    legalName: 'Meta Platforms',
    otherSign: 'rabbit',
    status: 'acquired',
    statusYear: 2020,
    parent: 'Mars',
    match: { field: 'formerName', text: 'TheFacebook', marks: [[3, 11]] },
  };
  mockApi({
    'GET /api/companies': ok({
      companies: [meta],
      total: 1,
      totalPages: 1,
      corrected: 'facebook',
      facets: noFacets,
    }),
  });
  const screen = await show(<CompaniesPage />, '/companies?search=facebok');
  const card = screen.getByRole('article');
  await expect.element(card.getByText('TheFacebook')).toBeVisible();
  expect(card.element().querySelector('mark')?.textContent).toBe('Facebook');
  await expect
    .element(screen.getByText('We found nothing called “facebok”. These are the results for facebook.'))
    .toBeVisible();
  for (const text of ['Meta Platforms', 'Acquired by Mars in 2020', 'or Rabbit'])
    await expect.element(card.getByText(text)).toBeVisible();
});

test('the first and the last page are one step away', async () => {
  mockApi({ 'GET /api/companies': pageOf(companies(200)) });
  const { router, ...screen } = await show(<CompaniesPage />, '/companies?page=5');
  await screen.getByRole('link', { name: 'Last page' }).click();
  await expect.element(screen.getByText('Showing 181-200 of 200 companies')).toBeVisible();
  await screen.getByRole('link', { name: 'First page' }).click();
  await expect.element(screen.getByText('Showing 1-20 of 200 companies')).toBeVisible();
  expect(router.state.location.search).toBe('');
});
