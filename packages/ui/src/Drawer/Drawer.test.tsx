import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(() => document.documentElement.removeAttribute('dir'));

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

test('traps focus, closes on Escape, and restores focus', async () => {
  const screen = await render(<Example />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  const drawer = screen.getByRole('dialog', { name: 'Chapters' });
  await expect.element(drawer).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  }
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(drawer.element().contains(document.activeElement)).toBe(true);
  }
  await expectAccessible(drawer.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('the close button and a press outside close it', async () => {
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

test.each([
  ['end', 'ltr', 1],
  ['start', 'ltr', -1],
  ['end', 'rtl', -1],
  ['start', 'rtl', 1],
] as const)('at the %s of a page in %s direction it slides in from that edge', async (side, dir, sense) => {
  document.documentElement.dir = dir;
  const screen = await render(
    <Drawer open onOpenChange={vi.fn()} title="Chapters" side={side}>
      <p>Companies</p>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog').element();
  const [entrance] = drawer.getAnimations();
  await entrance?.finished;
  const settled = drawer.getBoundingClientRect().left;
  entrance?.pause();
  if (entrance) entrance.currentTime = 0;
  expect(Math.sign(drawer.getBoundingClientRect().left - settled)).toBe(sense);
});
