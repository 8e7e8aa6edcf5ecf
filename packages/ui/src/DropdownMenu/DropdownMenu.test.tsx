import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

function Example({ onSelect = vi.fn() }: { onSelect?: (key: string) => void }) {
  const items = ['Edit', 'View', 'Unpublish'].map((label) => ({
    key: label,
    label,
    onSelect: () => onSelect(label),
    disabled: label === 'View',
  }));
  return (
    <DropdownMenu items={items}>
      <button type="button">Actions</button>
    </DropdownMenu>
  );
}

test('opens, moves and selects by keyboard, and restores focus', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Example onSelect={onSelect} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await expectAccessible(document.body);
  for (const [key, name] of [
    ['{ArrowDown}', 'Unpublish'],
    ['{ArrowDown}', 'Edit'],
    ['{End}', 'Unpublish'],
    ['{Home}', 'Edit'],
    ['u', 'Unpublish'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('menuitem', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Unpublish');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('follows right-to-left direction', async () => {
  const screen = await render(
    <div dir="rtl">
      <Example />
    </div>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
});

test('an open menu is part of the main content of its page', async () => {
  const screen = await render(
    <main>
      <Example />
    </main>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('main').getByRole('menu')).toBeVisible();
  const { violations } = await axe.run(document.body, { runOnly: ['region'] });
  expect(violations).toEqual([]);
});

test('a menu in a dialog is not cut off by it', async () => {
  const screen = await render(
    <main>
      <div role="dialog" aria-label="Article">
        <Example />
      </div>
    </main>,
  );
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes it without selecting', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Example onSelect={onSelect} />);
  await screen.getByRole('button', { name: 'Actions' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

test('an item can be a link that the keyboard follows', async () => {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await render(
    <DropdownMenu
      items={[
        {
          key: 'view',
          asChild: true,
          label: (
            <a href="#article" onClick={follow}>
              View
            </a>
          ),
        },
      ]}
    >
      <button type="button">Actions</button>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const item = screen.getByRole('menuitem', { name: 'View' });
  await expect.element(item).toHaveAttribute('href', '#article');
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledOnce();
});
