import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { BarChart } from './BarChart.tsx';

const items = [
  { key: 'rat', label: 'Rat', value: 10 },
  { key: 'ox', label: 'Ox', value: 5 },
];

conformance(
  'BarChart',
  <BarChart caption="Companies by sign" items={items} current="ox" onSelect={vi.fn()} />,
);

test('figures are written out, and bars are in proportion', async () => {
  const { container } = await render(<BarChart caption="Companies by sign" items={items} />);
  expect([...container.querySelectorAll('li')].map((row) => row.textContent)).toEqual(['Rat10', 'Ox5']);
  const widths = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));
  expect(widths).toEqual([100, 50]);
});

test('a row is chosen by keyboard, and the chosen one says so', async () => {
  const onSelect = vi.fn();
  const screen = await render(<BarChart caption="Signs" items={items} current="rat" onSelect={onSelect} />);
  await expect.element(screen.getByRole('button', { name: /Rat/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('ox');
});

test('nothing counted says so', async () => {
  const screen = await render(<BarChart caption="Signs" items={[]} />);
  await expect.element(screen.getByText('Nothing is counted yet.')).toBeVisible();
});
