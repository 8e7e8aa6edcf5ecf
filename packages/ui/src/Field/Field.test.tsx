import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { SelectField, TextField } from './Field.tsx';

conformance('Field', <TextField label="Email" hint="We write rarely." error="This is no address." />);

test('hint and error belong to the control', async () => {
  const screen = await render(
    <TextField label="Email" hint="We write rarely." error="This is no address." />,
  );
  const input = screen.getByLabelText('Email');
  await expect.element(input).toHaveAccessibleDescription('We write rarely. This is no address.');
  await expect.element(input).toBeInvalid();
});

test('a choice is made by arrows, Home and End', async () => {
  const screen = await render(
    <SelectField
      label="Sign"
      options={['Rat', 'Ox', 'Tiger', 'Rabbit'].map((label) => ({ value: label.toLowerCase(), label }))}
    />,
  );
  const select = screen.getByLabelText('Sign');
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  for (const [key, value] of [
    ['{ArrowDown}', 'ox'],
    ['{End}', 'rabbit'],
    ['{ArrowUp}', 'tiger'],
    ['{Home}', 'rat'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(select).toHaveValue(value);
  }
});
