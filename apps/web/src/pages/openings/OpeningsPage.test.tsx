import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { facets, opening, pageOfOpenings as page } from '../../test/openings.ts';
import { show } from '../../test/show.tsx';
import { OpeningsPage } from './OpeningsPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => browser.viewport(1280, 800));

describe('the list of openings', () => {
  test('shows each role with its company, places, dates, link and the evidence of its marks', async () => {
    mockApi({ 'GET /api/openings': page([opening]) });
    const screen = await show(<OpeningsPage />, '/openings');
    const card = screen.getByRole('article');
    await expect
      .element(card.getByRole('link', { name: 'Level Designer (opens in a new tab)' }))
      .toHaveAttribute('href', opening.url);
    await expect
      .element(card.getByRole('link', { name: 'Nintendo' }))
      .toHaveAttribute('href', '/companies/nintendo');
    for (const text of [
      'Kyoto; Tokyo; Osaka; Nara; and 2 more',
      'Hybrid',
      '$90,000 a year',
      'November 2, 2026',
      'November 20, 2026',
      'First seen on August 12, 2026, posted again 4 times. Open since August 12, 2026, for more than 90 days.',
    ])
      await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible();
  });

  test('shortens its cards on a phone to company, place, salary and day', async () => {
    await browser.viewport(375, 760);
    mockApi({ 'GET /api/openings': page([opening]) });
    const screen = await show(<OpeningsPage />, '/openings');
    const card = screen.getByRole('article');
    for (const text of ['Nintendo', 'Kyoto; Tokyo; Osaka; Nara; and 2 more', '$90,000 a year', 'Nov 2, 2026'])
      await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible();
    expect(card.element().textContent).not.toMatch(/Department|Last verified/);
  });

  test('shows every filter on a phone after one press, and applies each at once', async () => {
    await browser.viewport(375, 760);
    const calls = mockApi({ 'GET /api/openings': page([opening]) });
    const screen = await show(<OpeningsPage />, '/openings');
    await screen.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Place' })).toBeVisible();
    await screen.getByLabelText('Industry').selectOptions('Media (21)');
    await expect.poll(() => calls.at(-1)).toContain('industry=Media');
    await screen.getByRole('button', { name: 'Show 1 opening' }).click();
    await expect.element(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
  });

  test('finds a place by the name of its US state', async () => {
    await browser.viewport(1440, 900);
    const calls = mockApi({ 'GET /api/openings': page([opening]) });
    const screen = await show(<OpeningsPage />, '/openings?department=Games');
    await screen.getByRole('combobox', { name: 'Place' }).fill('texas');
    await screen.getByRole('option', { name: 'Austin, TX (2)' }).click();
    await expect.poll(() => calls.at(-1)).toContain('place=Austin%2C+TX');
  });

  test.each([
    ['usa', 'United States'],
    ['UK', 'United Kingdom'],
  ])('finds a country by its short name %s', async (typed, name) => {
    await browser.viewport(1440, 900);
    const answer = { openings: [opening], total: 1, totalPages: 1, lastVerifiedAt: opening.lastVerifiedAt };
    const countries = ['Japan', 'Ukraine', 'United Kingdom', 'United States'].map((value) => ({
      value,
      count: 2,
    }));
    const calls = mockApi({ 'GET /api/openings': ok({ ...answer, facets: { ...facets, countries } }) });
    const screen = await show(<OpeningsPage />, '/openings?department=Games');
    await screen.getByRole('combobox', { name: 'Country' }).fill(typed);
    await screen.getByRole('option', { name: `${name} (2)` }).click();
    await expect.poll(() => calls.at(-1)).toContain(`country=${name.replace(' ', '+')}`);
  });

  test.each([375, 1440])('says at %i px that three of its filters list only 100 values', async (width) => {
    await browser.viewport(width, 900);
    const companies = Array.from({ length: 100 }, (_, id) => ({
      id: id + 1,
      name: `Company ${id}`,
      count: 2,
    }));
    const values = companies.map(({ name, count }) => ({ value: name, count }));
    const answer = {
      openings: [opening],
      total: 200,
      totalPages: 10,
      lastVerifiedAt: opening.lastVerifiedAt,
    };
    mockApi({
      'GET /api/openings': ok({
        ...answer,
        facets: { ...facets, companies, places: values, departments: values },
      }),
    });
    const screen = await show(<OpeningsPage />, '/openings?department=Games');
    if (width < 700) await screen.getByRole('button', { name: /^Filter/ }).click();
    const fields = ['Place', 'Company', 'Department'].map((name) => screen.getByRole('combobox', { name }));
    for (const field of fields)
      await expect
        .element(field)
        .toHaveAccessibleDescription(
          /The 100 with the most openings\. To find another one, search for its name\./,
        );
    const country = screen.getByRole('combobox', { name: 'Country' });
    await expect.element(country).not.toHaveAccessibleDescription(/most openings/);
    const tops = [...fields, country].map((each) => each.element().getBoundingClientRect().top);
    expect(width < 700 || new Set(tops).size === 1).toBe(true);
  });

  test('keeps every filter in the address, goes to the first page, and asks only what the server accepts', async () => {
    const calls = mockApi({ 'GET /api/openings': page([opening], 41) });
    const screen = await show(
      <OpeningsPage />,
      '/openings?page=2&zodiac=cat&companyId=x&workMode=moon&postedWithin=3&country=Japan',
    );
    await expect.poll(() => calls).toContain('GET /api/openings?page=2&limit=20&country=Japan');
    await screen.getByLabelText('Work mode').selectOptions('Hybrid (3)');
    await expect
      .poll(() => calls.at(-1))
      .toBe('GET /api/openings?page=1&limit=20&workMode=hybrid&country=Japan');
    await expect.poll(() => screen.router.state.location.search).toContain('workMode=hybrid');
    // A filter among the further ones is set, so they are shown.
    await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Japan (21)');
    await screen.getByLabelText('Salary').selectOptions('Stated (5)');
    await expect.poll(() => calls.at(-1)).toContain('hasSalary=yes');
  });

  test('does not move on a phone when the answer adds the day of the last refresh', async () => {
    await browser.viewport(375, 760);
    let answer: () => void = () => undefined;
    mockApi({
      'GET /api/openings': () => new Promise((resolve) => (answer = () => resolve(page([opening])))),
    });
    const screen = await show(<OpeningsPage />, '/openings');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    const top = (): number => search.element().getBoundingClientRect().top;
    await expect.element(search).toBeVisible();
    const before = top();
    answer();
    await expect.element(screen.getByText(/careers pages, last on November\s\d+,\s2026\.$/)).toBeVisible();
    await expect.element(screen.getByRole('article')).toBeVisible();
    expect(top()).toBe(before);
  });

  test('shows suggestions if it is empty', async () => {
    mockApi({ 'GET /api/openings': page([]) });
    const screen = await show(<OpeningsPage />, '/openings?search=zzzz');
    await expect.element(screen.getByText(/Try a shorter search/)).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('heading', { name: 'No openings yet' })).toBeVisible();
    await expect.poll(() => screen.router.state.location.search).toBe('');
  });

  test('can be refreshed for any sign, and says what the refresh did', async () => {
    const message = 'Ox: 3 new openings, 1 closed.';
    const calls = mockApi({
      'GET /api/openings': page([opening]),
      'GET /api/scrape/ox': ok({ scrape: null }),
      'POST /api/scrape': ok({
        message,
        newCompanies: 0,
        newOpenings: 3,
        changedOpenings: 0,
        closedOpenings: 1,
      }),
    });
    const screen = await show(<OpeningsPage />, '/openings');
    await screen.getByRole('button', { name: 'Refresh openings' }).click();
    await screen.getByRole('menuitem', { name: 'Refresh the Ox' }).click();
    await expect.element(screen.getByText(message).first()).toBeVisible();
    await expect.poll(() => calls.filter((call) => call.startsWith('GET /api/openings'))).toHaveLength(2);
  });

  test('a refresh that was canceled says what it kept', async () => {
    const kept = 'The refresh was canceled. The results so far are stored: 2 new openings.';
    let answer: (given: { status: number; body: unknown }) => void = () => undefined;
    const calls = mockApi({
      'GET /api/openings': page([opening]),
      'GET /api/scrape/ox': ok({
        scrape: { zodiac: 'ox', state: 'running', step: 'Reading', done: 1, total: 9 },
      }),
      'POST /api/scrape': () => new Promise((resolve) => (answer = resolve)),
      'DELETE /api/scrape/ox': ok({ message: 'The refresh ends in a moment.' }),
    });
    const screen = await show(<OpeningsPage />, '/openings?zodiac=ox');
    await screen.getByRole('button', { name: 'Refresh openings' }).click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => calls).toContain('DELETE /api/scrape/ox');
    answer({ status: 409, body: { code: 'scrape_cancelled', error: kept } });
    await expect.element(screen.getByText(kept)).toBeVisible();
    expect(screen.getByRole('alert').elements()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  });
});
