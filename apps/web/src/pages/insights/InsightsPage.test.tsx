import { zodiacSignIds } from '@org/zodiac-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { ofEachList } from '../../test/of-each-list.ts';
import { show } from '../../test/show.tsx';
import { InsightsPage } from './InsightsPage.tsx';
import type { Insights } from './queries.ts';

beforeEach(() => page.viewport(1280, 800));

const usual = { count: 10, expected: 9.5, low: 3, high: 18 };
const insights: Insights = {
  totals: { ...ofEachList(() => 50), companies: 121, carBrands: 120 },
  signs: zodiacSignIds.map((sign) => ({
    sign,
    ...ofEachList(() => usual),
    carBrands: sign === 'goat' ? { ...usual, count: 1_031 } : usual,
  })),
  decades: [
    { from: 1360, to: 1859, total: 20, cells: [{ sign: 'dragon', ...usual }] },
    {
      from: 2010,
      to: 2019,
      total: 93,
      cells: [
        { sign: 'dragon', ...usual, count: 83, expected: 42.6 },
        { sign: 'snake', ...usual },
      ],
    },
  ],
  industries: [{ industry: 'Retail & Food', total: 12, cells: [{ sign: 'rat', ...usual, count: 1 }] }],
};
const answers = {
  'GET /api/insights': ok(insights),
  'GET /api/insights/seats': ok({
    cities: [
      {
        city: 'Kyoto',
        country: 'Japan',
        latitude: 35.02,
        longitude: 135.75,
        counts: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ],
    countries: [{ country: 'Japan', counts: [2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    notOnMap: 1,
  }),
  'GET /api/us-states': ok({
    usStates: [
      {
        slug: 'texas',
        name: 'Texas',
        zodiacSign: 'snake',
        statehoodYear: 1845,
        statehoodMonth: 12,
        statehoodDay: 29,
      },
    ],
    total: 1,
    totalPages: 1,
    facets: { zodiac: [], region: [], category: [] },
  }),
};

/** On a busy machine the code of a picture may load slowly. */
const slowMs = 40_000;

/** Scrolls to a picture until it is drawn, because the pictures above it grow as they load. */
const reach = (screen: Awaited<ReturnType<typeof show>>, name: string) =>
  expect
    .poll(
      () => {
        const heading = screen.getByRole('heading', { name }).element();
        heading.scrollIntoView();
        return heading.closest('section')?.querySelectorAll('figure').length;
      },
      { timeout: 15_000 },
    )
    .toBe(1);

test('a chart loads when it comes into view, and requests its data once', { timeout: slowMs }, async () => {
  const calls = mockApi(answers);
  const screen = await show(<InsightsPage />, '/insights');
  await expect.element(screen.getByRole('img', { name: '121 companies by sign' })).toBeVisible();
  expect(calls.filter((call) => call.includes('us-states'))).toEqual([]);
  await reach(screen, 'The fifty states');
  await expect.element(screen.getByRole('button', { name: 'Texas: Snake' }).first()).toBeVisible();
  await reach(screen, 'Industries');
  await expect.element(screen.getByRole('grid', { name: 'Companies by industry and sign' })).toBeVisible();
  expect(calls.filter((call) => call === 'GET /api/insights')).toHaveLength(1);
});

test('each chart says which counts are outside the range of chance, and has its numbers as a table', async () => {
  mockApi(answers);
  const screen = await show(<InsightsPage />, '/insights');
  // The previous test may have left the page scrolled to its end.
  window.scrollTo(0, 0);
  await expect
    .element(screen.getByText('All 12 counts are within the range of chance.').first())
    .toBeVisible();
  await expect
    .element(
      screen.getByText(
        'Outside the range of chance: Goat (1,031; range 3 to 18). The other 11 counts are within it.',
      ),
    )
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^The numbers as a table : Each list/ }));
  const goat = screen.getByRole('row', { name: /^Goat/ });
  const cells = ofEachList(() => '10 (9.5; 3–18)');
  const inOrder = Object.values({ ...cells, carBrands: '1,031 (9.5; 3–18), outside the range' });
  await expect.element(goat).toHaveTextContent(`Goat${inOrder.join('')}`);
});

test(
  'a count of a decade shows the range of chance, and links to its companies',
  { timeout: slowMs },
  async () => {
    mockApi(answers);
    const screen = await show(<InsightsPage />, '/insights');
    await reach(screen, 'Foundings by decade');
    const name =
      /^Dragon, 2012: 83 companies, which is outside the range of chance \(3 to 18, on average 42\.6\)\.$/;
    await screen.getByRole('button', { name }).click();
    await expect
      .element(screen.getByRole('link', { name: 'See all 83' }))
      .toHaveAttribute('href', '/companies?zodiac=dragon&from=2012&to=2013');
    await screen.getByRole('button', { name: /^Dragon, until 1859/ }).click();
    await expect
      .element(screen.getByRole('link', { name: 'See all 10' }))
      .toHaveAttribute('href', '/companies?zodiac=dragon&from=1360&to=1857');
    await reach(screen, 'Industries');
    await expect
      .element(screen.getByRole('link', { name: 'See it' }))
      .toHaveAttribute('href', '/companies?zodiac=rat&industry=Retail+%26+Food');
  },
);

test(
  'a state says when it joined, and leads to its page and to the others of its sign',
  { timeout: slowMs },
  async () => {
    mockApi(answers);
    const screen = await show(<InsightsPage />, '/insights');
    await reach(screen, 'The fifty states');
    await screen.getByRole('button', { name: 'Texas: Snake' }).first().click();
    await expect
      .element(screen.getByText(/^Texas joined December 29, 1845, in a Year of the Snake\./))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open Texas' }))
      .toHaveAttribute('href', '/us-states/texas');
    await expect
      .element(screen.getByRole('link', { name: 'All states of the Snake' }))
      .toHaveAttribute('href', '/us-states?zodiac=snake');
  },
);

test(
  'a city shows the signs of its companies, and links to the companies of its country',
  { timeout: slowMs },
  async () => {
    mockApi(answers);
    const screen = await show(<InsightsPage />, '/insights');
    await reach(screen, 'Head offices around the world');
    await screen
      .getByRole('img', { name: 'Head offices of the companies' })
      .click({ position: kyoto(screen) });
    await expect.element(screen.getByText(/^Kyoto, Japan: 3 companies\. Rat 1, Ox 2\. /)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Companies in Japan' }))
      .toHaveAttribute('href', '/companies?country=Japan');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zodiac sign' }), 'ox');
    await expect
      .element(screen.getByRole('link', { name: 'Companies in Japan of the Ox' }))
      .toHaveAttribute('href', '/companies?zodiac=ox&country=Japan');
    await expect.element(screen.getByText('Kyoto, Japan: 2', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^GeoNames/ })).toBeVisible();
    await expect
      .element(screen.getByText('Not on the map, because we do not know the city: 1 company.'))
      .toBeVisible();
  },
);

test('a city of the world map can be chosen by keyboard', async () => {
  mockApi(answers);
  const screen = await show(<InsightsPage />, '/insights');
  await reach(screen, 'Head offices around the world');
  const field = screen.getByRole('combobox', { name: 'City' });
  await field.fill('kyo');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Kyoto, Japan: 3', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^Kyoto, Japan: 3 companies\. Rat 1, Ox 2\./)).toBeVisible();
});

/** Where Kyoto is on the drawing, in pixels. */
function kyoto(screen: Awaited<ReturnType<typeof show>>): { x: number; y: number } {
  const map = screen.getByRole('img', { name: 'Head offices of the companies' }).element();
  const [dot] = map.querySelectorAll('circle');
  const [frame, at] = [map.getBoundingClientRect(), dot?.getBoundingClientRect() ?? new DOMRect()];
  return { x: at.x + at.width / 2 - frame.x, y: at.y + at.height / 2 - frame.y };
}

test('counts that fail to load can be loaded again', async () => {
  let tries = 0;
  mockApi({
    ...answers,
    'GET /api/insights': () => {
      tries += 1;
      return tries === 1 ? { status: 400, body: { code: 'bad_request' } } : answers['GET /api/insights'];
    },
  });
  const screen = await show(<InsightsPage />, '/insights');
  await screen.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(screen.getByRole('img', { name: '121 companies by sign' })).toBeVisible();
});
