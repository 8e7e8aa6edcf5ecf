import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';

/** Renders an element at a path, with the providers of the application. */
export async function show(element: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...screen, router };
}
