import { lists } from '@org/api-contract/lists';
import type { Locator } from 'vitest/browser';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { ok, mockApi } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { rememberAccess, rememberPending, writeHint } from '#storage/hint.ts';
import { Header } from './Header.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const session = (role: string, hasPaid: boolean) => ({
  'GET /api/user/ada': ok({ ...ada, role }),
  'GET /api/user/ada/payment-status': ok({ hasPaid, paymentFailed: false }),
});

/** The entries of every signed-in user: the pages, and the lists in the order of the contract. */
const usersEntries = [
  'Almanac',
  'Blog',
  'Your Zodiac',
  ...Object.values(lists).map(({ heading }) => heading),
  'Explore',
];

/** The entries in their order. A menu is named by the text of its button. */
const entriesIn = (container: Element): (string | null | undefined)[] =>
  [...container.querySelectorAll('nav > ul > li')].map((item) => item.firstElementChild?.textContent);

/** The entries of each menu, by the text of its button. */
const menusIn = (container: Element): Record<string, (string | null)[]> =>
  Object.fromEntries(
    [...container.querySelectorAll('nav > ul > li:has(ul)')].map((menu) => [
      menu.firstElementChild?.textContent,
      [...menu.querySelectorAll('li')].map((item) => item.textContent),
    ]),
  );

/** Opens the menu that contains Logout: the account menu, or in a narrow header the only menu. */
async function openAccount(screen: Awaited<ReturnType<typeof show>>): Promise<void> {
  const narrow = screen.getByRole('button', { name: 'Menu' });
  await (narrow.elements().length > 0 ? narrow : screen.getByRole('button', { name: 'Account' })).click();
}

async function expectEntries(expected: readonly string[]): Promise<void> {
  const { container } = await show(<Header />, '/blog');
  await expect.poll(() => entriesIn(container)).toEqual(expected);
}

test('Blog Admin is marked on every page for admins, and on no other', async () => {
  writeHint(ada);
  mockApi(session('admin', false));
  const { router, ...screen } = await show(<Header />, '/admin/payments');
  const link = screen.getByRole('link', { name: 'Blog Admin', includeHidden: true });
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  await router.navigate('/blog-admin');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await router.navigate('/companies');
  await expect.element(link).not.toHaveAttribute('aria-current');
});

test('a visitor finds the blog, the sign-in and the free sample', async () => {
  mockApi({});
  await expectEntries(['Almanac', 'Blog', 'Sign In', 'Try Free Sample']);
});

test.each([
  ['user', false, [...usersEntries, 'Get Lifetime Access', 'Account']],
  ['user', true, [...usersEntries, 'Account']],
  ['admin', false, [...usersEntries, 'Blog Admin', 'Account']],
])('role %s with payment %s finds %j', async (role, hasPaid, expected) => {
  writeHint(ada);
  mockApi(session(role, hasPaid));
  await expectEntries(expected);
});

test.each([
  [true, false, [...usersEntries, 'Account']],
  [false, true, [...usersEntries, 'Blog Admin', 'Account']],
  [false, false, [...usersEntries, 'Get Lifetime Access', 'Account']],
])(
  'a returning user, last seen with payment %s and as admin %s, finds their links before the server answers',
  async (hasPaid, isAdmin, expected) => {
    writeHint(ada);
    rememberAccess(ada.uid, { hasPaid, isAdmin });
    mockApi({ 'GET /api/user/ada': () => new Promise(() => undefined) });
    const { container } = await show(<Header />, '/blog');
    expect(entriesIn(container)).toEqual(expected);
  },
);

test('the answer of the server corrects the links of the last visit, and the next visit starts with it', async () => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: true });
  mockApi(session('user', false));
  const corrected = [...usersEntries, 'Get Lifetime Access', 'Account'];
  await expectEntries(corrected);
  await cleanup();
  mockApi({ 'GET /api/user/ada': () => new Promise(() => undefined) });
  const { container } = await show(<Header />, '/blog');
  expect(entriesIn(container)).toEqual(corrected);
});

test.each(['/checkout', '/success', '/success?payment_intent=pi_1'])(
  'sells nothing on %s, whatever the payment status, signed in or out',
  async (path) => {
    for (const status of [
      { hasPaid: false, paymentFailed: false },
      { hasPaid: false, paymentFailed: false, isPending: true },
      { hasPaid: false, paymentFailed: true },
      { hasPaid: true, paymentFailed: false },
    ]) {
      writeHint(ada);
      mockApi({ ...session('user', false), 'GET /api/user/ada/payment-status': ok(status) });
      const { container } = await show(<Header />, path);
      await expect.poll(() => entriesIn(container)).toEqual([...usersEntries, 'Account']);
      await cleanup();
      localStorage.clear();
    }
    mockApi({});
    const { container } = await show(<Header />, path);
    await expect.poll(() => entriesIn(container)).toEqual(['Almanac', 'Blog', 'Sign In']);
  },
);

test('everybody has the Almanac menu, and a user also has Explore and Account', async () => {
  const pages = ['Today', 'Signs', 'Years', 'Elements', 'Numbers', 'Compatibility'];
  mockApi({});
  const visited = await show(<Header />, '/blog');
  await expect.poll(() => menusIn(visited.container)).toEqual({ Almanac: pages });
  await cleanup();
  writeHint(ada);
  mockApi(session('user', true));
  const { container } = await show(<Header />, '/blog');
  await expect
    .poll(() => menusIn(container))
    .toEqual({
      Almanac: pages,
      Explore: ['Openings', 'For You', 'Insights', 'Saved', 'Compare'],
      Account: ['Account', 'Gift', 'Logout'],
    });
});

test('the logo links to the landing page, the offer to the checkout', async () => {
  writeHint(ada);
  mockApi(session('user', false));
  const screen = await show(<Header />, '/blog');
  await expect.element(screen.getByRole('link', { name: 'Zodiac Atlas' })).toHaveAttribute('href', '/');
  const offer = screen.getByRole('link', { name: 'Get Lifetime Access', includeHidden: true });
  await expect.element(offer).toHaveAttribute('href', '/checkout');
});

test('a failed sign-out shows an error and keeps the user signed in', async () => {
  writeHint(ada);
  mockApi({ ...session('user', true), 'DELETE /api/session': { status: 503, body: {} } });
  const screen = await show(<Header />, '/blog');
  await openAccount(screen);
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('Failed to log out. Please try again.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.each([
  ['a double click', (button: Locator) => button.dblClick()],
  ['two presses before the next render', async (button: Locator) => pressTwice(button)],
])('%s on Logout signs out once, and says so once', async (_how, press) => {
  writeHint(ada);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = mockApi({
    ...session('user', true),
    'DELETE /api/session': async () => {
      await held;
      return ok({ signedOut: true });
    },
  });
  const screen = await show(<Header />, '/blog');
  await openAccount(screen);
  await press(screen.getByRole('button', { name: 'Logout' }));
  answer();
  await expect.element(screen.getByText('Logged out', { exact: true }).first()).toBeVisible();
  expect(calls.filter((call) => call === 'DELETE /api/session')).toHaveLength(1);
});

test('a returning user whose payment is on its way is not asked to pay before the server answers', async () => {
  writeHint(ada);
  rememberPending(ada.uid, true);
  mockApi({ 'GET /api/user/ada': () => new Promise(() => undefined) });
  const { container } = await show(<Header />, '/zodiac-sample');
  expect(entriesIn(container)).not.toContain('Get Lifetime Access');
});

test.each(['/checkout', '/success'])('nothing is sold on %s', async (address) => {
  mockApi({});
  const { container } = await show(<Header />, address);
  await expect.poll(() => entriesIn(container)).toEqual(['Almanac', 'Blog', 'Sign In']);
});

test('the prerendered page has the entries of all groups, and the app then shows those of the reader', async () => {
  const { container } = await show(<Header />, '/zodiac-sample');
  expect(container.querySelectorAll('[data-for]')).toHaveLength(0);
  const built = renderToString(
    <App>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </App>,
  );
  expect(built.match(/data-for="\w+"/g)).toHaveLength(19 + Object.keys(lists).length);
});

test('an open menu stays open when the page replaces its address, and closes when another page is shown', async () => {
  mockApi({});
  const screen = await show(<Header />, '/zodiac-sample?date=1988-03-14');
  await screen.getByRole('button', { name: /^(?:Menu|Almanac)$/ }).click();
  const signs = screen.getByRole('link', { name: 'Signs' });
  await expect.element(signs).toBeVisible();
  await screen.router.navigate('/zodiac-sample', { replace: true });
  const signIn = screen.getByRole('link', { name: 'Sign In', includeHidden: true });
  await expect.element(signIn).toHaveAttribute('href', '/login?next=%2Fzodiac-sample');
  await expect.element(signs).toBeVisible();
  await screen.router.navigate('/login');
  await expect.element(signs).not.toBeInTheDocument();
});
