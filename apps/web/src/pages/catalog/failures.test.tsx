import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { DrawnCatalogPage } from './DrawnCatalogPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

const noRows = { total: 0, totalPages: 0, carBrands: [], usStates: [] };
const facets = { zodiac: [], category: [], country: [], active: [], region: [] };

/** The errors of each list, each with the path of the failed request. */
const errors = {
  '/car-brands': {
    '': 'Failed to fetch car brands',
    '/stats': 'Failed to fetch stats',
    '/categories': 'Failed to fetch categories',
  },
  '/us-states': {
    '': 'Failed to fetch US states',
    '/stats': 'Failed to fetch US states stats',
    '/regions': 'Failed to fetch regions',
    '/categories': 'Failed to fetch categories',
  },
};

test.each(Object.entries(errors))(
  'a failed request of %s shows its error, and Try again loads it',
  async (list, sentences) => {
    const paths = Object.keys(sentences).map((path) => `GET /api${list}${path}`);
    mockApi(Object.fromEntries(paths.map((path) => [path, { status: 503, body: {} }])));
    const screen = await show(<DrawnCatalogPage />, list);
    for (const sentence of Object.values(sentences))
      await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(1);

    const answer = ok({ ...noRows, facets, stats: [], categories: [], regions: [] });
    mockApi(Object.fromEntries(paths.map((path) => [path, answer])));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(/^No (car brands|states) found$/)).toBeVisible();
    expect(screen.getByText(/Failed to fetch/).elements()).toEqual([]);
  },
);
