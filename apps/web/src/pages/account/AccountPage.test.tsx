import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { readHint, writeHint } from '#storage/hint.ts';
import * as identity from '#session/identity.ts';
import { AccountPage } from './AccountPage.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });

const ada = { uid: 'ada', email: 'ada@example.com' };
const account = {
  email: ada.email,
  emailVerified: true,
  registeredAt: null,
  accessSince: '2026-03-14T09:00:00.000Z',
  accessEnded: null,
  sessions: [
    {
      id: 'a'.repeat(64),
      device: 'Firefox on Windows',
      timeZone: 'America/New_York',
      signedInAt: new Date(2026, 10, 20, 9, 0).toISOString(),
      isCurrent: true,
    },
    {
      id: 'b'.repeat(64),
      device: 'Safari on iPhone',
      timeZone: null,
      signedInAt: new Date(2026, 10, 19, 21, 5).toISOString(),
      isCurrent: false,
    },
  ],
  payments: [
    {
      reference: 'pi_1',
      isGift: false,
      paidAt: '2026-03-14T09:00:00.000Z',
      amountCents: 6200,
      currency: 'usd',
      refundedCents: 0,
      taxes: [],
    },
  ],
  seller: { name: 'Operator', address: '1 Street, City', email: 'operator@example.com', taxNumber: null },
};
const session = {
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
  'GET /api/account': ok(account),
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

test('a visitor is asked to sign in, and returns to the account', async () => {
  localStorage.clear();
  mockApi({});
  const screen = await show(<AccountPage />, '/account');
  await expect
    .element(screen.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?next=%2Faccount');
});

test('tells a user whose session has ended, and returns to the account after the sign-in', async () => {
  mockApi({ ...session, 'GET /api/user/ada': { status: 401, body: { code: 'unauthenticated' } } });
  const screen = await show(<AccountPage />, '/account');
  await expect
    .element(screen.getByText('Your session has ended. Please sign in to see your account.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?next=%2Faccount');
});

test('shows the email, whether it is verified, and the first day of access', async () => {
  mockApi(session);
  const screen = await show(<AccountPage />, '/account');
  await expect.element(screen.getByText('Lifetime access since March 14, 2026.')).toBeVisible();
  await expect.element(screen.getByText('Verified', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the verification email again' }).elements()).toEqual([]);
});

test.each([
  ['refunded', false, /because the payment was refunded/, true],
  ['disputed', false, /your bank is checking a dispute .* You do not need to pay again/, false],
  ['dispute_lost', false, /because your bank took the payment back/, true],
  ['refunded', true, /because your gift was refunded/, true],
  ['disputed', true, /a bank is checking a dispute about the payment for your gift/, false],
  ['dispute_lost', true, /because a bank took the payment for your gift back/, true],
] as const)(
  'explains why access was lost (%s, gift: %s), and asks for no payment while a bank decides',
  async (because, isGift, words, isOffered) => {
    const unpaid = ok({ hasPaid: false, paymentFailed: false });
    mockApi({
      ...session,
      'GET /api/user/ada/payment-status': unpaid,
      'GET /api/account': ok({
        ...account,
        accessSince: null,
        accessEnded: { because, isGift },
      }),
    });
    const screen = await show(<AccountPage />, '/account');
    await expect.element(screen.getByText(words)).toBeVisible();
    const offer = screen.getByRole('link', { name: 'Get Lifetime Access' });
    expect(offer.elements()).toHaveLength(isOffered ? 1 : 0);
  },
);

test('the list of payments marks a refunded payment', async () => {
  const payments = account.payments.map((payment) => ({ ...payment, refundedCents: 6200 }));
  mockApi({ ...session, 'GET /api/account': ok({ ...account, payments }) });
  const screen = await show(<AccountPage />, '/account');
  await expect.element(screen.getByText('$62.00, of which $62.00 was refunded')).toBeVisible();
});

test('lists the payments, each with its invoice', async () => {
  mockApi(session);
  const screen = await show(<AccountPage />, '/account');
  const row = screen.getByRole('row', { name: 'Mar 14, 2026 $62.00 Invoice for lifetime access' });
  await expect
    .element(row.getByRole('link', { name: 'Invoice for lifetime access' }))
    .toHaveAttribute('href', '/account/invoice?payment=pi_1');
});

test('shows an error with a retry when the account cannot be read', async () => {
  let answer = { status: 503, body: { code: 'unavailable' } as object };
  mockApi({ ...session, 'GET /api/account': () => answer });
  const screen = await show(<AccountPage />, '/account');
  await expect.element(screen.getByText(/^Your account could not be loaded/)).toBeVisible();
  answer = session['GET /api/account'] as typeof answer;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Lifetime access since March 14, 2026.')).toBeVisible();
});

test('sends the verification mail again, and asks for the password first if the user has not signed in on this page', async () => {
  const unverified = {
    email: ada.email,
    emailVerified: false,
    registeredAt: null,
    accessSince: null,
    accessEnded: null,
    sessions: [],
    payments: [],
    seller: { name: 'Operator', address: '1 Street, City', email: 'operator@example.com', taxNumber: null },
  };
  const send = vi.mocked(identity.sendVerification).mockResolvedValueOnce(false).mockResolvedValue(true);
  mockApi({
    ...session,
    'GET /api/account': ok(unverified),
    // The server sends no mails, so Firebase does.
    'POST /api/account/verification-mail': ok({ isMailed: false }),
  });
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Send the verification email again' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('secret');
  pressTwice(screen.getByRole('button', { name: 'Send the email', exact: true }));
  await expect
    .element(screen.getByText(`We sent a link to ${ada.email}. Open it to verify your email.`))
    .toBeVisible();
  expect(identity.signInWithPassword).toHaveBeenCalledExactlyOnceWith(ada.email, 'secret');
  expect(send).toHaveBeenCalledTimes(2);
});

test('the open sessions are listed, and one press ends them all and signs out here', async () => {
  const calls = mockApi({ ...session, 'DELETE /api/account/sessions': ok({ signedOut: true }) });
  const screen = await show(<AccountPage />, '/account');
  const sessions = screen.getByRole('table', { name: 'Open sessions' });
  for (const text of [/^Firefox on Windows this device$/, 'Safari on iPhone'])
    await expect.element(sessions.getByRole('rowheader', { name: text })).toBeVisible();
  for (const text of [/America\/New York$/, /not known$/, /November 20, 2026 at 9:00 AM [A-Z]/])
    await expect.element(sessions.getByRole('cell', { name: text }).first()).toBeVisible();
  pressTwice(screen.getByRole('button', { name: 'Log out everywhere' }));
  await expect.element(screen.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  expect(calls.filter((call) => call === 'DELETE /api/account/sessions')).toHaveLength(1);
  expect(readHint()).toBeUndefined();
});

test('ends another session, and has no button that ends the session of this device', async () => {
  const [here, there] = account.sessions;
  let isThere = true;
  const calls = mockApi({
    ...session,
    'GET /api/account': () => ok({ ...account, sessions: isThere ? [here, there] : [here] }),
    [`DELETE /api/account/sessions/${there?.id}`]: () => {
      isThere = false;
      return ok({ signedOut: true });
    },
  });
  const screen = await show(<AccountPage />, '/account');
  const end = screen.getByRole('button', {
    name: /^Log out Safari on iPhone, signed in November 19, 2026 at 9:05 PM /,
  });
  await expect.element(end).toBeVisible();
  pressTwice(end);
  await expect.element(screen.getByText('Safari on iPhone')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('rowheader', { name: /^Firefox on Windows/ })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Log out Firefox on Windows/ }).query()).toBeNull();
});

test('changes the email with a link to the new address, after asking for the password', async () => {
  const send = vi.mocked(identity.sendEmailChange).mockResolvedValue();
  mockApi(session);
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Change email …' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByText('Please enter the new email.')).toBeVisible();
  for (const [email, problem] of [
    ['ada', 'Please enter the full email, such as bob@example.com.'],
    [ada.email.toUpperCase(), 'This is already your email.'],
  ] as const) {
    await screen.getByLabelText('New email').fill(email);
    await screen.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(screen.getByText(problem)).toBeVisible();
  }
  await screen.getByLabelText('New email').fill('ada@lovelace.example');
  await screen.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(screen.getByText(/^We sent a link to ada@lovelace.example/)).toBeVisible();
  expect(send.mock.calls).toEqual([[ada.email, 'secret', 'ada@lovelace.example']]);
  expect(readHint()).toEqual(ada);
});

test('a new password has at least six characters, and this session continues', async () => {
  const change = vi.mocked(identity.changePassword).mockResolvedValue({ ...ada, idToken: 'new' });
  const calls = mockApi(session);
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Change password …' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('secret');
  await screen.getByLabelText('New password', { exact: true }).fill('short');
  const confirm = screen.getByRole('button', { name: 'Change password', exact: true });
  await confirm.click();
  await expect.element(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  await screen.getByLabelText('New password', { exact: true }).fill('long enough');
  await confirm.click();
  await expect.element(screen.getByText('Your password is changed.')).toBeVisible();
  expect(change.mock.calls).toEqual([[ada.email, 'secret', 'long enough']]);
  expect(calls).toContain('POST /api/session');
});

test('the deletion says what is deleted and what is kept, asks for password and email, and signs out', async () => {
  const calls = mockApi({ ...session, [deletion]: deleted });
  const screen = await askToDelete();
  await expect.element(screen.getByText('We delete at once and forever:')).toBeInTheDocument();
  await expect.element(screen.getByText('We keep:')).toBeInTheDocument();
  pressTwice(screen.confirm);
  await expect.element(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect.poll(readHint).toBeUndefined();
  expect(calls.filter((call) => call === deletion)).toHaveLength(1);
  expect(calls.indexOf('POST /api/session')).toBeLessThan(calls.indexOf(deletion));
});

test.each([
  ['', ada.email, 'Please enter your password.'],
  ['secret', 'bob@example.com', `Please type ${ada.email} to confirm.`],
])('with password “%s” and email “%s” nothing is sent', async (password, confirmation, sentence) => {
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

test('keeps the session when the sign-in is too old for the server, and says so', async () => {
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

test('saves the data in a file named after the day', async () => {
  const saved: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this);
  });
  const parts = [
    'payments',
    'gifts',
    'people',
    'secondFactor',
    'refreshes',
    'kept',
    'mails',
    'actions',
    'articles',
  ];
  const data = {
    ...Object.fromEntries(parts.map((part) => [part, {}])),
    exportedAt: '2026-11-22T09:00:00.000Z',
    account: ada,
  };
  mockApi({ ...session, 'GET /api/account/export': ok(data) });
  const screen = await show(<AccountPage />, '/account');
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(screen.getByText('The file is downloaded.')).toBeVisible();
  expect(saved.map(({ download }) => download)).toEqual(['zodiac-atlas-account-2026-11-22.json']);
  vi.mocked(HTMLAnchorElement.prototype.click).mockRestore();
});
