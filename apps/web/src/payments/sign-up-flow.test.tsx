import { dollarsText, priceCents, priceDollars, priceText } from '@org/api-contract/values';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ok, mockApi } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { forgetBirth, keepBirth } from '#birth/stored-birth.ts';
import { paidNow } from '#layout/paid-now.ts';
import { writeHint } from '#storage/hint.ts';
import * as identity from '#session/identity.ts';
import { SignupDialog } from './SignupDialog.tsx';
import { ThankYou } from './ThankYou.tsx';
import { useBuy } from './useBuy.tsx';

vi.mock(import('#session/identity.ts'), { spy: true });
interface FormProps {
  label: string;
  onPaid: () => void;
  onRunning: (isRunning: boolean) => void;
}

/** Replaces the real form, which the journeys cover. */
vi.mock('./PaymentForm.tsx', () => ({
  PaymentForm: ({ label, onPaid, onRunning }: FormProps) => (
    <>
      <button type="button" onClick={onPaid}>
        {label}
      </button>
      <button type="button" onClick={() => onRunning(true)}>
        Run
      </button>
    </>
  ),
}));

const ada = { uid: 'ada', email: 'ada@example.com' };
const at = new Map<string, number>();

beforeEach(() => {
  at.clear();
  vi.mocked(identity.createAccount).mockResolvedValue({ ...ada, idToken: 'token' });
});

const recordTime = (call: string, body: unknown) => () => {
  at.set(call, performance.now());
  return ok(body);
};

test('sign-up runs registration, a delay, payment intent and payment, then links the payment', async () => {
  const calls = mockApi({
    'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
    'POST /api/user/register': recordTime('register', { ...ada, role: 'user' }),
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
    'POST /api/create-payment-intent': recordTime('intent', {
      clientSecret: 'pi_1_secret_2',
      dueCents: priceCents,
    }),
    'POST /api/update-payment-user-id': recordTime('link', { linked: true }),
  });
  const onSuccess = vi.fn();
  const screen = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={onSuccess} />);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  pressTwice(screen.getByRole('button', { name: 'Continue to Payment' }));
  await expect
    .element(screen.getByRole('button', { name: 'Preparing Payment...' }))
    .toHaveAttribute('aria-disabled', 'true');

  await expect.element(screen.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
  await expect.element(screen.getByText(`${ada.email}Lifetime Access for ${priceText}`)).toBeVisible();
  expect((at.get('intent') ?? 0) - (at.get('register') ?? 0)).toBeGreaterThanOrEqual(499);

  await screen.getByRole('button', { name: `Create Account & Pay ${priceText}` }).click();
  await expect.poll(() => onSuccess).toHaveBeenCalledOnce();
  const mail = 'POST /api/account/verification-mail';
  // The mail may be requested before or after the payment intent, because no step waits for it.
  expect(calls).toContain(mail);
  expect(calls.filter((call) => call.startsWith('POST') && call !== mail)).toEqual([
    'POST /api/session',
    'POST /api/user/register',
    'POST /api/create-payment-intent',
    'POST /api/update-payment-user-id',
  ]);
});

test('F36: a sign-up on a page with a former price shows the new one, and asks before it prepares the payment', async () => {
  let asked = 0;
  const [amount, newPrice] = [priceDollars + 17, dollarsText(priceCents + 1700)];
  mockApi({
    'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
    'POST /api/user/register': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
    'POST /api/create-payment-intent': () =>
      (asked += 1) === 1
        ? { status: 409, body: { code: 'price_changed', error: 'The price has changed.', amount } }
        : ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents + 1700 }),
  });
  const screen = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect
    .element(screen.getByText(`changed from ${priceText} to ${newPrice}`, { exact: false }))
    .toBeVisible();
  expect(asked).toBe(1);
  await screen.getByRole('button', { name: `Continue for ${newPrice}` }).click();
  await expect.element(screen.getByText(`Lifetime Access for ${newPrice}`, { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: `Create Account & Pay ${newPrice}` }))
    .toBeVisible();
});

test.each([null, {}, { clientSecret: '' }])(
  'a payment intent without a client secret shows an error, and the form can be submitted again: %j',
  async (body) => {
    mockApi({
      'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
      'POST /api/user/register': ok({ ...ada, role: 'user' }),
      'GET /api/user/ada': ok({ ...ada, role: 'user' }),
      'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
      'POST /api/create-payment-intent': ok(body),
    });
    const screen = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />);
    await screen.getByLabelText('Email').fill(ada.email);
    await screen.getByLabelText('Password', { exact: true }).fill('secret');
    await screen.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect
      .element(screen.getByText('Payment setup failed. Please try again or contact support.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
  },
);

test('a rate-limited sign-up shows the server’s sentence, with the waiting time once', async () => {
  mockApi({
    'POST /api/session': {
      status: 429,
      body: { code: 'rate_limited', error: 'Too many requests. You can try again in 8 minutes.' },
      headers: { 'retry-after': '432' },
    },
  });
  const screen = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect
    .element(
      screen.getByText('Failed to create account: Too many requests. You can try again in 8 minutes.', {
        exact: true,
      }),
    )
    .toBeVisible();
});

test('a payment that the server limits says how long to wait', async () => {
  mockApi({
    'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
    'POST /api/user/register': ok({ ...ada, role: 'user' }),
    'POST /api/create-payment-intent': {
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '432' },
    },
  });
  const screen = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect
    .element(
      screen.getByText(
        'Payment setup failed. Please try again or contact support. You can try again in 8 minutes.',
      ),
    )
    .toBeVisible();
});

test('reports an email that already has an account, with a link to the sign-in', async () => {
  vi.mocked(identity.createAccount).mockRejectedValue(
    Object.assign(new Error('taken'), { code: 'auth/email-already-in-use' }),
  );
  mockApi({});
  const { router, ...screen } = await show(<SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />);
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An account with this email already exists. Please use a different email or sign in.');
  await screen.getByRole('alert').getByRole('link', { name: 'sign in' }).click();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { email: ada.email } });
});

const answers = {
  'POST /api/session': ok({ ...ada, expiresAt: '2026-11-25T12:00:00.000Z' }),
  'POST /api/user/register': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
  'POST /api/update-payment-user-id': ok({ linked: true }),
};

async function toPayment(screen: Awaited<ReturnType<typeof show>>) {
  await screen.getByLabelText('Email').fill(ada.email);
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Continue to Payment' }).click();
  return screen.getByRole('button', { name: `Create Account & Pay ${priceText}` });
}

test('Escape closes the dialog, and asks first while a payment is running', async () => {
  mockApi(answers);
  const onOpenChange = vi.fn();
  const screen = await show(<SignupDialog open onOpenChange={onOpenChange} onSuccess={vi.fn()} />);
  await toPayment(screen);
  await screen.getByRole('button', { name: 'Run' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(/^Your payment is being processed\. If you close/)).toBeVisible();
  await screen.getByRole('button', { name: 'Wait' }).click();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Close anyway' }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

function Buying() {
  const { buy, dialog } = useBuy();
  return (
    <>
      <button type="button" {...buy}>
        Buy
      </button>
      <ThankYou />
      {dialog}
    </>
  );
}

test('after the payment the landing page says thanks, and where the receipt goes', async () => {
  mockApi({ ...answers, 'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }) });
  const { router, ...screen } = await show(<Buying />, '/zodiac-sample');
  await screen.getByRole('button', { name: 'Buy' }).click();
  await (await toPayment({ router, ...screen })).click();
  await expect
    .element(screen.getByText(/^Thank you\..*Stripe sends the receipt to ada@example\.com\./))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Change the address' }))
    .toHaveAttribute('href', '/account');
  expect(router.state.location.pathname).toBe('/');
});

test('the thanks reveal the sign of the date on this device, and lead to reading, companies and book', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  keepBirth({ date: '1988-03-14' });
  onTestFinished(forgetBirth);
  mockApi({});
  const { router, ...screen } = await show(<ThankYou />);
  await router.navigate('/', { state: paidNow });
  await expect.element(screen.getByRole('heading', { name: 'Your sign is the Dragon.' })).toBeVisible();
  const addressOf = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href');
  expect(['Read your zodiac', 'See the companies', 'Make your book'].map(addressOf)).toEqual([
    '/personal',
    '/companies?zodiac=dragon',
    '/personal#book',
  ]);
});

test('does not navigate if the user has left the page while the status is read', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = mockApi({
    ...answers,
    'GET /api/user/ada/payment-status': () => held.then(() => ok({ hasPaid: true, paymentFailed: false })),
  });
  const { router, ...screen } = await show(<Buying />, '/zodiac-sample');
  await screen.getByRole('button', { name: 'Buy' }).click();
  await (await toPayment({ router, ...screen })).click();
  await expect.poll(() => calls).toContain('GET /api/user/ada/payment-status');
  const { href } = window.location;
  window.history.pushState(null, '', '#elsewhere');
  await router.navigate('/blog');
  answer();
  await expect.poll(() => window.localStorage.getItem('zodiac-atlas.paid.ada')).toBe('true');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  window.history.replaceState(null, '', href);
  expect(router.state.location.pathname).toBe('/blog');
});
