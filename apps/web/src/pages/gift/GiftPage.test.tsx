import { priceCents, priceText } from '@org/api-contract/values';
import type { Gift } from '@org/api-contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { GiftPage } from './GiftPage.tsx';

/** Replaces the real form, which the journeys cover. */
vi.mock('#payments/PaymentForm.tsx', () => ({
  PaymentForm: ({ label, onPaid }: { label: string; onPaid: () => void }) => (
    <button type="button" onClick={onPaid}>
      {label}
    </button>
  ),
}));

const gift: Gift = {
  id: '0b9f7c52-6d0e-4c3b-9a54-1f2e3d4c5b6a',
  state: 'waiting',
  endedBy: null,
  code: '7KQ2M-X9D4T-B6HNR-WZ3CP',
  toEmail: 'bob@example.com',
  message: 'Happy birthday',
  sendAt: '2026-12-24T08:00:00.000Z',
  sentAt: null,
  redeemedAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};
/** The time at which a gift is sent if its giver has chosen the day one week from now. */
const inAWeek = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T08:00:00.000Z`;
const profile = {
  'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
};
const sentBodies = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [JSON.parse(init.body) as object] : [],
    );

test('a visitor reads what a gift is, and is asked to sign in', async () => {
  mockApi({});
  const screen = await show(<GiftPage />, '/gift');
  await expect.element(screen.getByText('lifetime access for somebody else', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Fgift');
  await screen.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(screen.getByText('Please fill in all fields')).toBeVisible();
});

describe('a signed-in user', () => {
  beforeEach(() => writeHint({ uid: 'ada', email: 'ada@example.com' }));

  test('fills in the gift, pays it, and sees its code', async () => {
    let gifts: Gift[] = [];
    mockApi({
      ...profile,
      'GET /api/gifts': () => ok({ gifts }),
      'POST /api/gifts': ok({
        clientSecret: 'pi_1_secret_2',
        dueCents: priceCents,
        gift: { ...gift, state: 'unpaid', code: null },
      }),
    });
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('0b9f7c52-6d0e-4c3b-9a54-1f2e3d4c5b6a');
    const screen = await show(<GiftPage />, '/gift');
    await screen.getByLabelText('Email of the recipient').fill('bob@example.com');
    await screen.getByLabelText('Your message').fill('Happy birthday');
    await screen.getByRole('button', { name: 'Continue to Payment' }).dblClick();
    gifts = [gift];
    await screen.getByRole('button', { name: `Pay ${priceText} for the gift` }).click();
    await expect.element(screen.getByText('7KQ2M-X9D4T-B6HNR-WZ3CP')).toBeVisible();
    await expect.element(screen.getByText('Thank you.', { exact: false })).toBeVisible();
    expect(sentBodies()).toContainEqual({
      id: gift.id,
      toEmail: 'bob@example.com',
      message: 'Happy birthday',
    });
  });

  test('goes back to the gift before paying, and finds what was typed, also the day', async () => {
    mockApi({
      ...profile,
      'GET /api/gifts': ok({ gifts: [] }),
      'POST /api/gifts': ok({
        clientSecret: 'pi_1_secret_2',
        dueCents: priceCents,
        gift: { ...gift, state: 'unpaid', code: null, sendAt: inAWeek },
      }),
    });
    const screen = await show(<GiftPage />, '/gift');
    await screen.getByLabelText('Email of the recipient').fill('bob@exmaple.com');
    await screen.getByRole('button', { name: 'Continue to Payment' }).click();
    await screen.getByRole('button', { name: 'Change the gift' }).click();
    await expect.element(screen.getByLabelText('Email of the recipient')).toHaveValue('bob@example.com');
    await expect.element(screen.getByLabelText('Your message')).toHaveValue('Happy birthday');
    await expect.element(screen.getByLabelText('Send the email on')).toHaveValue(inAWeek.slice(0, 10));
  });

  test('reads that a bank processes the payment, then that it was refused, and can try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let gifts: Gift[] = [{ ...gift, state: 'processing', code: null }];
    mockApi({
      ...profile,
      'GET /api/gifts': () => ok({ gifts }),
      'POST /api/gifts': ok({
        clientSecret: 'pi_1_secret_2',
        dueCents: priceCents,
        gift: { ...gift, state: 'unpaid', code: null },
      }),
    });
    const screen = await show(<GiftPage />, '/gift');
    await screen.getByLabelText('Email of the recipient').fill('bob@example.com');
    await screen.getByRole('button', { name: 'Continue to Payment' }).click();
    await screen.getByRole('button', { name: `Pay ${priceText} for the gift` }).click();
    await expect
      .element(screen.getByText('Please do not pay again. Some banks', { exact: false }))
      .toBeVisible();
    gifts = [];
    // The page starts its next timer only after the previous answer has arrived.
    const refused = screen.getByText(
      'Your bank refused the payment. You were not charged, and the gift is not bought.',
    );
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(15_000);
        return refused.query() !== null;
      })
      .toBe(true);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByLabelText('Email of the recipient')).toHaveValue('bob@example.com');
  });

  test('keeps the day of the mail when only the recipient’s email changes', async () => {
    mockApi({
      ...profile,
      'GET /api/gifts': ok({ gifts: [{ ...gift, sendAt: inAWeek }] }),
      [`PUT /api/gifts/${gift.id}`]: ok({ gift: { ...gift, sendAt: inAWeek } }),
    });
    const screen = await show(<GiftPage />, '/gift');
    await screen.getByRole('button', { name: 'Change the gift' }).click();
    const form = screen.getByRole('form', { name: 'Change the gift' });
    await form.getByLabelText('Email of the recipient').fill('robert@example.com');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(sentBodies).toContainEqual({
      toEmail: 'robert@example.com',
      message: 'Happy birthday',
      sendOn: inAWeek.slice(0, 10),
    });
  });

  test('reads at the form what is wrong with the gift', async () => {
    mockApi({
      ...profile,
      'GET /api/gifts': ok({ gifts: [] }),
      'POST /api/gifts': {
        status: 400,
        body: { code: 'invalid_input', error: 'Not valid.', fields: { toEmail: 'is not valid' } },
      },
    });
    const screen = await show(<GiftPage />, '/gift');
    await screen.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect
      .element(screen.getByText('Please enter the full email of the recipient, such as bob@example.com.'))
      .toBeVisible();
  });

  test('changes the address of a gift, and sends it at once', async () => {
    let stored = gift;
    const calls = mockApi({
      ...profile,
      'GET /api/gifts': () => ok({ gifts: [stored] }),
      [`PUT /api/gifts/${gift.id}`]: () => {
        stored = { ...gift, toEmail: 'robert@example.com' };
        return ok({ gift: stored });
      },
      [`POST /api/gifts/${gift.id}/mail`]: () => {
        stored = { ...stored, sentAt: '2026-11-23T09:00:00.000Z' };
        return ok({ gift: stored });
      },
    });
    const screen = await show(<GiftPage />, '/gift');
    await expect.element(screen.getByText('We email it on December 24, 2026.')).toBeVisible();
    await screen.getByRole('button', { name: 'Change the gift' }).click();
    const form = screen.getByRole('form', { name: 'Change the gift' });
    await form.getByLabelText('Email of the recipient').fill('robert@example.com');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('heading', { name: 'For robert@example.com' })).toBeVisible();
    await screen.getByRole('button', { name: 'Send it now' }).dblClick();
    await expect.element(screen.getByText('Emailed on November 23, 2026, not used yet.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test.each([
    [
      { ...gift, state: 'redeemed', code: null, redeemedAt: '2026-12-25T10:00:00.000Z' },
      'Used on December 25, 2026.',
    ],
    [
      { ...gift, state: 'revoked', endedBy: 'refund', code: null },
      'No longer valid: its payment was refunded.',
    ],
    [
      { ...gift, state: 'revoked', endedBy: 'dispute', code: null },
      'Not valid, because its payment was disputed. It becomes valid again if the bank confirms the payment.',
    ],
    [
      { ...gift, state: 'revoked', endedBy: 'operator', code: null },
      'No longer valid: we ended it. If you do not know why, please write to us.',
    ],
    [
      { ...gift, state: 'mismatch', code: null },
      'Not valid: the amount that arrived is not the price of a gift. Please write to us.',
    ],
    [
      { ...gift, state: 'processing', code: null },
      'Your payment is being processed. Some banks need days. When it has arrived, you see the code here.',
    ],
  ])('reads what became of a gift and cannot send it: %j', async (stored, text) => {
    mockApi({ ...profile, 'GET /api/gifts': ok({ gifts: [stored] }) });
    const screen = await show(<GiftPage />, '/gift');
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Send it/ })).not.toBeInTheDocument();
  });
});
