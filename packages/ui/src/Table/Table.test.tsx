import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Table, type TableColumn } from './Table.tsx';

const columns: TableColumn<{ name: string; count: number }>[] = [
  { key: 'name', header: 'Sign', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'count', header: 'Count', cell: ({ count }) => count, numeric: true, sortBy: ({ count }) => count },
];
const rows = [
  { name: 'Rat', count: 9 },
  { name: 'Ox', count: 100 },
  { name: 'Tiger', count: 20 },
];
const example = <Table caption="Signs" columns={columns} rows={rows} rowKey={({ name }) => name} />;
const names = (container: Element) =>
  [...container.querySelectorAll('tbody th')].map((cell) => cell.textContent);

test('a header sorts by its column, numbers numerically, and reverses when pressed again', async () => {
  const screen = await render(example);
  expect(names(screen.container)).toEqual(['Rat', 'Ox', 'Tiger']);
  const count = screen.getByRole('button', { name: 'Count' });
  await count.click();
  expect(names(screen.container)).toEqual(['Rat', 'Tiger', 'Ox']);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Count' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await count.click();
  expect(names(screen.container)).toEqual(['Ox', 'Tiger', 'Rat']);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Count' }))
    .toHaveAttribute('aria-sort', 'descending');
  await screen.getByRole('button', { name: 'Sign' }).click();
  expect(names(screen.container)).toEqual(['Ox', 'Rat', 'Tiger']);
});

test('a hidden caption takes no space and still names the table', async () => {
  const screen = await render(
    <Table caption="Signs" hidesCaption columns={columns} rows={rows} rowKey={({ name }) => name} />,
  );
  const table = screen.getByRole('table', { name: 'Signs' });
  await expect.element(table).toBeVisible();
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top;
  expect(topOf(screen.container.querySelector('thead'))).toBe(topOf(table.element()));
});

test('Tab reaches the scrolling table, and then its headers', async () => {
  const screen = await render(example);
  await userEvent.tab();
  await expect.element(screen.getByRole('group', { name: 'Signs' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names(screen.container)).toEqual(['Ox', 'Rat', 'Tiger']);
});

test('on a phone the table scrolls, also by keyboard, and the page does not', async () => {
  await page.viewport(320, 600);
  const wide = [
    ...columns,
    { key: 'why', header: 'Why', cell: () => <span style={{ whiteSpace: 'pre' }}>{'so '.repeat(60)}</span> },
  ];
  const screen = await render(
    <Table caption="Signs" columns={wide} rows={rows} rowKey={({ name }) => name} />,
  );
  const table = screen.getByRole('group', { name: 'Signs' }).element();
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.tab();
  await expect.element(table).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => table.scrollLeft, { timeout: 15_000 }).toBeGreaterThan(0);
});

test('a table without rows shows a message', async () => {
  const screen = await render(
    <Table caption="Signs" columns={columns} rows={[]} rowKey={({ name }) => name} empty="No signs." />,
  );
  await expect.element(screen.getByText('No signs.')).toBeVisible();
  // There is nothing to sort.
  expect(screen.getByRole('columnheader').elements()).toEqual([]);
});

const selection = (
  selected: readonly string[],
  onSelect: (names: string[], isSelected: boolean) => void,
) => ({
  selected: new Set<string | number>(selected),
  onSelect: (chosen: readonly { name: string }[], isSelected: boolean) =>
    onSelect(
      chosen.map(({ name }) => name),
      isSelected,
    ),
  labelOf: ({ name }: { name: string }) => `Select ${name}`,
  allLabel: 'Select every sign',
});
const selectable = (selected: readonly string[], onSelect: Parameters<typeof selection>[1]) => (
  <Table
    caption="Signs"
    columns={columns}
    rows={rows}
    rowKey={({ name }) => name}
    narrow="cards"
    selection={selection(selected, onSelect)}
  />
);

test('rows are selected one by one with Space, or all together', async () => {
  const onSelect = vi.fn();
  const screen = await render(selectable(['Ox'], onSelect));
  const all = screen.getByLabelText('Select every sign');
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
  await expect.element(screen.getByLabelText('Select Ox')).toBeChecked();
  (screen.getByLabelText('Select Rat').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(['Rat'], true);
  await screen.getByLabelText('Select Ox').click();
  expect(onSelect).toHaveBeenLastCalledWith(['Ox'], false);
  await all.click();
  expect(onSelect).toHaveBeenLastCalledWith(['Rat', 'Ox', 'Tiger'], true);
  await screen.rerender(selectable(['Rat', 'Ox', 'Tiger'], onSelect));
  expect((all.element() as HTMLInputElement).indeterminate).toBe(false);
  await all.click();
  expect(onSelect).toHaveBeenLastCalledWith(['Rat', 'Ox', 'Tiger'], false);
});

test('the label of the checkbox of all rows is visible above cards only', async () => {
  const screen = await render(selectable([], vi.fn()));
  const label = screen.getByText('Select every sign');
  await page.viewport(1280, 800);
  await expect.element(label).not.toBeVisible();
  await page.viewport(320, 600);
  await expect.element(label).toBeVisible();
});

test('a page has its part of all sorted rows, and the checkbox of all rows selects only those', async () => {
  const onSelect = vi.fn<(names: string[], isSelected: boolean) => void>();
  const screen = await render(
    <Table
      caption="Signs"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      paging={{ page: 1, size: 2 }}
      selection={selection([], onSelect)}
    />,
  );
  expect(names(screen.container)).toEqual(['Rat', 'Ox']);
  await screen.getByRole('button', { name: 'Count' }).click();
  expect(names(screen.container)).toEqual(['Rat', 'Tiger']);
  await screen.getByRole('checkbox', { name: 'Select every sign' }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(['Rat', 'Tiger'], true);
});

test('sums are below the rows, and absent without rows', async () => {
  const summed = columns.map((column) => ({ ...column, total: column.key === 'name' ? 'In all' : '129' }));
  const table = (shown: typeof rows) => (
    <Table caption="Signs" columns={summed} rows={shown} rowKey={({ name }) => name} />
  );
  const screen = await render(table(rows));
  const last = [...screen.container.querySelectorAll('tr')].at(-1);
  expect(last?.textContent).toBe('In all129');
  await screen.rerender(table([]));
  await expect.element(screen.getByText('In all')).not.toBeInTheDocument();
});

test('on a phone rows are cards with the names of their columns, which still sort, and nothing is cut off', async () => {
  await page.viewport(320, 600);
  const screen = await render(selectable([], vi.fn()));
  const table = screen.getByRole('group', { name: 'Signs' }).element();
  expect(table.scrollWidth).toBe(table.clientWidth);
  const count = screen.getByRole('cell', { name: /9$/ }).element();
  expect(getComputedStyle(count, '::before').content).toBe('"Count"');
  expect(count.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(count).lineHeight));
  await screen.getByRole('button', { name: 'Sign' }).click();
  expect(names(screen.container)).toEqual(['Ox', 'Rat', 'Tiger']);
});

test.each([
  ['menu', ({ name }: { name: string }) => <IconButton label={`End ${name}`}>…</IconButton>],
  ['button', ({ name }: { name: string }) => <Button aria-label={`End ${name}`}>Sign out</Button>],
])('on a phone a %s that is alone in its cell is beside the header of its row', async (_, control) => {
  await page.viewport(375, 600);
  const withControl: typeof columns = [...columns, { key: 'end', header: 'Actions', cell: control }];
  const screen = await render(
    <Table caption="Signs" columns={withControl} rows={rows} rowKey={({ name }) => name} narrow="cards" />,
  );
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const header = boxOf(screen.getByRole('rowheader', { name: 'Rat' }).element());
  const shown = boxOf(screen.getByRole('button', { name: 'End Rat' }).element());
  expect(shown.top).toBeLessThan(header.bottom);
  expect(shown.bottom).toBeGreaterThan(header.top);
  expect(shown.right).toBe(header.right);
  expect(boxOf(screen.getByRole('cell', { name: /9$/ }).element()).top).toBeGreaterThanOrEqual(header.bottom);
});
