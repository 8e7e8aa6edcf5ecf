import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { AdminGuard } from './AdminShell.tsx';
import { writeHint } from '#storage/hint.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };
const guarded = (
  <Routes>
    <Route element={<AdminGuard />}>
      <Route path="/blog-admin" element={<p>Articles are written here</p>} />
    </Route>
    <Route path="/" element={<p>Home</p>} />
  </Routes>
);

const admin = {
  'GET /api/user/ada': ok({ ...ada, role: 'admin' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
};
const alerts = (total: number) => ({
  'GET /api/admin/payments': ok({ payments: [], total, totalPages: total, money: {} }),
});

test('an admin sees the page, links to the other admin pages, and the number of alerts', async () => {
  await page.viewport(1280, 800);
  writeHint(ada);
  const calls = mockApi({ ...admin, ...alerts(2) });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Articles are written here')).toBeVisible();
  const rail = screen.getByRole('navigation', { name: 'Admin' });
  await expect
    .element(rail.getByRole('link', { name: 'Payments 2 alerts' }))
    .toHaveAttribute('href', '/admin/payments');
  expect(
    rail
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Overview', '/admin'],
    ['Articles', '/blog-admin?tab=articles'],
    ['Keywords', '/blog-admin?tab=keywords'],
    ['Payments2 alerts', '/admin/payments'],
    ['Gifts and codes', '/admin/codes'],
    ['Sources', '/admin/sources'],
    ['Data', '/admin/data'],
  ]);
  expect(calls).toContain('GET /api/admin/payments?page=1&limit=1&hasAlert=true');
});

test.each([
  ['/blog-admin', 'Articles'],
  ['/blog-admin?tab=keywords', 'Keywords'],
  ['/blog-admin?tab=articles&edit=7', 'Articles'],
])('at %s the rail marks %s', async (address, name) => {
  await page.viewport(1280, 800);
  writeHint(ada);
  mockApi({ ...admin, ...alerts(0) });
  const screen = await show(guarded, address);
  await expect
    .element(screen.getByRole('link', { name, exact: true }))
    .toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
});

test('on a phone the rail is a sheet that closes after a choice', async () => {
  await page.viewport(375, 800);
  writeHint(ada);
  mockApi({ ...admin, ...alerts(1) });
  const { router, ...screen } = await show(guarded, '/blog-admin');
  await screen.getByRole('button', { name: 'Admin: Articles 1 alert' }).click();
  await expect.element(screen.getByRole('link', { name: 'Payments 1 alert', exact: true })).toBeVisible();
  await screen.getByRole('link', { name: 'Keywords' }).click();
  expect(router.state.location.search).toBe('?tab=keywords');
  await expect.element(screen.getByRole('button', { name: 'Admin: Keywords 1 alert' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Keywords' })).not.toBeInTheDocument();
});

test('shows the page even if alerts cannot be counted', async () => {
  await page.viewport(1280, 800);
  writeHint(ada);
  mockApi({ ...admin, 'GET /api/admin/payments': { status: 503, body: { code: 'unavailable' } } });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Articles are written here')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Payments', exact: true })).toBeVisible();
});

test('a paid user who is not an admin is redirected to the landing page', async () => {
  writeHint(ada);
  mockApi({
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('a visitor is redirected to the landing page', async () => {
  mockApi({});
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('an admin whose role cannot be read keeps the address, and the page opens by itself once the role is read', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  writeHint(ada);
  let isAway = true;
  mockApi({
    'GET /api/user/ada': () =>
      isAway ? { status: 503, body: { code: 'unavailable' } } : ok({ ...ada, role: 'admin' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
  });
  const screen = await show(guarded, '/blog-admin');
  await expect
    .element(screen.getByRole('heading', { name: 'We can’t check your access right now' }))
    .toBeVisible();
  await expect.element(screen.getByText(/This page is for admins\./)).toBeVisible();
  expect(screen.getByText(/pay/).elements()).toEqual([]);
  expect(screen.getByText('Home').elements()).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(screen.getByText('Articles are written here')).toBeVisible();
  vi.useRealTimers();
});
