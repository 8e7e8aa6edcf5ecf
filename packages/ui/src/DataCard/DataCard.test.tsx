import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { DataCard } from './DataCard.tsx';

conformance(
  'DataCard',
  <main>
    <h1>Companies</h1>
    <DataCard title="Apple" href="https://www.apple.com" facts={[['Founded', 1976]]} />
  </main>,
);

test('a fact that is not known is left out, and the name leads to the website', async () => {
  const screen = await render(
    <DataCard
      title="Apple"
      href="https://www.apple.com"
      facts={[
        ['Founded', 1976],
        ['Location', null],
      ]}
    />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Apple (opens in a new tab)' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByText('Founded:')).toBeVisible();
  await expect.element(screen.getByText('Location:')).not.toBeInTheDocument();
});

test('without a website the name is plain text', async () => {
  const screen = await render(<DataCard title="Apple" href={null} />);
  await expect.element(screen.getByRole('heading', { name: 'Apple' })).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
