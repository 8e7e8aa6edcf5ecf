import { userEvent } from 'vitest/browser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { ok, mockApi } from '../test/mock-api.ts';
import { AppLayout } from './AppLayout.tsx';

const open = async (address: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: AppLayout,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/companies', element: <h1>The companies</h1> },
          { path: '*', element: <h1>Nothing</h1> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...screen, router };
};

test('every page has the entertainment notice in its footer', async () => {
  mockApi({ 'POST /api/page-views': ok({}) });
  for (const address of ['/', '/companies', '/nothing-here']) {
    const screen = await open(address);
    const foot = screen.getByRole('contentinfo');
    await expect
      .element(foot.getByText('For entertainment only. This is not professional career advice.'))
      .toBeVisible();
    await screen.unmount();
  }
});

test('the footer of a page for admins has no links', async () => {
  mockApi({ 'POST /api/page-views': ok({}) });
  const screen = await open('/admin/codes');
  const foot = screen.getByRole('contentinfo');
  await expect.element(foot.getByText(/^For entertainment only\./)).toBeVisible();
  expect(foot.getByRole('link').elements()).toEqual([]);
});

test('navigation moves the focus to the main content', async () => {
  mockApi({ 'POST /api/page-views': ok({}) });
  const screen = await open('/');
  const menu = screen.getByRole('button', { name: 'Menu' });
  if (menu.elements().length > 0) await menu.click();
  await screen.getByRole('link', { name: 'Try Free Sample' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Nothing' })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test.each(['/companies/', '/Companies', '//companies'])('%s redirects to /companies', async (path) => {
  mockApi({ 'POST /api/page-views': ok({}) });
  const { router, ...screen } = await open(`${path}?zodiac=ox`);
  await expect.element(screen.getByRole('heading', { name: 'The companies' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/companies', search: '?zodiac=ox' });
  expect(document.title).toBe('Companies · Zodiac Atlas');
});

test('the title, description and canonical URL are those of the current page', async () => {
  mockApi({ 'POST /api/page-views': ok({}) });
  const { router, ...screen } = await open('/');
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  const content = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute('content') ?? element.getAttribute('href'),
    );
  await router.navigate('/zodiac-sample');
  const title = 'Free zodiac sample · Zodiac Atlas';
  const description =
    'Enter a birth date and read your Chinese zodiac sign free, by the true New Year’s Day of your year.';
  await expect.poll(() => document.title).toBe(title);
  expect(content('meta[name="description"]')).toEqual([description]);
  expect(content('meta[property="og:title"]')).toEqual([title]);
  expect(content('meta[property="og:description"]')).toEqual([description]);
  expect(content('link[rel="canonical"]')).toEqual([`${window.location.origin}/zodiac-sample`]);
  expect(content('meta[name="robots"]')).toEqual([]);
  await router.navigate('/companies');
  await expect.poll(() => document.title).toBe('Companies · Zodiac Atlas');
  expect(content('link[rel="canonical"]')).toEqual([]);
  expect(content('meta[name="robots"]')).toEqual(['noindex']);
});

test('the first link skips the header', async () => {
  mockApi({ 'POST /api/page-views': ok({}) });
  const { router, ...screen } = await open('/');
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await expect.poll(() => skip.element().getBoundingClientRect().height).toBeGreaterThan(20);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});
