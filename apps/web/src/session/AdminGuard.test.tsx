import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { writeHint } from './hint.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };
const guarded = (
  <Routes>
    <Route element={<AdminGuard />}>
      <Route path="/blog-admin" element={<p>Articles are written here</p>} />
    </Route>
    <Route path="/" element={<p>Home</p>} />
  </Routes>
);

test('an admin sees the page, with the way to the other pages for admins', async () => {
  writeHint(ada);
  mockApi({
    'GET /api/user/ada': ok({ ...ada, role: 'admin' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
  });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Articles are written here')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Payments' }))
    .toHaveAttribute('href', '/admin/payments');
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

test('an admin whose role cannot be read keeps the address, and a retry opens the page', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
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
    .element(screen.getByRole('heading', { name: "We can't check your access right now" }))
    .toBeVisible();
  await expect.element(screen.getByText(/This page is for admins\./)).toBeVisible();
  expect(screen.getByText(/pay/).elements()).toEqual([]);
  expect(screen.getByText('Home').elements()).toEqual([]);
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Articles are written here')).toBeVisible();
  vi.useRealTimers();
});
