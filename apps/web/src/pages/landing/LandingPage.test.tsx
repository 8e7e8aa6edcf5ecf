import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
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

test('its sections stand in the order of the specification', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await expect.element(screen.getByText('Limited Time Offer')).toBeVisible();
  const text = screen.container.textContent;
  const places = ['Try Free Sample', 'What opens', 'From readers', 'Limited Time Offer'].map((part) =>
    text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a birth date shows its sign at once, and leads to its sample', async () => {
  mockApi({});
  const { router, ...screen } = await show(<LandingPage />);
  await screen.getByLabelText(/birth date/i).fill('1990-01-20');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You are a Snake' })).toHaveFocus();
  await expect.element(screen.getByText('1989 was a year of the Yin Earth Snake, 己巳.')).toBeVisible();
  await expect.element(screen.getByText(/New Year’s Day was January 27, 1990/)).toBeVisible();
  await screen.getByRole('link', { name: 'Read Your Free Sample' }).click();
  await expect
    .poll(() => [router.state.location.pathname, router.state.location.search])
    .toEqual(['/zodiac-sample', '']);
  expect(router.state.location.state).toMatchObject({ birth: { date: '1990-01-20' } });
});

test('another date can be tried, and the field takes the focus', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await screen.getByLabelText(/birth date/i).fill('1988-03-14');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You are a Dragon' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try Another Date' }).click();
  await expect.element(screen.getByLabelText(/birth date/i)).toHaveFocus();
});

test('a page of a real reading gives the reason of each paragraph', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await expect.element(screen.getByText(/Snake of 1989/).first()).toBeVisible();
  await expect
    .element(screen.getByText(/Your sign is the Snake, that of the zodiac year 1989/))
    .toBeVisible();
  await screen.getByRole('button', { name: /^Why\? The day master/ }).click();
  await expect.element(screen.getByText(/The stem of your day is 乙/)).toBeVisible();
});

test('birthdays on which others err have the sign of our calendar', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  for (const [born, sign] of [
    ['January 20, 1990', 'Snake'],
    ['February 1, 1985, in Vietnam', 'Water Buffalo'],
    ['February 6, 2027', 'Goat'],
  ]) {
    await expect.element(screen.getByText(`Born on ${born}`)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: sign, exact: true })).toBeVisible();
  }
});

test('each database shows one of its cards', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  for (const [name, insight] of [
    ['Apple', /^Founded in April 1976, a Year of the Dragon\./],
    ['Ferrari', /^Founded in March 1947, a Year of the Pig\./],
    ['Arizona', /four days before New Year’s Day: a Pig/],
  ] as const) {
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect.element(screen.getByText(insight)).toBeVisible();
  }
});

test('pages of the book and the map of the states are shown', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await expect.element(screen.getByRole('heading', { name: 'And a book to keep' })).toBeVisible();
  for (const name of [/^The cover: the seal of the Snake/u, /^A page of text/u, /^The four pillars/u])
    await expect.element(screen.getByRole('img', { name })).toHaveAttribute('loading', 'lazy');
  await expect.element(screen.getByRole('img', { name: /^A map of the United States/u })).toBeInTheDocument();
});

test('no number of companies, brands or states stands in a text that the build has rendered', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await expect.element(screen.getByRole('heading', { name: 'Arizona', exact: true })).toBeVisible();
  const text = screen.container.textContent
    .replaceAll('All 50 US states', '')
    .replaceAll('All 50 US States', '');
  expect(text).not.toMatch(
    /(?:\d|hundred|thousand)\+?\s+(?:\p{L}+\s+)?(?:companies|brands|marques|states|openings)\b/iu,
  );
});

test('the price says within how many days the money comes back, if the operator promises it', async () => {
  mockApi({ 'GET /api/client-config': ok({ firebase: {}, stripe: {}, refundDays: 14 }) });
  const screen = await show(<LandingPage />);
  await expect.element(screen.getByText('Money back for 14 days.')).toBeVisible();
});

test('the offer opens the signup dialog', async () => {
  mockApi({});
  const screen = await show(<LandingPage />);
  await screen.getByRole('button', { name: 'Get Lifetime Access' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});
