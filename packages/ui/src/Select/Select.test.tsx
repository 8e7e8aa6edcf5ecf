import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { Select } from './Select.tsx';

const options = ['Rat', 'Ox', 'Tiger', 'Rabbit'].map((label) => ({ value: label.toLowerCase(), label }));

conformance('Select', <Select label="Sign" options={options} />);

test('a choice is made by arrows, Home and End', async () => {
  const screen = await render(<Select label="Sign" options={options} />);
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
