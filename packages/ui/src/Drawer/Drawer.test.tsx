import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Chapters">
        <Link href="#companies">Companies</Link>
      </Drawer>
    </>
  );
}

test('it keeps the focus, Escape leaves it, and the focus returns where it was', async () => {
  const screen = await render(<Example />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  const drawer = screen.getByRole('dialog', { name: 'Chapters' });
  await expect.element(drawer).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  }
  await expectAccessible(drawer.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('the close button and a press beside it leave it', async () => {
  const screen = await render(<Example />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await open.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(page.elementLocator(document.documentElement), { position: { x: 4, y: 4 } });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
