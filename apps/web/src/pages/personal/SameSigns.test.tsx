import { lists, titleOf } from '@org/api-contract/lists';
import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { SameSigns } from './SameSigns.tsx';

const birth = { date: '1990-01-20' };
const named = (name: string) => ({ name });

test('the rows of one’s own sign and of the signs in harmony are counted, named and linked', async () => {
  mockApi({
    'GET /api/zodiac-stats': ok({
      stats: [
        { sign: 'snake', count: 1210 },
        { sign: 'monkey', count: 180 },
      ],
    }),
    'GET /api/car-brands/stats': ok({ stats: [{ sign: 'snake', count: 17 }] }),
    'GET /api/car-brands': ({ searchParams }) =>
      ok({
        carBrands: searchParams.get('zodiac') === 'snake' ? ['Alpine', 'Buick', 'Tata'].map(named) : [],
        total: 17,
        totalPages: 6,
        facets: { zodiac: [], category: [], country: [], active: [] },
      }),
    'GET /api/us-states/stats': ok({ stats: [{ sign: 'monkey', count: 1 }] }),
    'GET /api/us-states': ({ searchParams }) =>
      ok({
        usStates: searchParams.get('zodiac') === 'monkey' ? [named('Utah')] : [],
        total: 1,
        totalPages: 1,
        facets: { zodiac: [], region: [], category: [] },
      }),
  });
  const screen = await show(<SameSigns birth={birth} />);
  const table = screen.getByRole('table', { name: 'Companies, brands and states, by sign' });
  await expect.element(table).toBeVisible();
  const [head, ...rows] = [...(table.element() as HTMLTableElement).rows];
  const headers = [...(head?.cells ?? [])].map(({ textContent }) => textContent);
  expect(headers).toEqual(['Sign', ...Object.values(lists).map(titleOf)]);
  const shown = ['Companies', 'Car brands', 'US states'].map((title) => headers.indexOf(title));
  expect(rows.map(({ cells }) => shown.map((column) => cells[column]?.textContent))).toEqual([
    ['1,210 Snake companies', '17 Snake car brands, such as Alpine, Buick, Tata', 'No states'],
    ['180 Monkey companies', 'No car brands', '1 Monkey state: Utah'],
    ['No companies', 'No car brands', 'No states'],
    ['No companies', 'No car brands', 'No states'],
  ]);
  expect(rows.map(({ cells }) => cells[0]?.querySelector('span:last-child')?.textContent)).toEqual([
    'Snake, the same sign',
    'Monkey, in harmony',
    'Ox, ally',
    'Rooster, ally',
  ]);
  for (const [name, list] of [
    ['1,210 Snake companies', '/companies?zodiac=snake'],
    ['17 Snake car brands', '/car-brands?zodiac=snake'],
    ['1 Monkey state', '/us-states?zodiac=monkey'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', list);
});

test('links lists even if they cannot be counted', async () => {
  mockApi({});
  const screen = await show(<SameSigns birth={birth} />);
  await expect
    .element(screen.getByRole('link', { name: 'All Rooster companies' }))
    .toHaveAttribute('href', '/companies?zodiac=rooster');
});
