import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';

/** Two presses of a button before the next render. */
export function pressTwice(button: { element: () => Element }): void {
  for (let press = 0; press < 2; press += 1)
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Presses a button by keyboard. */
export async function pressByKeyboard(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (!(element instanceof HTMLElement)) throw new Error('Not an element that can have the focus.');
  element.focus();
  await userEvent.keyboard('{Enter}');
}

/** Opens the menu of a row. */
export const openMenu = (screen: Pick<Locator, 'getByRole'>, about: string): Promise<void> =>
  screen.getByRole('button', { name: `More for “${about}”` }).click();

/** Chooses an entry of the menu of a row. */
export async function chooseInMenu(
  screen: Pick<Locator, 'getByRole'>,
  about: string,
  name: string,
): Promise<void> {
  await openMenu(screen, about);
  await screen.getByRole('menuitem', { name, exact: true }).click();
}

/**
 * Renders an element at an address, with the providers of the application.
 *
 * @param path - the pattern of its route, whose parameters the element reads
 */
export async function show(element: ReactNode, address = '/', path = '*') {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [address] });
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...screen, router };
}
