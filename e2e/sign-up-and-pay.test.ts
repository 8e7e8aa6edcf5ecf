import { zodiacSigns } from '@org/zodiac-core';
import { cards, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('T3: a visitor reads a sample, creates an account, pays and filters the companies, and the password is sent to the identity provider only', async ({
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
  await page.getByRole('main').getByRole('button', { name: 'Try Free Sample' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample/);
  const discover = page.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect(discover).toBeDisabled();
  await page.getByLabel(/birth date/i).fill('1988-03-14');
  await discover.click();
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();

  await page.getByRole('button', { name: 'Get Full Access - $62' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Get Lifetime Access')).toBeVisible();
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(dialog.getByText('Complete Your Purchase')).toBeVisible();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay $62' }).click();

  const menu = page.getByRole('banner');
  await menu.getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  await page.getByLabel('Zodiac sign').selectOption('dragon');
  await expect(page).toHaveURL(/zodiac=dragon/);
  const dragon = zodiacSigns.find((sign) => sign.id === 'dragon');
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(dragon?.name ?? '')
      .first(),
  ).toBeVisible();

  await page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: 'Page 2' }).click();
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
