import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance.tsx';
import { Dialog } from './Dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Create Account" description="Get Lifetime Access">
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}

test('the dialog keeps the focus, Escape leaves it, and the focus returns where it was', async () => {
  const screen = await render(<Example />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Create Account' });
  await expect.element(dialog).toBeVisible();
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await expectAccessible(dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('the close button closes', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('Shift and Tab go round within the dialog as well', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
});

test('a press beside the dialog keeps what was typed', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByLabelText('Email').fill('ada@example.com');
  // The page behind takes no press, so that the press is the document's.
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
