import { priceText } from '@org/api-contract/values';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { Landing } from './Landing.tsx';

test('the landing page has features, testimonials and the price, in the order of the specification', async () => {
  mockApi({});
  const screen = await show(<Landing />);
  const form = screen.getByRole('button', { name: 'Try Free Sample' }).element().closest('form');
  expect(form?.getAttribute('action')).toBe('/zodiac-sample');
  for (const name of ['Companies', 'Car Brands', 'All 50 US States'])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll('blockquote')).toHaveLength(3);
  await expect.element(screen.getByText(/^Examples written by us/)).toBeVisible();
  await expect.element(screen.getByText(priceText, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No subscription. No recurring charges.')).toBeVisible();
  const text = screen.container.textContent;
  const places = ['Try Free Sample', 'What you get', 'From readers', 'Limited Time Offer'].map((part) =>
    text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the first page of a real reading stands beside the reason for one of its sentences', async () => {
  mockApi({});
  const screen = await show(<Landing />);
  await expect.element(screen.getByRole('heading', { name: 'Your Reading on One Page' })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^Your year sign, the Snake \(Chinese year 1989\), is the outer side\. You think before/,
      ),
    )
    .toBeVisible();
  await expect
    .element(screen.getByText(/^“Your year sign is the Snake\.” .* that of the zodiac year 1989\./))
    .toBeVisible();
  await expect.element(screen.getByText(/^Source: Wang Chong/)).toBeVisible();
});

test('shows the right sign for birthdays on which other sites are wrong', async () => {
  mockApi({});
  const screen = await show(<Landing />);
  for (const [born, sign] of [
    ['January 20, 1990', 'Snake'],
    ['February 1, 1985, in Vietnam', 'Water Buffalo'],
    ['February 6, 2027', 'Goat'],
  ]) {
    await expect.element(screen.getByText(`Born on ${born}`)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: sign, exact: true })).toBeVisible();
  }
});

test('the card of each list shows the server’s current counts', async () => {
  const twelve = (count: number): number[] => Array.from({ length: 12 }, () => count);
  mockApi({
    'GET /api/stats': ok({
      companies: 1_500,
      jobs: 0,
      industries: 9,
      oldestFoundedYear: 1366,
      lastScrapedAt: null,
      bySign: { companies: twelve(125), carBrands: twelve(10), usStates: twelve(4) },
    }),
  });
  const screen = await show(<Landing />);
  for (const counted of [
    /one of 125 Oxen among 1,500 companies\.$/,
    /one of 10 Tigers among 120 car brands\.$/,
    /one of 4 Pigs among 48 states\.$/,
  ])
    await expect.element(screen.getByText(counted)).toBeVisible();
});

test('pages of the book and the map of the states are shown', async () => {
  mockApi({});
  const screen = await show(<Landing />);
  await expect
    .element(screen.getByRole('heading', { name: 'Your reading, and a book to keep' }))
    .toBeVisible();
  for (const name of [/^The cover: the seal of the Snake/u, /^The reading on one page/u, /^A chapter/u])
    await expect.element(screen.getByRole('img', { name })).toHaveAttribute('loading', 'lazy');
  await expect.element(screen.getByRole('img', { name: /^A map of the United States/u })).toBeInTheDocument();
});

test('the operator’s promise and the words of real readers come from the server', async () => {
  const testimonials = [{ quote: 'Right to the day.', name: 'Ada', about: 'Year of the Pig' }];
  mockApi({
    'GET /api/client-config': ok({
      firebase: {},
      stripe: {},
      asksForPlace: false,
      refundDays: 14,
      testimonials,
    }),
  });
  const screen = await show(<Landing />);
  await expect.element(screen.getByText('Money back for 14 days.').first()).toBeVisible();
  await expect.element(screen.getByText('Right to the day.')).toBeVisible();
  await expect.element(screen.getByText(/^Examples written by us/)).not.toBeInTheDocument();
});

test('the offer opens the signup dialog', async () => {
  mockApi({});
  const screen = await show(<Landing />);
  await screen.getByRole('button', { name: 'Get Lifetime Access' }).first().click();
  await expect.element(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
});

test('an address that asks for the sign-up opens the dialog, once, and closing it focuses the button that opens it', async () => {
  mockApi({});
  const { router, ...screen } = await show(<Landing />, '/?sign-up&utm_source=x');
  await expect.element(screen.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?utm_source=x');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Get Lifetime Access' }).first()).toHaveFocus();
});
