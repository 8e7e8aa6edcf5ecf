import { cards, createAccount, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const formsOwnCalls = /\/v1\/payment_intents\//;

test('a payment form that cannot reach Stripe says so, and appears when asked again', async ({
  page,
  person,
}) => {
  await page.route(formsOwnCalls, (route) => route.abort());
  const dialog = await createAccount(page, person);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByText('Loading payment form...')).toBeHidden();

  await page.unroute(formsOwnCalls);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay $62' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
});

test('whoever has paid in another tab meanwhile is told so, and is not charged again', async ({
  page,
  context,
  person,
  product,
}) => {
  const dialog = await createAccount(page, person);
  const other = await context.newPage();
  await other.route(formsOwnCalls, (route) => route.abort());
  await other.goto('/checkout');
  const again = other.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();

  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay $62' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();

  await again.click();
  await expect(other.getByRole('heading', { name: 'You already have lifetime access' })).toBeVisible();
  const payments = await product.succeededPayments();
  expect(payments.filter((payment) => payment.receipt_email === person.email)).toHaveLength(1);
});
