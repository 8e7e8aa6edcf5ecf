import type { Browser } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage } from './test-browser.ts';
import { startTestEmulator, type TestEmulator } from './test-emulator.ts';

let browser: Browser;
let emulator: TestEmulator;

beforeAll(async () => {
  [browser, emulator] = await Promise.all([launchBrowser(), startTestEmulator()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await emulator.stop();
});

const newLink = (differences: Partial<Stripe.PaymentLinkCreateParams> = {}) =>
  emulator.stripe.paymentLinks.create({
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 6200, product_data: { name: 'Lifetime <access>' } },
        quantity: 1,
      },
    ],
    ...differences,
  });

const addressOf = ({ url }: Stripe.PaymentLink): string =>
  `${url}?client_reference_id=uid_ada&prefilled_email=ada%40example.com`;

const sessionsOf = async ({ id }: Stripe.PaymentLink) =>
  (await emulator.stripe.checkout.sessions.list({ payment_link: id })).data;

const intentOf = (session: Stripe.Checkout.Session | undefined): string =>
  typeof session?.payment_intent === 'string' ? session.payment_intent : '';

async function openLink(link: Stripe.PaymentLink) {
  const page = await openPage(browser, addressOf(link));
  return {
    page,
    async pay(card: string): Promise<void> {
      await page.getByLabel('Card number').fill(card);
      await page.getByLabel('Expiration date').fill('12 / 34');
      await page.getByLabel('Security code').fill('123');
      await page.getByRole('button', { name: 'Pay $62.00' }).click();
    },
  };
}

describe('the page of a payment link', () => {
  test('accepts a payment, shows a thank-you page and completes the session', async () => {
    const { stripe } = emulator;
    const link = await newLink();
    const { page, pay } = await openLink(link);
    expect(await page.getByRole('heading').textContent()).toBe('Lifetime <access>');
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await pay('4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'Thanks for your payment' }).waitFor();

    const [session] = await sessionsOf(link);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 6200,
      currency: 'usd',
      client_reference_id: 'uid_ada',
      customer_details: { email: 'ada@example.com' },
    });
    const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
    expect(event?.data.object).toEqual(session);
    const intent = intentOf(session);
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'succeeded',
      receipt_email: 'ada@example.com',
    });
    expect(await stripe.checkout.sessions.retrieve(session?.id ?? '')).toEqual(session);
  });

  test('shows why a card was declined, and takes another card for the same payment', async () => {
    const link = await newLink();
    const { page, pay } = await openLink(link);
    await pay('4000000000009995');
    expect(await page.getByRole('alert').textContent()).toBe('Your card has insufficient funds.');
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await pay('4242424242424241');
    expect(await page.getByRole('alert').textContent()).toBe('Your card number is incorrect.');
    await pay('4242424242424242');
    await page.getByRole('heading', { name: 'Thanks for your payment' }).waitFor();
    const sessions = await sessionsOf(link);
    expect(sessions).toMatchObject([{ status: 'complete', client_reference_id: 'uid_ada' }]);
    const charges = await emulator.stripe.charges.list({
      payment_intent: intentOf(sessions[0]),
    });
    expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  test('asks for authentication, which can be refused and then accepted', async () => {
    const link = await newLink();
    const { page, pay } = await openLink(link);
    await pay('4000002760003184');
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('We are unable to authenticate');
    await pay('4000002760003184');
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByRole('heading', { name: 'Thanks for your payment' }).waitFor();
    expect(await sessionsOf(link)).toMatchObject([{ payment_status: 'paid' }]);
  });

  test('charges once when its form is submitted twice', async () => {
    const link = await newLink();
    const { page, pay } = await openLink(link);
    const session = await page.locator('[name=session]').inputValue();
    await pay('4242424242424242');
    await page.getByRole('heading', { name: 'Thanks for your payment' }).waitFor();
    const form = {
      session,
      email: 'ada@example.com',
      number: '4242424242424242',
      expiry: '12/34',
      cvc: '123',
    };
    const again = await fetch(link.url, { method: 'POST', body: new URLSearchParams(form) });
    expect(await again.text()).toContain('Thanks for your payment');
    const [paid, ...others] = await sessionsOf(link);
    expect(others).toEqual([]);
    const charges = await emulator.stripe.charges.list({ payment_intent: intentOf(paid) });
    expect(charges.data).toHaveLength(1);
  });

  test('is a 404 if the link is unknown', async () => {
    expect((await fetch(`${emulator.url}/pay/plink_none`)).status).toBe(404);
  });

  test('escapes its query parameters and ignores an invalid client reference', async () => {
    const link = await newLink();
    const attack = '"><script>alert(1)</script>';
    const query = new URLSearchParams({ prefilled_email: attack, client_reference_id: attack });
    const text = await (await fetch(`${link.url}?${query.toString()}`)).text();
    expect(text).not.toContain('<script');
    expect(text).toContain('name="client_reference_id" value=""');
  });
});

test('a payment link is created, retrieved and listed newest first', async () => {
  const { stripe } = emulator;
  const link = await newLink({ metadata: { shop: 'one' } });
  expect(link).toMatchObject({ object: 'payment_link', active: true, currency: 'usd' });
  expect(link.url).toBe(`${emulator.url}/pay/${link.id}`);
  expect(await stripe.paymentLinks.retrieve(link.id)).toMatchObject({ id: link.id, url: link.url });
  expect((await stripe.paymentLinks.list({ limit: 1 })).data).toMatchObject([{ id: link.id }]);
  await expect(stripe.paymentLinks.create({ line_items: [] })).rejects.toMatchObject({ statusCode: 400 });
});

test('sessions are filtered by link and status', async () => {
  const { stripe } = emulator;
  const link = await newLink();
  const pay = (email: string, number: string) =>
    fetch(link.url, {
      method: 'POST',
      body: new URLSearchParams({ email, number, expiry: '12/34', cvc: '123' }),
    });
  expect((await pay('bob@example.com', '4242424242424242')).status).toBe(200);
  expect((await pay('eve@example.com', '4000000000000002')).status).toBe(402);
  expect((await pay('', '4242424242424242')).status).toBe(400);
  const emails = async (filter: Stripe.Checkout.SessionListParams) =>
    (await stripe.checkout.sessions.list({ payment_link: link.id, ...filter })).data.map(
      ({ customer_details: details }) => details?.email,
    );
  expect(await emails({})).toEqual(['eve@example.com', 'bob@example.com']);
  expect(await emails({ status: 'complete' })).toEqual(['bob@example.com']);
  expect(await emails({ status: 'open' })).toEqual(['eve@example.com']);
});
