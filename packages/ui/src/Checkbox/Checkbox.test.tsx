import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';

test('announces its error', async () => {
  const screen = await render(<Checkbox label="I have read the terms" error="Please read the terms." />);
  const box = screen.getByRole('checkbox', { name: 'I have read the terms' });
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription('Please read the terms.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please read the terms.');
});

test('its label and Space check it, and its hint describes it', async () => {
  const screen = await render(<Checkbox label="Publish at once" hint="Otherwise they wait." />);
  const box = screen.getByRole('checkbox', { name: 'Publish at once' });
  await expect.element(box).toHaveAccessibleDescription('Otherwise they wait.');
  await screen.getByText('Publish at once').click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});
