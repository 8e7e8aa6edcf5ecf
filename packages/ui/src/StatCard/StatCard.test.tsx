import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatCard } from './StatCard.tsx';

test('the figure stands under its name', async () => {
  const screen = await render(<StatCard label="Articles Generated" value="0" heading="h3" />);
  await expect.element(screen.getByRole('heading', { name: 'Articles Generated', level: 3 })).toBeVisible();
  await expect.element(screen.getByText('0')).toBeVisible();
});

test('a loading figure is hidden, and the card is marked as busy', async () => {
  const screen = await render(<StatCard label="Articles Generated" value="24" loading />);
  await expect.element(screen.getByText('24')).not.toBeInTheDocument();
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull();
});
