import { signUpByApi } from './fixtures/accounts.ts';
import { cards, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const paymentFormCalls = /\/v1\/payment_intents\//;

test('a payment form that cannot reach Stripe shows an error and Try again; a payment in another tab is recognized, and the payer is not charged again', async ({
  page,
  context,
  person,
  product,
}) => {
  await signUpByApi(page, product, person);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.route(paymentFormCalls, (route) => route.abort());
    await tab.goto('/checkout');
    await expect(tab.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(tab.getByText('Loading payment form...')).toBeHidden();
  }

  await page.unroute(paymentFormCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await enterCard(page, cards.succeeds);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();

  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { name: 'You already have lifetime access' })).toBeVisible();
  const payments = await product.succeededPayments();
  expect(payments.filter((payment) => payment.receipt_email === person.email)).toHaveLength(1);
});
