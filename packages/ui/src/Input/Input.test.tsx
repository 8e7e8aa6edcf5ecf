import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Input } from './Input.tsx';

const example = <Input label="Email" type="email" hint="We write rarely." error="This is no address." />;

test('takes input, and its hint and error describe it', async () => {
  const screen = await render(example);
  const input = screen.getByLabelText('Email');
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('ada@example.com');
  await expect.element(input).toHaveValue('ada@example.com');
  await expect.element(input).toHaveAccessibleDescription('We write rarely. This is no address.');
  await expect.element(input).toBeInvalid();
});
