import { expect, test } from 'vitest';
import { birthOfEntry } from '#birth/stored-birth.ts';
import { mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { LandingPage } from './LandingPage.tsx';

test('the landing page has features, testimonials and the price', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await expect
    .element(screen.getByRole('link', { name: 'Try Free Sample' }))
    .toHaveAttribute('href', '/zodiac-sample');
  for (const name of ['Companies', 'Car Brands', 'All 50 US States'])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll('blockquote')).toHaveLength(3);
  await expect.element(screen.getByText(/^Examples written by us/)).toBeVisible();
  await expect.element(screen.getByText('Limited Time Offer')).toBeVisible();
  await expect.element(screen.getByText('$62', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No subscription. No recurring charges.')).toBeVisible();
});

test('submitting a birth date opens its sample, without the date in the address', async () => {
  mockApi({});
  const { router, ...screen } = await show(<LandingPage />);
  await screen.getByLabelText(/birth date/i).fill('1988-03-14');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/zodiac-sample');
  expect(router.state.location.search).toBe('');
  expect(birthOfEntry(router.state.location.state)).toEqual({ date: '1988-03-14' });
});

test('the offer opens the signup dialog', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await screen.getByRole('button', { name: 'Get Lifetime Access' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});
