import { cards, createAccount, enterCard, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('whoever closes the browser right after paying has access at the next sign-in', async ({
  browser,
  product,
  person,
}) => {
  const first = await browser.newContext({ baseURL: product.origin });
  const page = await first.newPage();
  const dialog = await createAccount(page, person);
  await enterCard(dialog, cards.succeeds);
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await dialog.getByRole('button', { name: 'Create Account & Pay $62' }).click();
  await confirmed;
  await first.close();

  const second = await browser.newContext({ baseURL: product.origin });
  const later = await second.newPage();
  await signIn(later, person);
  await later.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
  await expect(later.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  await second.close();
});

test('whoever left before paying signs in and pays at the checkout, even when every webhook is lost', async ({
  page,
  person,
  product,
}) => {
  await createAccount(page, person);
  await product.stripe.weather({ drop: true });
  await page.goto('/checkout');
  await expect(page.getByText('No recurring charges • Lifetime access')).toBeVisible();
  await expect(page.getByText('$62.00')).toBeVisible();
  await enterCard(page, cards.succeeds);
  await page.getByRole('button', { name: 'Complete Payment - $62' }).click();
  await expect(page.getByText('Payment Successful').first()).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { name: /payment successful/i })).toBeVisible();
  await product.stripe.weather();
  await page.goto('/companies');
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
});
