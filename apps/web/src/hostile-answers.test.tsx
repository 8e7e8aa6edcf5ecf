import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '#api/query-client.ts';
import { rememberAccess, writeHint } from '#storage/hint.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const session: Readonly<Record<string, object>> = {
  '/api/user/ada': { ...ada, role: 'admin' },
  '/api/user/ada/payment-status': { hasPaid: true, paymentFailed: false },
};

/** Makes every endpoint answer with the text, except those of the session. */
function answerWith(text: string): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const known = session[pathname];
    return new Response(known ? JSON.stringify(known) : text);
  });
}

test.each([
  ['/companies', 'Failed to load company data. Please check your connection and try again.'],
  ['/openings', 'The openings could not be loaded. Please check your connection and try again.'],
  ['/kept', 'Your saved items could not be loaded. Please check your connection and try again.'],
  ['/car-brands', 'Failed to fetch car brands'],
  ['/us-states', 'Failed to fetch US states'],
  [
    '/personal?date=1988-03-14',
    'Your reading could not be loaded. Please check your connection and try again.',
  ],
  ['/blog-admin', 'The settings could not be loaded. The answer could not be read. Please reload the page.'],
  [
    '/blog-admin?tab=articles',
    'The articles could not be loaded. The answer could not be read. Please reload the page.',
  ],
  [
    '/blog-admin?tab=keywords',
    'The keywords could not be loaded. The answer could not be read. Please reload the page.',
  ],
  ['/checkout', 'Failed to initialize payment. Please try again.'],
])('%s shows an error with a retry if the answers are not those of the API', async (address, sentence) => {
  writeHint(ada);
  rememberAccess(ada.uid, { hasPaid: true, isAdmin: true });
  for (const text of ['{}', '<h1>Sign in to this network</h1>']) {
    answerWith(text);
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const screen = await render(
      <App>
        <RouterProvider router={router} />
      </App>,
    );
    const main = screen.getByRole('main');
    await expect.element(main.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Try again' }).first()).toBeEnabled();
    expect(main.getByRole('button', { name: 'Save settings' }).elements(), text).toEqual([]);
    await cleanup();
    router.dispose();
    queryClient.clear();
  }
});
