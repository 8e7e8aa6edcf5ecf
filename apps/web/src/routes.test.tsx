import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '#api/query-client.ts';
import { keepBirth } from '#birth/stored-birth.ts';
import { rememberAccess, writeHint } from '#storage/hint.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { ok, mockApi } from './test/mock-api.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };

/** The routes, changed so that the code of their pages never arrives. */
const withoutCode = (all: RouteObject[]): RouteObject[] =>
  all.map(
    (route) =>
      ({
        ...route,
        ...(route.lazy && { lazy: () => new Promise(() => undefined) }),
        ...(route.children && { children: withoutCode(route.children) }),
      }) as RouteObject,
  );

/**
 * The queries that start at a URL before the code of its page is loaded.
 *
 * @param count - the number of queries to wait for
 */
async function queriesAt(address: string, count = 0): Promise<string[]> {
  const calls = mockApi({});
  const router = createMemoryRouter(withoutCode(routes), { initialEntries: ['/login'] });
  void router.navigate(address);
  await expect.poll(() => router.state.navigation.location?.pathname).toBe(address.split('?')[0]);
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  router.dispose();
  return calls;
}

describe('the queries of a page start before its code is loaded', () => {
  test.each([
    ['/companies?zodiac=ox', ['GET /api/companies?page=1&limit=20&zodiac=ox', 'GET /api/zodiac-stats']],
    [
      '/car-brands?category=Luxury&page=2',
      [
        'GET /api/car-brands?page=2&limit=20&category=Luxury',
        'GET /api/car-brands/stats',
        'GET /api/car-brands/categories',
      ],
    ],
    [
      '/us-states?region=West',
      [
        'GET /api/us-states?page=1&limit=20&region=West',
        'GET /api/us-states?page=1&limit=100',
        'GET /api/us-states/stats',
        'GET /api/us-states/regions',
        'GET /api/us-states/categories',
      ],
    ],
    ['/openings?zodiac=ox&page=2', ['GET /api/openings?page=2&limit=20&zodiac=ox']],
    ['/personal?date=1988-03-14', ['POST /api/reading']],
    ['/personal?date=1988-02-30', []],
    ['/personal', []],
    ['/blog-admin', []],
  ])('%s for somebody who has paid: %j', async (address, expected) => {
    writeHint(ada);
    rememberAccess(ada.uid, { hasPaid: true, isAdmin: false });
    expect(await queriesAt(address, expected.length)).toEqual(expected);
  });

  test.each(['/', '/personal'])('%s with the birth of the last visit', async (address) => {
    writeHint(ada);
    rememberAccess(ada.uid, { hasPaid: true, isAdmin: false });
    keepBirth({ date: '1988-03-14', time: '14:30' });
    expect(await queriesAt(address, 1)).toEqual(['POST /api/reading']);
    const body = vi.mocked(window.fetch).mock.lastCall?.[1]?.body;
    expect(body).toBe('{"birth":{"date":"1988-03-14","time":"14:30"}}');
  });

  test.each([
    [
      '/blog-admin',
      ['GET /api/blog/posts?page=1&limit=25', 'GET /api/blog/settings', 'GET /api/blog/schedule'],
    ],
    [
      '/blog-admin?tab=articles&page=3&only=stale&search=ox&sort=title',
      ['GET /api/blog/posts?page=3&limit=25&only=stale&search=ox&sort=title'],
    ],
    [
      '/blog-admin?tab=keywords',
      ['GET /api/blog/posts?page=1&limit=25', 'GET /api/blog/settings', 'GET /api/blog/keywords'],
    ],
    ['/companies', ['GET /api/companies?page=1&limit=20', 'GET /api/zodiac-stats']],
  ])('%s for an admin: %j', async (address, expected) => {
    writeHint(ada);
    rememberAccess(ada.uid, { hasPaid: false, isAdmin: true });
    expect(await queriesAt(address, expected.length)).toEqual(expected);
  });
});

describe('requests no data for', () => {
  const pages = ['/companies', '/car-brands', '/us-states', '/personal?date=1988-03-14', '/blog-admin'];

  test.each(pages)('a visitor: %s', async (address) => {
    // Another user has paid and signed out in this browser.
    rememberAccess(ada.uid, { hasPaid: true, isAdmin: true });
    expect(await queriesAt(address)).toEqual([]);
  });

  test.each(pages)('somebody who is signed in and has not paid: %s', async (address) => {
    writeHint(ada);
    expect(await queriesAt(address)).toEqual([]);
  });

  test('a refunded user, after the first refusal', async () => {
    writeHint(ada);
    rememberAccess(ada.uid, { hasPaid: true, isAdmin: false });
    mockApi({
      'GET /api/user/ada': ok({ ...ada, role: 'user' }),
      'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
    });
    const screen = await render(
      <App>
        <p>Any page</p>
      </App>,
    );
    await expect.poll(() => window.localStorage.getItem('zodiac-atlas.paid.ada')).toBeNull();
    await screen.unmount();
    expect(await queriesAt('/companies')).toEqual([]);
  });
});

test.each(['/companies', '/companies/nintendo', '/car-brands', '/us-states', '/personal', '/compatibility'])(
  'a visitor at %s sees the landing page',
  async (address) => {
    mockApi({});
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const screen = await render(
      <App>
        <RouterProvider router={router} />
      </App>,
    );
    await expect.element(screen.getByText('Limited Time Offer')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  },
);

test('a page shows the failure of a query that started early, and retries only on request', async () => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: false });
  const calls = mockApi({
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
    'GET /api/companies': { status: 503, body: {} },
    'GET /api/zodiac-stats': ok({ stats: [] }),
  });
  const router = createMemoryRouter(routes, { initialEntries: ['/companies'] });
  const asked = () => calls.filter((call) => call.startsWith('GET /api/companies?')).length;
  await expect
    .poll(() => queryClient.getQueryState(['GET /api/companies', { query: { page: 1, limit: 20 } }])?.status)
    .toBe('error');
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  await expect.element(screen.getByText(/^Failed to load company data/)).toBeVisible();
  expect(asked()).toBe(1);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(asked).toBe(2);
});

test('a page whose code cannot be loaded says so below the header', async () => {
  mockApi({ 'GET /readyz': ok({ status: 'ready' }) });
  const withoutFile = (all: RouteObject[]): RouteObject[] =>
    all.map(
      (route) =>
        ({
          ...route,
          ...(route.lazy && { lazy: () => Promise.reject(new Error('No such file.')) }),
          ...(route.children && { children: withoutFile(route.children) }),
        }) as RouteObject,
    );
  const router = createMemoryRouter(withoutFile(routes), { initialEntries: ['/login'] });
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main').elements()).toHaveLength(1);
  router.dispose();
});
