import { StrictMode, useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Dialog, DialogContent } from './Dialog.tsx';
import { DialogClose, DialogDescription, DialogRoot, DialogTitle, DialogTrigger } from './dialog-parts.tsx';

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

test('traps focus, closes on Escape, and restores focus', async () => {
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

test('the close button closes the dialog', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('focuses the first field of a form, and wraps focus with Shift+Tab', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

function Opened({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Settings">
        {children}
      </Dialog>
    </StrictMode>
  );
}

test.each([
  ['the first field that takes one', 'Name', <FirstFields key="fields" />],
  ['the chosen radio button', 'Monthly', <Radios key="radios" />],
  ['the field that asks for it', 'Name', <AsksForFocus key="asks" />],
  ['the close button where there is no field', 'Close', <p key="text">Saved.</p>],
])('focuses %s first, and restores focus', async (_, name, children) => {
  const screen = await render(<Opened>{children}</Opened>);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByLabelText(name, { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

function FirstFields() {
  return (
    <form>
      <input type="hidden" name="id" />
      <input aria-label="Number" disabled />
      <input aria-label="Unseen" hidden />
      <input aria-label="Name" />
    </form>
  );
}

function Radios() {
  return (
    <form>
      <input type="radio" name="frequency" aria-label="Weekly" />
      <input type="radio" name="frequency" aria-label="Monthly" defaultChecked />
    </form>
  );
}

function AsksForFocus() {
  return (
    <form>
      <input aria-label="Number" />
      <input aria-label="Name" {...{ autoFocus: true }} />
    </form>
  );
}

test('opened from a menu, it gives the focus back to the button of the menu', async () => {
  const screen = await render(<FromMenu />);
  const button = screen.getByRole('button', { name: 'More' });
  await button.click();
  await screen.getByRole('menuitem', { name: 'Rename' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu items={[{ key: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}>
        <button type="button">More</button>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen} title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('a press outside the dialog keeps what was typed', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByLabelText('Email').fill('ada@example.com');
  // The page behind the dialog ignores the pointer, so the document receives the press.
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('its parts name, describe and close it, and focus returns to the trigger', async () => {
  const screen = await render(
    <DialogRoot>
      <DialogTrigger>
        <button type="button">Rename</button>
      </DialogTrigger>
      <DialogContent size="l">
        <DialogTitle>Rename the article</DialogTitle>
        <DialogDescription>Links to it stay as they are.</DialogDescription>
        <input aria-label="Title" />
        <DialogClose>
          <button type="button">Cancel</button>
        </DialogClose>
      </DialogContent>
    </DialogRoot>,
  );
  const trigger = screen.getByRole('button', { name: 'Rename' });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  await trigger.click();
  const dialog = screen.getByRole('dialog', { name: 'Rename the article' });
  await expect.element(dialog).toHaveAccessibleDescription('Links to it stay as they are.');
  await expect.element(screen.getByLabelText('Title')).toHaveFocus();
  await expectAccessible(dialog.element());
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
