import { endpoints } from '@org/api-contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetBirth, keepBirth } from '#birth/stored-birth.ts';
import { mockApi, ok } from '../../test/mock-api.ts';
import { nintendo, acura, arizona } from '../../test/rows.ts';
import { show } from '../../test/show.tsx';
import { ListedRowPage } from './ListedRowPage.tsx';

const route = '/companies/:slug';
const at = (slug: string) => show(<ListedRowPage />, `/companies/${slug}`, route);
const config = ok({
  firebase: {},
  stripe: {},
  asksForPlace: false,
  refundDays: 0,
  analyticsMeasurementId: null,
  correctionsEmail: 'fix@example.com',
});

test('a company is shown with its facts and their sources, its text with reasons, and its peers', async () => {
  keepBirth({ date: '1996-06-01' });
  const calls = mockApi({ 'GET /api/companies/nintendo': ok(nintendo), 'GET /api/client-config': config });
  const screen = await at('nintendo');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nintendo' })).toBeVisible();
  await expect.element(screen.getByText(/^September 23, 1889, as commonly given/)).toBeVisible();
  await expect.element(screen.getByText('7974, Tokyo Stock Exchange')).toBeVisible();
  await expect.element(screen.getByText(/Source: A widely published date/).last()).toBeVisible();
  await expect
    .element(screen.getByText(/^You are a Rat, and Nintendo is an Ox\. The two signs are in harmony/))
    .toBeVisible();
  await expect
    .element(screen.getByText(/^Nintendo was founded on September 23, 1889 by Fusajiro Yamauchi\./))
    .toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^Nintendo is a game company .*\. It is the oldest of the 81 game companies listed here\./,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/As an Ox, Nintendo is expected to win/)).toBeVisible();
  const why = screen.getByRole('button', { name: /^Why\? “As an Ox, Nintendo is/ });
  expect(why.query()).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show sources' }));
  await userEvent.click(why);
  await expect.element(screen.getByText('The element of a trade.')).toBeVisible();
  const ofSign = screen.getByText(/^The Ox stands for patience and steady work/);
  await expect.element(ofSign).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'About the Ox' }));
  await expect.element(ofSign).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sony' })).toHaveAttribute('href', '/companies/sony');
  await expect
    .element(screen.getByRole('link', { name: /GeoNames/ }))
    .toHaveAttribute('href', 'https://www.geonames.org/');
  await expect
    .element(screen.getByRole('link', { name: 'Compare Nintendo with others' }))
    .toHaveAttribute('href', '/compare?list=companies&row=nintendo');
  expect(screen.getByRole('link', { name: 'Report an error' }).element().getAttribute('href')).toMatch(
    /^mailto:fix@example\.com\?subject=Correction%3A%20Nintendo&body=/,
  );
  expect(calls.join(' ')).not.toContain('1996');
  forgetBirth();
});

test('a former name leads to the page of the company that is meant', async () => {
  mockApi({
    'GET /api/companies/marufuku': ok({ ...nintendo, movedTo: 'nintendo' }),
    'GET /api/companies/nintendo': ok(nintendo),
  });
  const { router, ...screen } = await at('marufuku');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nintendo' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/companies/nintendo');
});

test('an unknown name says so, and shows the results of a search for its words', async () => {
  const calls = mockApi({ 'GET /api/companies': ok({ companies: [nintendo.company] }) });
  const screen = await at('nintendo-games');
  await expect.element(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Nintendo', exact: true }))
    .toHaveAttribute('href', '/companies/nintendo');
  expect(calls).toContain('GET /api/companies?search=nintendo+games&page=1&limit=8');
});

test('a failure offers another try, which opens the page', async () => {
  let tries = 0;
  mockApi({
    'GET /api/companies/nintendo': () => {
      tries += 1;
      return tries === 1 ? { status: 503, body: {} } : ok(nintendo);
    },
  });
  const screen = await at('nintendo');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nintendo' })).toBeVisible();
});

test('a company that is closed has no listing, and says what became of it', async () => {
  const company = { ...nintendo.company, status: 'closed' as const, statusYear: 2012 };
  mockApi({ 'GET /api/companies/nintendo': ok({ ...nintendo, company }) });
  const screen = await at('nintendo');
  await expect.element(screen.getByText('Closed in 2012').first()).toBeVisible();
  await expect.element(screen.getByText(/It ended in 2012, after 123 years\./)).toBeVisible();
  expect(screen.getByText('Tokyo Stock Exchange').query()).toBeNull();
});

test('openings say when each was seen, and which are samples of local mode', async () => {
  const { openings } = endpoints['GET /api/openings'].example.response;
  const sample = {
    ...openings[0],
    id: 1,
    title: 'Buyer',
    description: 'A sample of local mode: Buyer in Oslo.',
  };
  mockApi({
    'GET /api/companies/nintendo': ok({ ...nintendo, company: { ...nintendo.company, openings: 2 } }),
    'GET /api/openings': ok({
      ...endpoints['GET /api/openings'].example.response,
      openings: [...openings, sample],
    }),
  });
  const screen = await at('nintendo');
  const items = screen.getByRole('listitem');
  await expect.element(items.filter({ hasText: 'Buyer' }).getByText('Sample', { exact: true })).toBeVisible();
  const real = items.filter({ hasText: 'Level Designer' });
  await expect.element(real.getByText(/posted Nov\s2,\s2026, first seen by us Aug\s12,\s2026/)).toBeVisible();
  expect(real.getByText('Sample', { exact: true }).query()).toBeNull();
});

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

test('a state has the sign of the day it joined, with its place among the fifty', async () => {
  mockApi({ 'GET /api/us-states/arizona': ok(arizona) });
  const screen = await show(<ListedRowPage />, '/us-states/arizona', '/us-states/:slug');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Arizona' })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^Arizona joined the Union on February 14, 1912 as the 48th state\. .*Its date makes it a Metal Pig, because Chinese New Year did not come until February 18, 1912\./,
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('Ditat Deus (God enriches)')).toBeVisible();
});
