import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { birthOfEntry, keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { get, request } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { readHint, rememberAccess, rememberedAccess, writeHint } from '#storage/hint.ts';
import * as identity from './identity.ts';
import { useSession } from './useSession.ts';

vi.mock(import('./identity.ts'), { spy: true });

const ada = { uid: 'ada', email: 'ada@example.com' };
const signIn = { ...ada, idToken: 'token' };

const answers = {
  'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
  'POST /api/user/register': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
};
const refused = { status: 401, body: { code: 'unauthenticated' } };
const away = { status: 503, body: { code: 'unavailable' } };

function Who() {
  const { user, loading, hasPaid, isAdmin, signIn, signUp, signOut, refreshPaymentStatus } = useSession();
  const press = (action: () => Promise<unknown>) => () => void action().catch(() => undefined);
  return (
    <>
      <p>
        {loading
          ? 'loading'
          : `${user?.email ?? 'nobody'}, ${hasPaid ? 'paid' : 'unpaid'}, ${isAdmin ? 'admin' : 'user'}`}
      </p>
      <button type="button" onClick={press(() => signIn(ada.email, 'secret'))}>
        Sign in
      </button>
      <button type="button" onClick={press(() => signUp(ada.email, 'secret'))}>
        Sign up
      </button>
      <button type="button" onClick={press(signOut)}>
        Sign out
      </button>
      <button type="button" onClick={press(refreshPaymentStatus)}>
        Refresh
      </button>
    </>
  );
}

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.mocked(identity.signInWithPassword).mockResolvedValue(signIn);
  vi.mocked(identity.createAccount).mockResolvedValue(signIn);
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

test('signing in exchanges the token, registers, reads the profile, then the payment status', async () => {
  const calls = mockApi(answers);
  const screen = await show(<Who />);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  expect(calls).toEqual([
    'POST /api/session',
    'POST /api/user/register',
    'GET /api/user/ada',
    'GET /api/user/ada/payment-status',
  ]);
  expect(window.localStorage.getItem('zodiac-atlas.paid.ada')).toBe('true');
});

test('a reload keeps the user signed in where storage is blocked, until they sign out', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  mockApi({ ...answers, 'DELETE /api/session': ok({ signedOut: true }) });
  try {
    const before = await show(<Who />);
    await before.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(before.getByText('ada@example.com, paid, user')).toBeVisible();
    await before.unmount();
    const after = await show(<Who />);
    await expect.element(after.getByText('ada@example.com, paid, user')).toBeVisible();
    await after.getByRole('button', { name: 'Sign out' }).click();
    await expect.element(after.getByText('nobody, unpaid, user')).toBeVisible();
    expect(document.cookie).not.toContain('zodiac-atlas.session');
  } finally {
    rememberAccess(ada.uid, { hasPaid: false, isAdmin: false });
    blocked.mockRestore();
  }
});

test('after a failed registration the user is signed in without paid access', async () => {
  mockApi({ ...answers, 'POST /api/user/register': away });
  const screen = await show(<Who />);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText('ada@example.com, unpaid, user')).toBeVisible();
  expect(warn).toHaveBeenCalled();
});

test('if the server does not open a session the user stays signed out', async () => {
  const calls = mockApi({
    ...answers,
    'POST /api/session': { status: 401, body: { code: 'recent_login_required' } },
  });
  const screen = await show(<Who />);
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => calls).toEqual(['POST /api/session']);
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
  expect(readHint()).toBeUndefined();
});

test('the profile is asked for three times, a second apart, and then given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  writeHint(ada);
  const askedAt: number[] = [];
  mockApi({
    ...answers,
    'GET /api/user/ada': () => {
      askedAt.push(Date.now());
      return away;
    },
  });
  const { container } = await show(<Who />);
  await vi.waitFor(() => expect(container.textContent).toContain('ada@example.com, unpaid, user'), 5_000);
  const apart = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(apart.map((ms) => Math.floor(ms / 1_000))).toEqual([1, 1]);
});

test('an outage does not change the remembered access', async () => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: true });
  mockApi({ ...answers, 'GET /api/user/ada/payment-status': away });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, unpaid, user')).toBeVisible();
  expect(rememberedAccess(ada.uid)).toEqual({ hasPaid: true, isAdmin: true });
});

test('an unregistered account is registered at the next visit', async () => {
  writeHint(ada);
  let registered = false;
  const calls = mockApi({
    ...answers,
    'GET /api/user/ada': () =>
      registered ? answers['GET /api/user/ada'] : { status: 404, body: { code: 'not_found' } },
    'POST /api/user/register': () => {
      registered = true;
      return answers['POST /api/user/register'];
    },
  });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  expect(calls.filter((call) => call === 'POST /api/user/register')).toHaveLength(1);
});

test('the end of a session shows a message and clears stored data', async () => {
  writeHint(ada);
  mockApi({ ...answers, 'GET /api/user/ada': refused });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('Your session has ended.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
  expect(readHint()).toBeUndefined();
});

test('a refused read ends the session, and one that requires payment removes access', async () => {
  writeHint(ada);
  let answer = { status: 402, body: { code: 'payment_required' } };
  mockApi({ ...answers, 'GET /api/companies': () => answer });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  const read = () => queryClient.fetchQuery(get('GET /api/companies', { query: {} })).catch(() => undefined);
  await read();
  await expect.element(screen.getByText('ada@example.com, unpaid, user')).toBeVisible();
  answer = refused;
  await read();
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
});

test.each([
  ['POST /api/scrape', () => request('POST /api/scrape', { body: { zodiac: 'ox' } })],
  [
    'POST /api/create-payment-intent',
    () =>
      request('POST /api/create-payment-intent', {
        body: { amount: 62, email: ada.email, userId: ada.uid },
      }),
  ],
] as const)(
  'a change that is refused for lack of a session ends the session too: %s',
  async (call, change) => {
    writeHint(ada);
    mockApi({ ...answers, [call]: refused });
    const screen = await show(<Who />);
    await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
    await change().catch(() => undefined);
    await expect.element(screen.getByText('Your session has ended.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
    expect(readHint()).toBeUndefined();
  },
);

test('signing out of an expired session succeeds', async () => {
  writeHint(ada);
  mockApi({ ...answers, 'DELETE /api/session': refused });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
  expect(screen.getByText('Your session has ended.').elements()).toHaveLength(0);
});

test('a sign-out in another tab signs out here', async () => {
  writeHint(ada);
  mockApi(answers);
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
});

test('a repeated sign-up reuses the created account', async () => {
  mockApi(answers);
  const screen = await show(<Who />);
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(screen.getByText('ada@example.com, unpaid, user')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign up' }).click();
  expect(identity.createAccount).toHaveBeenCalledTimes(1);
});

test('signing out clears the cache, and fails if the server is unavailable', async () => {
  writeHint(ada);
  let answer: ReturnType<typeof ok> = away;
  const calls = mockApi({ ...answers, 'DELETE /api/session': () => answer });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  queryClient.setQueryData(['GET /api/companies', { query: {} }], { companies: [] });
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => calls.at(-1)).toBe('DELETE /api/session');
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  answer = ok({ signedOut: true });
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('signing out forgets the birth on this device; a session that ends by itself does not', async () => {
  writeHint(ada);
  const entry = keepBirth({ date: '1988-03-14' });
  let profile = answers['GET /api/user/ada'];
  mockApi({ ...answers, 'GET /api/user/ada': () => profile, 'DELETE /api/session': ok({ signedOut: true }) });
  const screen = await show(<Who />);
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('nobody, unpaid, user')).toBeVisible();
  expect(storedBirth()).toBeUndefined();
  expect(birthOfEntry(entry)).toBeNull();
  await screen.unmount();

  writeHint(ada);
  keepBirth({ date: '1988-03-14' });
  profile = refused;
  const later = await show(<Who />);
  await expect.element(later.getByText('Your session has ended.', { exact: true })).toBeVisible();
  expect(storedBirth()).toEqual({ date: '1988-03-14' });
});

test('a failed refresh of the payment status keeps the known status', async () => {
  writeHint(ada);
  let status = answers['GET /api/user/ada/payment-status'];
  mockApi({ ...answers, 'GET /api/user/ada/payment-status': () => status });
  const screen = await show(<Who />);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
  status = away;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('ada@example.com, paid, user')).toBeVisible();
});
