import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { ok, pretendApi } from '../test/pretend-api.ts';
import { AppLayout } from './AppLayout.tsx';

const open = (address: string) => {
  const router = createMemoryRouter(
    [
      {
        Component: AppLayout,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/blog', element: <h1>The blog</h1> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  return render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
};

test('the foot of every page says what all of this is for', async () => {
  pretendApi({ 'POST /api/page-views': ok({}) });
  const screen = await open('/');
  const foot = screen.getByRole('contentinfo');
  await expect
    .element(foot.getByText('For entertainment only. This is not professional career advice.'))
    .toBeVisible();
});

test('a new page takes the focus, so that a screen reader starts where the eye does', async () => {
  pretendApi({ 'POST /api/page-views': ok({}) });
  const screen = await open('/');
  const menu = screen.getByRole('button', { name: 'Menu' });
  if (menu.elements().length > 0) await menu.click();
  await screen.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'The blog' })).toBeVisible();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
