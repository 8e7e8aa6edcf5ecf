import { cards, createAccount, enterCard, newPerson } from './fixtures/people.ts';
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
  const pay = dialog.getByRole('button', { name: 'Create Account & Pay $62' });
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

test('refused authentication does not pay, and accepted authentication gives access', async ({ page }) => {
  const dialog = await createAccount(page, newPerson());
  const pay = dialog.getByRole('button', { name: 'Create Account & Pay $62' });
  await enterCard(dialog, cards.requiresAuthentication);
  await pay.click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');

  await enterCard(dialog, cards.requiresAuthentication);
  await pay.click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
});
