import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import * as identity from '#session/identity.ts';
import { SetPasswordPage, VerifyEmailPage } from './AccountLinks.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });

const refusal = (code: string) => Object.assign(new Error('refused'), { code });
const SignIn = () => {
  const state = useLocation().state as { email: string } | null;
  return <p>Sign in as {state?.email}</p>;
};
const routes = (
  <Routes>
    <Route path="/set-password" element={<SetPasswordPage />} />
    <Route path="/verify-email" element={<VerifyEmailPage />} />
    <Route path="/login" element={<SignIn />} />
  </Routes>
);

beforeEach(() => {
  mockApi({});
  vi.mocked(identity.emailOfReset).mockReset().mockResolvedValue('ada@example.com');
  vi.mocked(identity.setPassword).mockReset().mockResolvedValue();
  vi.mocked(identity.verifyEmail).mockReset().mockResolvedValue();
});

describe('the page that sets a new password', () => {
  test('names the account, refuses a short password, and leads to the sign-in with the email', async () => {
    const screen = await show(routes, '/set-password#the-code');
    await expect.element(screen.getByText('For ada@example.com.', { exact: false })).toBeVisible();
    await screen.getByLabelText('New password').fill('short');
    await screen.getByRole('button', { name: 'Set the password' }).click();
    await expect.element(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await screen.getByLabelText('New password').fill('year-of-the-goat');
    await screen.getByRole('button', { name: 'Set the password' }).click();
    await expect.element(screen.getByText('Sign in as ada@example.com')).toBeVisible();
    expect(identity.setPassword).toHaveBeenCalledExactlyOnceWith('the-code', 'year-of-the-goat');
  });

  test.each(['/set-password', '/set-password#used'])(
    'with a link that no longer works (%s) offers a new one',
    async (path) => {
      vi.mocked(identity.emailOfReset).mockRejectedValue(refusal('auth/invalid-action-code'));
      const screen = await show(routes, path);
      await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Ask for a new link' }))
        .toHaveAttribute('href', '/login');
    },
  );

  test('checks the link again after a network failure', async () => {
    vi.mocked(identity.emailOfReset).mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const screen = await show(routes, '/set-password#the-code');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Set the password' })).toBeVisible();
  });
});

describe('the page that verifies an email', () => {
  test('verifies it at once, and only once', async () => {
    const screen = await show(routes, '/verify-email#the-code');
    await expect.element(screen.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(identity.verifyEmail).toHaveBeenCalledExactlyOnceWith('the-code');
  });

  test('says that a used link no longer works', async () => {
    vi.mocked(identity.verifyEmail).mockRejectedValue(refusal('auth/invalid-action-code'));
    const screen = await show(routes, '/verify-email#used');
    await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
