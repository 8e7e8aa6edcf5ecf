import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TimeColumns, type TimeColumn } from './TimeColumns.tsx';

const chart = (items: readonly TimeColumn[]) => (
  <TimeColumns
    caption="Visits by day"
    legend="Last 3 days"
    legendBefore="The 3 days before"
    empty="No visits in the last 3 days."
    items={items}
  />
);
const items = [
  { key: 'a', label: 'Nov 18', value: 5, before: 10 },
  { key: 'b', label: 'Nov 19', value: 0, before: 2 },
  { key: 'c', label: 'Nov 20', value: 1_000, before: 0 },
];
const columns = (container: Element, before: boolean) =>
  [...container.querySelectorAll('rect')].filter((rect) => rect.hasAttribute('data-before') === before);

test('the columns are in proportion and at most 160 px high, with the oldest at the left', async () => {
  const { container } = await render(chart(items));
  const now = columns(container, false);
  expect(now.map((rect) => Number(rect.getAttribute('height')))).toEqual([0.8, 0, 160]);
  const lefts = now.map((rect) => Number(rect.getAttribute('x')));
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(container.querySelector('svg')?.getBoundingClientRect().height).toBe(160);
  expect(columns(container, true).map((rect) => Number(rect.getAttribute('height')))).toEqual([1.6, 0.32, 0]);
});

test('a table has the same counts, and the first, the middle and the last day are named below the columns', async () => {
  const screen = await render(chart(items));
  const table = screen.getByRole('table', { name: 'Visits by day' });
  expect([...table.element().querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'NameLast 3 daysThe 3 days before',
    'Nov 18510',
    'Nov 1902',
    'Nov 201,0000',
  ]);
  const axis = screen.container.querySelector('.za-TimeColumns-axis');
  expect([...(axis?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Nov 18',
    'Nov 19',
    'Nov 20',
  ]);
});

test('without a previous period there are no columns and no legend for it', async () => {
  const screen = await render(chart(items.map(({ before: _before, ...item }) => item)));
  expect(columns(screen.container, true)).toEqual([]);
  await expect.element(screen.getByText('The 3 days before')).not.toBeInTheDocument();
});

test('shows a sentence in place of the columns if all counts are 0', async () => {
  const screen = await render(chart(items.map((item) => ({ ...item, value: 0, before: 0 }))));
  await expect.element(screen.getByText('No visits in the last 3 days.')).toBeVisible();
  expect(screen.container.querySelector('svg')).toBeNull();
});
