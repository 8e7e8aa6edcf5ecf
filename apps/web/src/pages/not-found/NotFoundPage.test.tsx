import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { rememberAccess, writeHint } from '#storage/hint.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const published = {
  'GET /api/blog/published': ok({
    posts: [
      {
        id: 3,
        title: 'The Dragon at Work',
        slug: 'the-dragon-at-work',
        metaDescription: 'How people of the Dragon work.',
        targetKeyword: 'dragon career',
        featuredImage: null,
        readingMinutes: 9,
        category: 'signs',
        zodiacSign: 'dragon',
        publishedAt: '2026-11-20T09:00:00.000Z',
      },
    ],
  }),
};

test('the 404 page has one heading and a search over pages, years and articles', async () => {
  const calls = mockApi(published);
  const screen = await show(<NotFoundPage />, '/no-such-page');
  const headings = screen.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['404 Page Not Found']);
  expect(calls.filter((call) => call.includes('blog'))).toEqual([]);
  const field = screen.getByRole('searchbox');
  const found = () => screen.container.querySelectorAll('ul a');
  const links = () => [...found()].map((link) => [link.getAttribute('href'), link.textContent]);

  await field.fill('dragon');
  await expect.poll(links).toEqual([
    ['/signs/dragon', 'Year of the Dragon'],
    ['/blog/the-dragon-at-work.html', 'The Dragon at Work'],
  ]);
  await field.fill('work dragon ');
  await expect.poll(links).toEqual([['/blog/the-dragon-at-work.html', 'The Dragon at Work']]);
  await field.fill('1988');
  await expect.poll(links).toEqual([['/years/1988', 'The zodiac year 1988']]);
  await field.fill('unicorn');
  await expect.element(screen.getByText('No page has these words in its title.')).toBeVisible();
  expect(links()).toEqual([]);
  await expect.element(screen.getByText(/Or search in/)).not.toBeInTheDocument();
});

test('the 404 page finds the pages that match the words of the address', async () => {
  mockApi(published);
  const screen = await show(<NotFoundPage />, '/dragon');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('dragon');
  await expect.element(screen.getByRole('link', { name: 'Year of the Dragon' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The Dragon at Work' })).toBeVisible();
  await screen.getByRole('searchbox').clear();
  await expect.element(screen.getByRole('link', { name: 'Year of the Dragon' })).not.toBeInTheDocument();
});

test('a search on the 404 page says so when the articles cannot be read', async () => {
  mockApi({ 'GET /api/blog/published': { status: 503, body: { code: 'unavailable' } } });
  const screen = await show(<NotFoundPage />, '/no-such-page');
  await screen.getByRole('searchbox').fill('horse');
  await expect.element(screen.getByText(/The articles could not be searched\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Year of the Horse' })).toBeVisible();
});

test('a search on the 404 page leads a paid reader to the lists', async () => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: false });
  mockApi({
    ...published,
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  });
  const screen = await show(<NotFoundPage />, '/no-such-page');
  await screen.getByRole('searchbox').fill('Nintendo');
  await expect
    .element(screen.getByRole('link', { name: 'openings' }))
    .toHaveAttribute('href', '/openings?search=Nintendo');
});
