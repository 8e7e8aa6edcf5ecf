import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DonutChart } from './DonutChart.tsx';

const items = [
  { key: 'a', label: 'Luxury', value: 3 },
  { key: 'b', label: 'Sports', value: 1 },
];
const example = <DonutChart caption="Brands by category" noun="brands" items={items} />;

test('a table has every part with its count and its share, and the total stands in the middle', async () => {
  const { container, getByRole } = await render(example);
  const table = getByRole('table', { name: 'Brands by category' });
  expect(
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['NameCount', 'Luxury3 (75 %)', 'Sports1 (25 %)']);
  await expect.element(table.getByRole('rowheader', { name: 'Sports' })).toBeVisible();
  expect(container.querySelectorAll('path')).toHaveLength(2);
  expect(container.querySelector('.za-DonutChart-total')?.textContent).toBe('4');
});

test('the shares add up to a hundred', async () => {
  const thirds = ['a', 'b', 'c'].map((key) => ({ key, label: key, value: 1 }));
  const { container } = await render(<DonutChart caption="Thirds" noun="parts" items={thirds} />);
  const shares = [...container.querySelectorAll('.za-DonutChart-value')].map((share) => share.textContent);
  expect(shares).toEqual(['1 (34 %)', '1 (33 %)', '1 (33 %)']);
});

test('draws an empty ring when there is nothing to count', async () => {
  const { container } = await render(<DonutChart caption="Brands" noun="brands" items={[]} />);
  expect(container.querySelector('.za-DonutChart-total')?.textContent).toBe('0');
  expect(container.querySelectorAll('path')).toHaveLength(0);
});
