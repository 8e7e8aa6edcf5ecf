import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { InvoicePage } from './InvoicePage.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const payment = {
  reference: 'pi_1',
  isGift: false,
  paidAt: '2026-03-14T09:00:00.000Z',
  amountCents: 6200,
  currency: 'usd',
  refundedCents: 0,
  taxes: [],
};
const account = {
  email: ada.email,
  emailVerified: true,
  registeredAt: null,
  accessSince: '2026-03-14T09:00:00.000Z',
  accessEnded: null,
  sessions: [],
  payments: [payment, { ...payment, reference: 'pi_2', isGift: true, refundedCents: 6200 }],
  seller: {
    name: 'Atlas Press',
    address: '1 Main Street, 12345 Springfield',
    email: 'hello@example.com',
    taxNumber: 'X-7',
  },
};
const session = {
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  'GET /api/account': ok(account),
};
beforeEach(() => writeHint(ada));

test('an invoice shows seller, number, day, amount and the typed buyer, and can be printed', async () => {
  const calls = mockApi(session);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const screen = await show(<InvoicePage />, '/account/invoice?payment=pi_1');
  await expect.element(screen.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  for (const text of [
    'pi_1',
    'March 14, 2026',
    '$62.00',
    'Lifetime access to Zodiac Atlas',
    'Tax number X-7',
  ])
    await expect.element(screen.getByText(text, { exact: false }).first()).toBeVisible();
  await expect
    .element(screen.getByText(/^Atlas Press/))
    .toHaveTextContent('Atlas Press 1 Main Street 12345 Springfield hello@example.com Tax number X-7');
  await expect.element(screen.getByText(/^ada@example.com$/)).toBeVisible();
  const before = calls.length;
  await screen.getByLabelText('Name or company').fill('Lovelace Ltd');
  await screen.getByLabelText('Postal address').fill('2 Engine Road\nLondon');
  await screen.getByLabelText('Tax number').fill('GB 123');
  await expect
    .element(screen.getByText(/^Lovelace Ltd/))
    .toHaveTextContent('Lovelace Ltd ada@example.com 2 Engine Road London Tax number GB 123');
  await screen.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(print).toHaveBeenCalledOnce();
  // The typed text is not sent.
  expect(calls.length).toBe(before);
});

test('a long name and a long number fit on a small screen', async () => {
  mockApi(session);
  await page.viewport(375, 800);
  const screen = await show(<InvoicePage />, '/account/invoice?payment=pi_1');
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await screen.getByLabelText('Name or company').fill(`${name} m.b.H. & Co. KG`);
  await screen.getByLabelText('Tax number').fill('DE'.padEnd(50, '7'));
  const lines = screen
    .getByText(new RegExp(`^${name}`))
    .element()
    .getBoundingClientRect();
  expect(lines.right).toBeLessThanOrEqual(375);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('the invoice of a gift names the gift and the refund', async () => {
  mockApi(session);
  const screen = await show(<InvoicePage />, '/account/invoice?payment=pi_2');
  await expect.element(screen.getByText('Lifetime access to Zodiac Atlas, as a gift')).toBeVisible();
  await expect.element(screen.getByText('Refunded')).toBeVisible();
});

test('a payment of another account has no invoice, and the sign-in of a visitor leads back to the invoice', async () => {
  mockApi(session);
  const other = await show(<InvoicePage />, '/account/invoice?payment=pi_9');
  await expect.element(other.getByText('Your account has no payment with this number.')).toBeVisible();
  await other.unmount();
  localStorage.clear();
  mockApi({});
  const visitor = await show(<InvoicePage />, '/account/invoice?payment=pi_1');
  await expect
    .element(visitor.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?next=%2Faccount%2Finvoice%3Fpayment%3Dpi_1');
});

test('an invoice states the included tax, and the amount before tax', async () => {
  const taxes = [{ name: 'VAT', percentage: '19', cents: 990 }];
  const taxed = { ...account, payments: [{ ...payment, taxes }] };
  mockApi({ ...session, 'GET /api/account': ok(taxed) });
  const screen = await show(<InvoicePage />, '/account/invoice?payment=pi_1');
  const facts = screen.getByRole('definition');
  await expect.element(screen.getByText('VAT 19%, included')).toBeVisible();
  expect(facts.elements().map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['$62.00', '$52.10', '$9.90']),
  );
  await expect.element(screen.getByText(/Any tax that the seller owes/)).not.toBeInTheDocument();
});
