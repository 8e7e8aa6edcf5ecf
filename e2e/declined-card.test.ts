import { signUpByApi } from './fixtures/accounts.ts';
import { cards, createAccount, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const refusals = [
  [cards.declined, 'Your card was declined.'],
  [cards.insufficientFunds, 'Your card has insufficient funds.'],
  [cards.expired, 'Your card has expired.'],
] as const;

test('a declined card shows the reason, and a successful card then gives access with one charge', async ({
  page,
  person,
  product,
}) => {
  const dialog = await createAccount(page, person);
  const pay = dialog.getByRole('button', { name: 'Create Account & Pay' });
  for (const [number, sentence] of refusals) {
    await enterCard(dialog, number);
    await pay.click();
    await expect(dialog.getByRole('alert')).toContainText(sentence);
  }
  await enterCard(dialog, cards.succeeds);
  await pay.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();

  const payments = await product.succeededPayments();
  expect(payments.filter((payment) => payment.receipt_email === person.email)).toHaveLength(1);
});

test('refused authentication does not pay, and accepted authentication gives access', async ({
  page,
  person,
  product,
}) => {
  await signUpByApi(page, product, person);
  await page.goto('/checkout');
  const pay = page.getByRole('button', { name: 'Complete Payment' });
  await enterCard(page, cards.requiresAuthentication);
  await pay.click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  const refused = page.getByRole('main').getByRole('alert');
  await expect(refused).toContainText('We are unable to authenticate your payment method.');

  await enterCard(page, cards.requiresAuthentication);
  await pay.click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
});
