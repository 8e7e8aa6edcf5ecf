import AxeBuilder from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, startShop } from './test-browser.ts';
import { startTestEmulator, type TestEmulator } from './test-emulator.ts';

let browser: Browser;
let emulator: TestEmulator;
let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  [browser, emulator] = await Promise.all([launchBrowser(), startTestEmulator()]);
  shop = await startShop(emulator.url);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await shop.close();
  await emulator.stop();
});

async function openCheckout(settings: Parameters<typeof shop.checkout>[1] = {}) {
  const intent = await emulator.newIntent();
  const page = await openPage(browser, shop.checkout(intent.client_secret ?? '', settings));
  return { intent, page };
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();

async function outcomeOf(page: Page): Promise<unknown> {
  const outcome = page.getByLabel('Outcome');
  await expect.poll(() => outcome.textContent()).not.toBe('');
  return JSON.parse((await outcome.textContent()) ?? '');
}

const statusOf = async ({ id }: Stripe.PaymentIntent) =>
  (await emulator.stripe.paymentIntents.retrieve(id)).status;

test('a typed card number is formatted and pays', async () => {
  const { intent, page } = await openCheckout();
  await expect.poll(() => page.getByLabel('Events').textContent()).toBe('ready true');
  await page.getByLabel('Card number').pressSequentially('4242424242424242');
  await page.getByLabel('Expiration date').pressSequentially('534');
  await page.getByLabel('Security code').pressSequentially('1234');
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await page.getByLabel('Expiration date').inputValue()).toBe('05 / 34');
  expect(await page.getByLabel('Security code').inputValue()).toBe('123');
  await pay(page);
  expect(await outcomeOf(page)).toEqual({ status: 'succeeded' });
  expect(await statusOf(intent)).toBe('succeeded');
});

test('a digit typed in the middle leaves the caret after it', async () => {
  const { page } = await openCheckout();
  const number = page.getByLabel('Card number');
  await number.fill('424242424242424');
  await number.press('Home');
  await number.press('ArrowRight');
  await number.pressSequentially('9');
  expect(await number.inputValue()).toBe('4924 2424 2424 2424');
  await number.pressSequentially('9');
  expect(await number.inputValue()).toBe('4992 4242 4242 4242');
});

test('Backspace deletes the separator of the expiration date', async () => {
  const { page } = await openCheckout();
  const expiry = page.getByLabel('Expiration date');
  await expiry.pressSequentially('123');
  for (const left of ['12', '1', '']) {
    await expiry.press('Backspace');
    expect(await expiry.inputValue()).toBe(left);
  }
});

test('each invalid field shows an error, and nothing is sent', async () => {
  const { intent, page } = await openCheckout();
  await page.getByLabel('Card number').fill('4242424242424241');
  await page.getByLabel('Expiration date').fill('12 / 20');
  await pay(page);
  expect(await outcomeOf(page)).toMatchObject({
    type: 'validation_error',
    message: 'Your card number is invalid.',
  });
  expect(await page.getByRole('alert').allTextContents()).toEqual([
    'Your card number is invalid.',
    "Your card's expiration year is in the past.",
    "Your card's security code is incomplete.",
  ]);
  const number = page.getByLabel('Card number');
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  expect(await number.evaluate((input) => input.matches(':focus'))).toBe(true);
  await number.fill('4242424242424242');
  expect(await number.getAttribute('aria-invalid')).toBe('false');
  expect(await statusOf(intent)).toBe('requires_payment_method');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
])('card %s is declined, and another card pays', async (number, code, declineCode, message) => {
  const { intent, page } = await openCheckout();
  await enterCard(page, number);
  await pay(page);
  expect(await outcomeOf(page)).toEqual({ type: 'card_error', code, declineCode, message });
  await enterCard(page, '4242424242424242');
  await page.getByLabel('Security code').press('Enter');
  await expect.poll(() => statusOf(intent)).toBe('succeeded');
});

const refusal = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

test.each(['4000002760003184', '4000002500003155'])(
  'card %s opens the 3-D Secure dialog, where authentication is refused and then accepted',
  async (number) => {
    const { intent, page } = await openCheckout();
    await enterCard(page, number);
    await pay(page);
    const dialog = page.getByRole('dialog', { name: 'Your bank asks for authentication' });
    await dialog.getByText('$62.00').waitFor();
    const accept = dialog.getByRole('button', { name: 'Complete authentication' });
    expect(await accept.evaluate((button) => button.matches(':focus'))).toBe(true);
    await dialog.getByRole('button', { name: 'Fail authentication' }).click();
    expect(await outcomeOf(page)).toEqual(refusal);
    expect(await statusOf(intent)).toBe('requires_payment_method');

    await pay(page);
    await accept.click();
    await expect.poll(() => statusOf(intent)).toBe('succeeded');
    expect(await dialog.count()).toBe(0);
  },
);

test('Escape refuses authentication, does not reach the page and restores the focus', async () => {
  const { page } = await openCheckout();
  await enterCard(page, '4000002760003184');
  await pay(page);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await outcomeOf(page)).toEqual(refusal);
  expect(await page.title()).toBe('Shop');
  const button = page.getByRole('button', { name: 'Pay', exact: true });
  expect(await button.evaluate((node) => node.matches(':focus'))).toBe(true);
});

test('two tabs that pay the same intent create one charge', async () => {
  const { intent, page } = await openCheckout();
  const second = await openPage(browser, shop.checkout(intent.client_secret ?? ''));
  await Promise.all([page, second].map((tab) => enterCard(tab, '4242424242424242')));
  await Promise.all([page, second].map((tab) => pay(tab)));
  expect(await Promise.all([page, second].map((tab) => outcomeOf(tab)))).toEqual(
    expect.arrayContaining([
      { status: 'succeeded' },
      expect.objectContaining({ code: 'payment_intent_unexpected_state' }),
    ]),
  );
  expect((await emulator.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('loading the form for a paid intent fails with a load error', async () => {
  const intent = await emulator.newIntent();
  await emulator.confirm(intent, '4242424242424242');
  const page = await openPage(browser, shop.checkout(intent.client_secret ?? ''));
  await expect
    .poll(() => page.getByLabel('Events').textContent())
    .toBe('loaderror payment_intent_unexpected_state');
});

test.each([undefined, 'dark' as const])(
  'the form and its dialog are accessible (theme: %s)',
  async (theme) => {
    const { page } = await openCheckout(theme && { theme });
    const violations = async (): Promise<string[]> => {
      // Playwright evaluates outside the page's content security policy.
      await page.evaluate(AxeBuilder.source);
      return page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof AxeBuilder };
        const rules = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } };
        const found = await axe.run({ rules });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
    };
    await page.getByLabel('Card number').fill('4242');
    await pay(page);
    expect(await violations()).toEqual([]);
    await enterCard(page, '4000002760003184');
    await pay(page);
    await page.getByRole('dialog').waitFor();
    expect(await violations()).toEqual([]);
  },
);

test('the form uses the colors of the appearance option', async () => {
  const { page } = await openCheckout({ theme: 'dark' });
  const colours = await page
    .getByLabel('Card number')
    .evaluate((input) =>
      ['background-color', 'color', 'color-scheme'].map((name) => String(input.computedStyleMap().get(name))),
    );
  expect(colours).toEqual(['rgb(20, 24, 33)', 'rgb(238, 240, 244)', 'dark']);
});
