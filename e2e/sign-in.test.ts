import { createAccountByApi, signUpAndPayByApi, signUpByApi } from './fixtures/accounts.ts';
import { submitSignUp, createAccount, logOut, newPerson, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('a failed sign-in and a sign-up with an existing email address show the errors of the specification', async ({
  page,
  person,
  product,
  request,
}) => {
  await createAccountByApi(request, product, person);
  await signIn(page, newPerson());
  await expect(page.getByRole('alert')).toContainText(
    'No account found with this email. Please sign up first.',
  );

  await signIn(page, { ...person, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toContainText('Incorrect password. Please try again.');

  const dialog = await submitSignUp(page, person);
  await expect(dialog.getByRole('alert')).toContainText('An account with this email already exists.');
});

test('the sign-in has no form before its script has loaded, so a password never reaches the URL', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  // Playwright finds no text in a `noscript`.
  await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
  await expect(page.locator('form')).toHaveCount(0);
  await context.close();
});

test('F11: a sign-in shows an error if the identity provider is unreachable', async ({
  page,
  person,
  product,
}) => {
  await product.blockAuthEmulator(page);
  await signIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Login failed. Please try again.');
});

test('T27: the return address of a sign-in never leads to another site, and may be the feed, the API documentation or an unknown URL', async ({
  page,
  person,
  product,
}) => {
  await signUpByApi(page, product, person);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && origin !== product.origin)
      foreign.push(request.url());
  });
  // `paths.test.ts` checks further spellings.
  for (const next of ['//evil.example', '/\\evil.example', 'javascript:location="//evil.example"']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${product.origin}/`);
  }
  await page.goto('/login?next=%2Fcar-brands%3Fcategory%3DSports');
  await expect(page).toHaveURL(`${product.origin}/car-brands?category=Sports`);
  for (const [next, status, type] of [
    ['/blog/feed.xml', 200, 'application/atom+xml'],
    ['/api/docs', 200, 'text/html'],
    ['/no-such-page', 404, 'text/html'],
  ] as const) {
    const answered = page.waitForResponse(product.origin + next);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    const answer = await answered;
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      status,
      expect.stringContaining(type),
    ]);
    await expect(page).toHaveURL(product.origin + next);
  }
  expect(foreign).toEqual([]);
});

test('a reload keeps the user signed in where storage is blocked', async ({ page, person }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await createAccount(page, person);
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'unpaid');
  await logOut(page);
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
});

test('signing out ends the session, and both actions show a message', async ({ page, product, person }) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/companies');
  const menu = page.getByRole('banner');
  await logOut(page);
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/companies')).status()).toBe(401);

  await signIn(page, person);
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Companies' })).toBeVisible();
});

test('F20: an account whose registration was lost is registered at the next sign-in', async ({
  page,
  person,
  product,
  browser,
}) => {
  await page.route('**/api/session', (route) => route.abort());
  const dialog = await submitSignUp(page, person);
  await expect(dialog.getByRole('alert')).toContainText('Failed to create account');
  await page.close();

  const next = await browser.newContext({ baseURL: product.origin });
  const later = await next.newPage();
  const registering = later.waitForResponse('**/api/user/register');
  await signIn(later, person);
  const registered = (await (await registering).json()) as { uid: string; email: string };
  expect(registered.email).toBe(person.email);
  expect((await later.request.get(`/api/user/${registered.uid}`)).status()).toBe(200);
  await expect(later.getByRole('link', { name: 'Get Lifetime Access' }).first()).toBeVisible();
  await next.close();
});
