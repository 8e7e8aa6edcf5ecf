import { cards, createAccount, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const paymentFormCalls = /\/v1\/payment_intents\//;

test('a payment form that cannot reach Stripe shows an error, and Try again loads it', async ({
  page,
  person,
}) => {
  await page.route(paymentFormCalls, (route) => route.abort());
  const dialog = await createAccount(page, person);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByText('Loading payment form...')).toBeHidden();

  await page.unroute(paymentFormCalls);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
});

test('a payment in another tab is recognized, and the payer is not charged again', async ({
  page,
  context,
  person,
  product,
}) => {
  const dialog = await createAccount(page, person);
  const other = await context.newPage();
  await other.route(paymentFormCalls, (route) => route.abort());
  await other.goto('/checkout');
  const again = other.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();

  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();

  await again.click();
  await expect(other.getByRole('heading', { name: 'You already have lifetime access' })).toBeVisible();
  const payments = await product.succeededPayments();
  expect(payments.filter((payment) => payment.receipt_email === person.email)).toHaveLength(1);
});
