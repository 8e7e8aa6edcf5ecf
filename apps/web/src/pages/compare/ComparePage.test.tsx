import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { acura, arizona, nintendo } from '../../test/rows.ts';
import { show } from '../../test/show.tsx';
import { ComparePage } from './ComparePage.tsx';

const sony = {
  ...nintendo.company,
  id: 8,
  slug: 'sony',
  name: 'Sony',
  foundedYear: 1946,
  foundedMonth: 5,
  foundedDay: 7,
};

test('shows the rows of the address side by side, with the relations of their signs below', async () => {
  mockApi({
    'GET /api/companies/nintendo': ok(nintendo),
    'GET /api/companies/sony': ok({ ...nintendo, company: sony }),
  });
  const screen = await show(
    <ComparePage />,
    '/compare?list=companies&row=nintendo&row=sony&row=nintendo&row=..',
  );
  const rows = screen.getByRole('list', { name: 'Side by side' });
  await expect.poll(() => rows.getByRole('heading').all().length).toBe(2);
  await expect.element(screen.getByText(/Ox and Dog: overbearing punishment/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sony' }));
  await expect.poll(() => screen.router.state.location.search).toBe('?list=companies&row=nintendo');
});

test('adds a row by its name, and starts over with another list', async () => {
  mockApi({
    'GET /api/us-states': ok({
      usStates: [arizona.usState],
      total: 1,
      totalPages: 1,
      facets: { zodiac: [], region: [], category: [] },
    }),
    'GET /api/us-states/arizona': ok(arizona),
    'GET /api/car-brands/acura': ok(acura),
  });
  const screen = await show(<ComparePage />, '/compare?list=car-brands&row=acura');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'US states');
  await expect.element(screen.getByRole('heading', { name: 'Choose two states' })).toBeVisible();
  await userEvent.fill(screen.getByRole('combobox', { name: 'Add a state by its name' }), 'ariz');
  await userEvent.click(screen.getByRole('option', { name: /Arizona/ }));
  await expect.element(screen.getByRole('link', { name: 'Arizona' })).toBeVisible();
  expect(screen.router.state.location.search).toBe('?list=us-states&row=arizona');
});

test('reports a name that no row has, and can remove it', async () => {
  mockApi({ 'GET /api/companies/nintendo': ok(nintendo) });
  const screen = await show(<ComparePage />, '/compare?list=companies&row=nintendo&row=no-such-thing');
  await expect.element(screen.getByText(/“no such thing” could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from the comparison' }));
  await expect.poll(() => screen.router.state.location.search).toBe('?list=companies&row=nintendo');
});
