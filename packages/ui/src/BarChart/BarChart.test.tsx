import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './BarChart.tsx';

const items = [
  { key: 'rat', label: 'Rat', value: 10 },
  { key: 'ox', label: 'Ox', value: 5 },
];

test('the chart is a table with every count, and bars are in proportion', async () => {
  const screen = await render(<BarChart caption="Companies by sign" items={items} />);
  const table = screen.getByRole('table', { name: 'Companies by sign' });
  expect(
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['NameCount', 'Rat10', 'Ox5']);
  await expect.element(table.getByRole('rowheader', { name: 'Ox' })).toBeVisible();
  const widths = [...screen.container.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  );
  expect(widths).toEqual([100, 50]);
});

test('a row is chosen by keyboard, and is marked as chosen', async () => {
  const onSelect = vi.fn();
  const screen = await render(<BarChart caption="Signs" items={items} current="rat" onSelect={onSelect} />);
  const rat = screen.getByRole('button', { name: 'Rat' });
  await expect.element(rat).toHaveAttribute('aria-pressed', 'true');
  await expect.element(rat).toHaveAccessibleDescription('10');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('ox');
});

test('a press on a bar, or on its count, chooses its row', async () => {
  const { container } = await render(<BarChart caption="Signs" items={items} onSelect={vi.fn()} />);
  for (const part of ['.za-BarChart-track', '.za-BarChart-value']) {
    const { left, top, width, height } =
      container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.textContent, part).toBe('Rat');
  }
});

test('says so when there are no counts', async () => {
  const screen = await render(<BarChart caption="Signs" items={[]} />);
  await expect.element(screen.getByText('Nothing is counted yet.')).toBeVisible();
});

test('a bar of an element has the color of the element', async () => {
  const { container } = await render(
    <BarChart
      caption="Elements"
      items={[
        { key: 'a', label: 'Wood', value: 2, element: 'Wood' },
        { key: 'b', label: 'Fire', value: 1, element: 'Fire' },
        { key: 'c', label: 'None', value: 1 },
      ]}
    />,
  );
  const fills = [...container.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill);
  expect(new Set(fills).size).toBe(3);
});
