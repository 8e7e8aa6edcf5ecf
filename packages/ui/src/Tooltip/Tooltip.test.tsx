import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance.tsx';
import { Tooltip } from './Tooltip.tsx';

const example = (
  <Tooltip text="By the most precise date known">
    <button type="button">Pig</button>
  </Tooltip>
);

test('the keyboard shows it at once, and Escape puts it away', async () => {
  const screen = await render(example);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Pig' });
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await expect.element(button).toHaveAccessibleDescription('By the most precise date known');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the pointer shows it', async () => {
  const screen = await render(example);
  await userEvent.hover(screen.getByRole('button', { name: 'Pig' }));
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});
