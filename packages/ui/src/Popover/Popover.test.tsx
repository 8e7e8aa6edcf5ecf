import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

function Filters(props: Partial<PopoverProps>) {
  return (
    <>
      <p>Beside</p>
      <Popover label="Filters" content={<input type="text" aria-label="City" />} {...props}>
        <button type="button">Filter</button>
      </Popover>
    </>
  );
}

test('opens by keyboard, moves focus inside, and restores it on Escape', async () => {
  const changed = vi.fn();
  const screen = await render(<Filters onOpenChange={changed} />);
  const button = screen.getByRole('button', { name: 'Filter' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.element(screen.getByLabelText('City')).toHaveFocus();
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a press outside closes it', async () => {
  const screen = await render(<Filters defaultOpen />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByText('Beside').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a controlled Popover opens and closes as given', async () => {
  const screen = await render(<Filters open={false} />);
  await screen.getByRole('button', { name: 'Filter' }).click();
  expect(document.querySelector('.za-Popover')).toBeNull();
  await screen.rerender(<Filters open />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('follows the direction of its button', async () => {
  const screen = await render(
    <div dir="rtl">
      <Filters defaultOpen />
    </div>,
  );
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('dir', 'rtl');
});
