import { beforeEach, expect, test, vi } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import * as identity from '#session/identity.ts';
import { TwoStepSignIn } from './TwoStepSignIn.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });

const ada = { uid: 'ada', email: 'ada@example.com' };
const off = { isOn: false, isRequired: false, isVerified: false, recoveryCodes: 0 };
const on = { ...off, isOn: true, isVerified: true, recoveryCodes: 1 };
const codes = ['7KQ2M-X9D4T-B6HNR-WZ3CP', '8KQ2M-X9D4T-B6HNR-WZ3CP'];

beforeEach(() => {
  vi.mocked(identity.signInWithPassword).mockResolvedValue({ ...ada, idToken: 'token' });
});

test('an admin sets up two-step sign-in with the password, the QR code and a code, and sees the recovery codes once', async () => {
  let now = off;
  mockApi({
    'GET /api/account/second-factor': () => ok(now),
    'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
    'POST /api/account/second-factor': ok({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Zodiac%20Atlas:ada?secret=JBSWY3DPEHPK3PXP',
    }),
    'POST /api/account/second-factor/confirmation': () => {
      now = on;
      return ok({ recoveryCodes: codes });
    },
  });
  const screen = await show(<TwoStepSignIn user={ada} />);
  await screen.getByRole('button', { name: 'Set up two-step sign-in …' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const picture = screen.getByRole('img', { name: /^QR code/ }).element() as HTMLImageElement;
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await screen.getByLabelText('Six-digit code from the app').fill('123456');
  await screen.getByRole('button', { name: 'Turn on' }).click();
  for (const code of codes) await expect.element(screen.getByText(code)).toBeVisible();
  await screen.getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(screen.getByText('You have 1 recovery code left.', { exact: false })).toBeVisible();
  expect(screen.getByText(codes[0] ?? '').elements()).toEqual([]);
});

test('an admin enters a code before turning two-step sign-in off', async () => {
  let now = { ...on, isVerified: false };
  mockApi({
    'GET /api/account/second-factor': () => ok(now),
    'POST /api/account/second-factor/code': () => {
      now = on;
      return ok({ recoveryCodes: 1 });
    },
    'DELETE /api/account/second-factor': () => {
      now = off;
      return ok({ isOn: false });
    },
  });
  const screen = await show(<TwoStepSignIn user={ada} />);
  await screen.getByRole('button', { name: 'Enter a code …' }).click();
  await screen.getByLabelText('Code', { exact: true }).fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect.element(screen.getByRole('button', { name: 'Set up two-step sign-in …' })).toBeVisible();
});

test('says that admin pages stay closed without two-step sign-in where it is required', async () => {
  mockApi({ 'GET /api/account/second-factor': ok({ ...off, isRequired: true }) });
  const screen = await show(<TwoStepSignIn user={ada} />);
  await expect
    .element(screen.getByText('The admin pages stay closed until you set it up.', { exact: false }))
    .toBeVisible();
});
