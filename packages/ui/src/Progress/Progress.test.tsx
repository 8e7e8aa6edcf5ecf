import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './Progress.tsx';

test('shows and announces its label and its value', async () => {
  const screen = await render(<Progress label="Sources asked" value={3} max={12} />);
  const bar = screen.getByRole('progressbar', { name: 'Sources asked' });
  await expect.element(bar).toHaveAttribute('value', '3');
  await expect.element(bar).toHaveAttribute('max', '12');
  await expect.element(screen.getByText('3 of 12')).toBeVisible();
});

test('is indeterminate without a value', async () => {
  const screen = await render(<Progress label="Asking" />);
  await expect.element(screen.getByRole('progressbar', { name: 'Asking' })).not.toHaveAttribute('value');
});
