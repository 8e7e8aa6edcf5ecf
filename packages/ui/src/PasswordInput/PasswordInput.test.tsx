import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordInput } from './PasswordInput.tsx';

test('a password is shown and hidden again', async () => {
  const screen = await render(<PasswordInput label="Password" />);
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('showing a password by keyboard keeps the text and the focus', async () => {
  const screen = await render(<PasswordInput label="Password" />);
  await userEvent.tab();
  await userEvent.keyboard('correct horse');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('correct horse');
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
});

test('the password of a disabled field cannot be shown', async () => {
  const screen = await render(<PasswordInput label="Password" disabled />);
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
});
