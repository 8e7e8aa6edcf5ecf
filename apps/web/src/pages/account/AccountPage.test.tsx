import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { readHint, writeHint } from '#session/hint.ts';
import * as identity from '#session/identity.ts';
import { AccountPage } from './AccountPage.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });

const ada = { uid: 'ada', email: 'ada@example.com' };
const session = {
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
  'GET /api/account': ok({
    email: ada.email,
    emailVerified: true,
    registeredAt: null,
    accessSince: '2026-03-14T09:00:00.000Z',
  }),
  'DELETE /api/session': { status: 401, body: { code: 'unauthenticated' } },
};
const deletion = 'POST /api/account/deletion';
const deleted = ok({ deleted: true });

beforeEach(() => {
  writeHint(ada);
  vi.mocked(identity.signInWithPassword).mockResolvedValue({ ...ada, idToken: 'token' });
});

async function askToDelete(password = 'secret', confirmation = ada.email) {
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Delete my account …' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill(password);
  await screen.getByLabelText(`Type ${ada.email} to confirm`).fill(confirmation);
  return { ...screen, confirm: screen.getByRole('button', { name: 'Delete my account', exact: true }) };
}

test('a visitor is asked to sign in, and comes back', async () => {
  localStorage.clear();
  mockApi({});
  const screen = await show(<AccountPage />, '/account');
  await expect
    .element(screen.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?next=%2Faccount');
});

test('it says whose account it is, that the e-mail is verified, and since when there is access', async () => {
  mockApi(session);
  const screen = await show(<AccountPage />, '/account');
  await expect.element(screen.getByText('Lifetime access since March 14, 2026.')).toBeVisible();
  await expect.element(screen.getByText('Verified', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the verification mail again' }).elements()).toEqual([]);
});

test('an account that cannot be read says so, and is read again on demand', async () => {
  let answer = { status: 503, body: { code: 'unavailable' } as object };
  mockApi({ ...session, 'GET /api/account': () => answer });
  const screen = await show(<AccountPage />, '/account');
  await expect.element(screen.getByText('Your account could not be read. Please try again.')).toBeVisible();
  answer = session['GET /api/account'] as typeof answer;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Lifetime access since March 14, 2026.')).toBeVisible();
});

test('the verification mail is sent again, after the password if Firebase has no sign-in of this page', async () => {
  const unverified = { email: ada.email, emailVerified: false, registeredAt: null, accessSince: null };
  const send = vi.mocked(identity.sendVerification).mockResolvedValueOnce(false).mockResolvedValue(true);
  mockApi({ ...session, 'GET /api/account': ok(unverified) });
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Send the verification mail again' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('secret');
  pressTwice(screen.getByRole('button', { name: 'Send the mail', exact: true }));
  await expect
    .element(screen.getByText(`A mail with a link is on its way to ${ada.email}. Open it to verify.`))
    .toBeVisible();
  expect(identity.signInWithPassword).toHaveBeenCalledExactlyOnceWith(ada.email, 'secret');
  expect(send).toHaveBeenCalledTimes(2);
});

test('the deletion says what goes and what stays, asks for password and e-mail, and signs out', async () => {
  const calls = mockApi({ ...session, [deletion]: deleted });
  const screen = await askToDelete();
  await expect.element(screen.getByText('Gone at once, and for good:')).toBeInTheDocument();
  await expect.element(screen.getByText('What stays:')).toBeInTheDocument();
  pressTwice(screen.confirm);
  await expect.element(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect.poll(readHint).toBeUndefined();
  expect(calls.filter((call) => call === deletion)).toHaveLength(1);
  expect(calls.indexOf('POST /api/session')).toBeLessThan(calls.indexOf(deletion));
});

test.each([
  ['', ada.email, 'Please enter your password.'],
  ['secret', 'bob@example.com', `Please type ${ada.email} to confirm.`],
])('with password “%s” and e-mail “%s” nothing is sent', async (password, confirmation, sentence) => {
  const calls = mockApi({ ...session, [deletion]: deleted });
  const screen = await askToDelete(password, confirmation);
  await screen.confirm.click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(calls).not.toContain(deletion);
});

test('a wrong password deletes nothing', async () => {
  vi.mocked(identity.signInWithPassword).mockRejectedValue(
    Object.assign(new Error('refused'), { code: 'auth/wrong-password' }),
  );
  const calls = mockApi({ ...session, [deletion]: deleted });
  const screen = await askToDelete();
  await screen.confirm.click();
  await expect.element(screen.getByText('Incorrect password. Please try again.')).toBeVisible();
  expect(calls).not.toContain(deletion);
});

test('a sign-in that is too old for the server keeps the session, and says so', async () => {
  const old = { code: 'recent_login_required', error: 'Please sign in again to continue.' };
  mockApi({ ...session, [deletion]: { status: 401, body: old } });
  const screen = await askToDelete();
  await screen.confirm.click();
  await expect.element(screen.getByText('Please sign in again to continue.', { exact: true })).toBeVisible();
  expect(readHint()).toEqual(ada);
});

test('if the answer is lost, the next try finds the account deleted', async () => {
  let tries = 0;
  mockApi({
    ...session,
    [deletion]: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return { status: 401, body: { code: 'unauthenticated' } };
    },
  });
  const screen = await askToDelete();
  await screen.confirm.click();
  await expect
    .element(screen.getByText('Your account could not be deleted. Please try again.'))
    .toBeVisible();
  await screen.confirm.click();
  await expect.element(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
});

test('the data are saved as a file named after the day', async () => {
  const saved: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this);
  });
  const data = { exportedAt: '2026-11-22T09:00:00.000Z', account: ada, payments: {}, people: {} };
  mockApi({ ...session, 'GET /api/account/export': ok(data) });
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(screen.getByText('Your browser has saved the file.')).toBeVisible();
  expect(saved.map(({ download }) => download)).toEqual(['zodiac-atlas-account-2026-11-22.json']);
  vi.mocked(HTMLAnchorElement.prototype.click).mockRestore();
});
