import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { arizona } from '../../test/rows.ts';
import { show } from '../../test/show.tsx';
import { ListedRowPage } from './ListedRowPage.tsx';

test('a state has the sign of the day it joined, with its place among the fifty', async () => {
  mockApi({ 'GET /api/us-states/arizona': ok(arizona) });
  const screen = await show(<ListedRowPage />, '/us-states/arizona', '/us-states/:slug');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Arizona' })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^Arizona joined the Union on February 14, 1912 as the 48th state, in a year of the Metal Pig\./,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Ditat Deus (God enriches)')).toBeVisible();
});
