import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCard } from './DataCard.tsx';

test('leaves out unknown facts, and links the name to the website', async () => {
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

test('the corner control follows the name in Tab order, before the actions', async () => {
  await render(
    <DataCard
      title="Apple"
      href="https://www.apple.com"
      note="A Fire Dragon year."
      corner={<button type="button">Save Apple</button>}
      actions={<button type="button">Details</button>}
    />,
  );
  const reached: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual([expect.stringMatching(/^Apple/), 'Save Apple', 'Details']);
});

test('without a website the name is plain text', async () => {
  const screen = await render(<DataCard title="Apple" href={null} />);
  await expect.element(screen.getByRole('heading', { name: 'Apple' })).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test.each([200, 260, 320, 390])(
  'a description that is too long is cut after its second line, %i px wide',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <DataCard
          title="Apple"
          description="Founded on 1 April 1976 it sold 1,250,000,000 telephones and 4,300,000 computers in 175 countries, and in 2024 it earned 391,035,000,000 dollars from them."
        />
      </div>,
    );
    const description = container.querySelector('p');
    if (!description) throw new Error('There is no description.');
    const lineHeight = Number.parseFloat(getComputedStyle(description).lineHeight);
    expect(Math.abs(description.clientHeight - 2 * lineHeight)).toBeLessThan(2);
    expect(description.scrollHeight).toBeGreaterThan(description.clientHeight);
    expect(description.textContent).toMatch(/^Founded on 1 April .* from them\.$/);
  },
);

test('the name uses the given router link', async () => {
  const screen = await render(
    <DataCard title="Ada Bank" renderLink={(title) => <a href="/companies/ada-bank">{title}</a>} />,
  );
  const link = screen.getByRole('heading', { name: 'Ada Bank' }).getByRole('link', { name: 'Ada Bank' });
  await expect.element(link).toHaveAttribute('href', '/companies/ada-bank');
  await expect.element(link).not.toHaveAttribute('target');
});
