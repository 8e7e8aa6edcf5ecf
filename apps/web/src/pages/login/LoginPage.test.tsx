import { priceText } from '@org/api-contract/values';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import * as identity from '#session/identity.ts';
import { LoginPage } from './LoginPage.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });

const ada = { uid: 'ada', email: 'ada@example.com' };

const routes = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={null} />
  </Routes>
);

beforeEach(() => {
  mockApi({
    'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
    'POST /api/user/register': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  });
});

async function signIn(address: string) {
  const { router, ...screen } = await show(routes, address);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Sign In' }).click();
  return { router, screen };
}

test('a sign-in shows a welcome and opens the return URL', async () => {
  vi.mocked(identity.signInWithPassword).mockResolvedValue({ ...ada, idToken: 'token' });
  const { router, screen } = await signIn('/login?next=%2Fcompanies%3Fzodiac%3Dox');
  await expect.element(screen.getByText("You've successfully logged in.", { exact: true })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/companies', search: '?zodiac=ox' });
});

test('a password is sent as it was typed, with the spaces around it', async () => {
  vi.mocked(identity.signInWithPassword).mockResolvedValue({ ...ada, idToken: 'token' });
  const screen = await show(routes, '/login');
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill(' two words ');
  await screen.getByRole('button', { name: 'Sign In' }).click();
  await expect
    .poll(() => vi.mocked(identity.signInWithPassword).mock.calls)
    .toEqual([[ada.email, ' two words ']]);
});

test('a wrong password shows an error and keeps the email', async () => {
  vi.mocked(identity.signInWithPassword).mockRejectedValue(
    Object.assign(new Error('refused'), { code: 'auth/wrong-password' }),
  );
  const { screen } = await signIn('/login');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  await expect.element(screen.getByLabelText('Email')).toHaveValue(ada.email);
});

test('a sign-in that the server limits says how long to wait', async () => {
  vi.mocked(identity.signInWithPassword).mockResolvedValue({ ...ada, idToken: 'token' });
  mockApi({
    'POST /api/session': {
      status: 429,
      body: { code: 'rate_limited', error: 'Too many requests. You can try again in 8 minutes.' },
      headers: { 'retry-after': '432' },
    },
  });
  const { screen } = await signIn('/login');
  await expect
    .element(
      screen.getByText('Login failed. Please try again. You can try again in 8 minutes.', { exact: true }),
    )
    .toBeVisible();
});

test.each([undefined, 'auth/user-not-found'])(
  'T18: a reset shows the same message with and without an account (%s)',
  async (code) => {
    if (code) vi.mocked(identity.sendReset).mockRejectedValue(Object.assign(new Error('no'), { code }));
    else vi.mocked(identity.sendReset).mockResolvedValue();
    // The server sends no mails, so Firebase does.
    mockApi({ 'POST /api/password-reset': ok({ isMailed: false }) });
    const screen = await show(routes, '/login');
    await screen.getByRole('button', { name: 'Forgot password?' }).click();
    await screen.getByLabelText('Email').fill(ada.email);
    await screen.getByRole('button', { name: 'Send reset link' }).click();
    await expect.element(screen.getByText(/If an account has this email, we sent it a link/)).toBeVisible();
    await expect
      .element(screen.getByText(/Perhaps you mistyped your email when you signed up/))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'write to us' }))
      .toHaveAttribute('href', '/contact#mistyped');
  },
);

test('a reset is mailed by the server, and a refusal says how long to wait', async () => {
  vi.mocked(identity.sendReset).mockClear();
  let answer: ReturnType<typeof ok> = ok({ isMailed: true });
  mockApi({ 'POST /api/password-reset': () => answer });
  const screen = await show(routes, '/login');
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByRole('button', { name: 'Send reset link' }).click();
  await expect.element(screen.getByText(/we sent it a link/)).toBeVisible();
  expect(identity.sendReset).not.toHaveBeenCalled();
  answer = { status: 429, body: { code: 'rate_limited' }, headers: { 'retry-after': '432' } };
  await screen.getByRole('button', { name: 'Send reset link' }).click();
  await expect
    .element(screen.getByText('The email could not be sent. You can try again in 8 minutes.'))
    .toBeVisible();
});

test('the sign-in form and the reset form share the email', async () => {
  const screen = await show(routes, '/login');
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue(ada.email);
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await screen.getByLabelText('Email').fill('other@example.com');
  await screen.getByRole('button', { name: 'Back to sign in' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('other@example.com');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

test('the page has the sign-in form and links to sign up and to the landing page', async () => {
  const screen = await show(routes, '/login');
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  await expect.element(screen.getByLabelText('Email')).toBeRequired();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeRequired();
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: `Sign up for ${priceText}` }))
    .toHaveAttribute('href', '/?sign-up');
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the email has the focus, or the password if the sign-up passed the email on', async () => {
  const first = await show(routes, '/login');
  await expect.element(first.getByLabelText('Email')).toHaveFocus();
  await first.unmount();
  const { router, ...screen } = await show(routes, '/blog');
  await router.navigate('/login', { state: { email: ada.email } });
  await expect.element(screen.getByLabelText('Email')).toHaveValue(ada.email);
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
});
