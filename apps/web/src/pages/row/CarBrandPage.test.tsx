import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { acura } from '../../test/rows.ts';
import { show } from '../../test/show.tsx';
import { ListedRowPage } from './ListedRowPage.tsx';

test('a brand has its models with their years, and leads to the company of its name', async () => {
  mockApi({
    'GET /api/car-brands/acura': ok({
      ...acura,
      company: { slug: 'acura-inc', name: 'Acura Inc', foundedYear: 1986 },
    }),
  });
  const screen = await show(<ListedRowPage />, '/car-brands/acura', '/car-brands/:slug');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Acura' })).toBeVisible();
  await expect.element(screen.getByText('NSX (1990)', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Acura Inc, 1986' }))
    .toHaveAttribute('href', '/companies/acura-inc');
});
