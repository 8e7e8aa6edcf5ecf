import { signInByApi, signUpByApi } from './fixtures/accounts.ts';
import { cards, createAccount, enterCard, newPerson } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Milliseconds from sending the confirmation to closing the browser. */
const closedAfterMs = [0, 20, 100, 500];

test('F19: a payer who was charged and closed the browser has access at the next sign-in', async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  let charged = 0;
  for (const wait of closedAfterMs) {
    const person = newPerson();
    const first = await browser.newContext({ baseURL: product.origin });
    const page = await first.newPage();
    await signUpByApi(page, product, person);
    await page.goto('/checkout');
    await enterCard(page, cards.succeeds);
    const confirming = page.waitForRequest((request) => request.url().endsWith('/confirm'));
    await page.getByRole('button', { name: 'Complete Payment' }).click();
    await confirming;
    await page.waitForTimeout(wait);
    await first.close();

    const second = await browser.newContext({ baseURL: product.origin });
    const later = await second.newPage();
    await signInByApi(later, product, person);
    const payments = await product.succeededPayments();
    const isCharged = payments.some((payment) => payment.receipt_email === person.email);
    await later.goto('/companies');
    if (isCharged) {
      charged += 1;
      await expect(later.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
    } else {
      await expect(later.getByRole('link', { name: 'Get Lifetime Access' }).first()).toBeVisible();
    }
    await second.close();
  }
  expect(charged).toBeGreaterThan(0);
});

test('an unpaid account pays at the checkout, even if every webhook is lost', async ({
  page,
  person,
  product,
}) => {
  await signUpByApi(page, product, person);
  await product.stripe.deliveryFaults({ drop: true });
  await page.goto('/checkout');
  await expect(page.getByText('No recurring charges • Lifetime access')).toBeVisible();
  await expect(page.getByText('$62.00')).toBeVisible();
  await enterCard(page, cards.succeeds);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.getByText('Payment Successful').first()).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { name: /payment successful/i })).toBeVisible();
  await product.stripe.deliveryFaults();
  await page.goto('/companies');
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
});

test('a payer who loses the connection after paying gets access when it returns', async ({
  page,
  person,
  product,
}) => {
  const dialog = await createAccount(page, person);
  await enterCard(dialog, cards.succeeds);
  const ours = `${product.origin}/**`;
  const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm'));
  await page.route(ours, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
  await confirmed;
  await expect(page.getByRole('heading', { name: 'We cannot reach Zodiac Atlas' })).toBeVisible();

  await page.unroute(ours);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});
