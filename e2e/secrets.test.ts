import { createAccountByApi, signUpByApi } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

test('T3: the query parameters of /success are removed before the page view is counted', async ({
  page,
  product,
  person,
}) => {
  await signUpByApi(page, product, person);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(
    `/success?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&email=a%40b.c&password=canary`,
  );
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByText(/Checking payment status/)).toBeVisible();
  expect(addresses.slice(1).filter((address) => /canary|secret/.test(address))).toEqual([]);
});

test('T11: another site cannot change anything on behalf of a visitor', async ({
  page,
  product,
  person,
  context,
}) => {
  await createAccountByApi(page.request, product, person);
  const cookies = await context.cookies(product.origin);
  expect(cookies.find((cookie) => cookie.name === 'session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });

  const answer = await page.request.post('/api/create-payment-intent', {
    headers: { origin: 'https://elsewhere.example' },
    data: { amount: 62, userId: 'anyone' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'cross_site' });
});
