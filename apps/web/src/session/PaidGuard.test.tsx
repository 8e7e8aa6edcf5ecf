import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { rememberAccess, writeHint } from '#storage/hint.ts';
import { PaidGuard } from './PaidGuard.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };

const guarded = (
  <Routes>
    <Route element={<PaidGuard fallback={<p>Landing</p>} />}>
      <Route path="*" element={<p>Paid content</p>} />
    </Route>
  </Routes>
);

const session = (role: string, hasPaid: boolean) => ({
  'GET /api/user/ada': ok({ ...ada, role }),
  'GET /api/user/ada/payment-status': ok({ hasPaid, paymentFailed: false }),
});

test('a visitor sees the landing page without a request', async () => {
  const calls = mockApi({});
  const screen = await show(guarded);
  await expect.element(screen.getByText('Landing')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['user', true, 'Paid content'],
  ['admin', false, 'Paid content'],
  ['user', false, 'Landing'],
])('role %s with payment %s sees: %s', async (role, hasPaid, text) => {
  writeHint(ada);
  const calls = mockApi(session(role, hasPaid));
  const screen = await show(guarded);
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(calls).toEqual(['GET /api/user/ada', 'GET /api/user/ada/payment-status']);
});

test('remembered access opens no page before the server answers, or if the server denies access', async () => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: true });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const answers = session('user', false);
  mockApi({ ...answers, 'GET /api/user/ada': () => held.then(() => answers['GET /api/user/ada']) });
  const screen = await show(guarded);
  await expect.element(screen.getByText('One moment …')).toBeVisible();
  expect(screen.getByText('Paid content').elements()).toEqual([]);
  answer();
  await expect.element(screen.getByText('Landing')).toBeVisible();
});

test('an expired session shows the landing page', async () => {
  writeHint(ada);
  mockApi({ 'GET /api/user/ada': { status: 401, body: { code: 'unauthenticated' } } });
  const screen = await show(guarded);
  await expect.element(screen.getByText('Landing')).toBeVisible();
  expect(localStorage.length).toBe(0);
});

test.each([
  ['profile', 'GET /api/user/ada'],
  ['payment status', 'GET /api/user/ada/payment-status'],
])('when the %s cannot be read, no sales page is shown, and a retry opens the paid page', async (_, call) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  writeHint(ada);
  let isAway = true;
  const answers: Record<string, ReturnType<typeof ok>> = session('user', true);
  const away = { status: 503, body: { code: 'unavailable' } };
  mockApi({ ...answers, [call]: () => (isAway ? away : (answers[call] ?? away)) });
  const screen = await show(guarded);
  await expect
    .element(screen.getByRole('heading', { name: 'We can’t check your access right now' }))
    .toBeVisible();
  expect(screen.getByText('Landing').elements()).toEqual([]);
  expect(screen.getByText('Paid content').elements()).toEqual([]);
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Paid content')).toBeVisible();
  vi.useRealTimers();
});
