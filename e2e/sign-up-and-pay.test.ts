import { enter, tabTo, typeInto } from './fixtures/keyboard.ts';
import { cards } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('T3: with the keyboard alone a visitor reads a sample, creates an account, pays and filters the companies, and the password is sent to the identity provider only', async ({
  page,
  person,
  product,
}) => {
  const carriers: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (sent.includes(person.password)) carriers.push(new URL(request.url()).origin);
  });
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: 'Try Free Sample' }).first());
  await expect(page).toHaveURL(/\/zodiac-sample/);
  const discover = page.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect(discover).toBeDisabled();
  await typeInto(page, page.getByLabel(/birth date/i), '03141988');
  await enter(page, discover);
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();

  await enter(page, page.getByRole('button', { name: 'Get Full Access - $62' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Get Lifetime Access')).toBeVisible();
  await typeInto(page, dialog.getByLabel('Email'), person.email);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Complete Your Purchase')).toBeVisible();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Account & Pay $62' })).toBeVisible();
  await typeInto(page, dialog.getByLabel('Card number'), cards.succeeds);
  await typeInto(page, dialog.getByLabel('Expiration date'), '1234');
  await typeInto(page, dialog.getByLabel('Security code'), '123');
  await page.keyboard.press('Enter');

  // The page after the payment has the focus when it opens, so the links of the header come before it.
  await expect(page.getByText(/^Thank you\. You have lifetime access/)).toBeVisible();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Companies' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  await typeInto(page, page.getByLabel('Zodiac sign'), 'Rat');
  for (let sign = 0; sign < 4; sign += 1) await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/zodiac=dragon/);
  const first = page.getByRole('article').first();
  await expect(first.getByText('Dragon').first()).toBeVisible();

  await tabTo(page, first.getByRole('link').last());
  await enter(page, page.getByRole('link', { name: 'Skip to the next page' }));
  await expect(page.getByRole('link', { name: 'Next page', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 21-40 of [\d,]+ companies$/)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText(/^Showing 21-40 of [\d,]+ companies$/)).toBeVisible();

  const payments = await product.succeededPayments();
  expect(payments.filter((payment) => payment.receipt_email === person.email)).toHaveLength(1);

  expect(new Set(carriers)).toEqual(new Set([product.authEmulatorOrigin]));
  expect(await product.log()).not.toContain(person.password);
  expect(await product.log()).not.toContain(person.email);
});
