import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Table, type TableColumn } from './Table.tsx';

interface Year {
  name: string;
  begins: string;
  companies: number;
}

const meta: Meta<typeof Table<Year>> = { component: Table };
export default meta;

type Story = StoryObj<typeof Table<Year>>;

const columns: TableColumn<Year>[] = [
  { key: 'name', header: 'Year', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'begins', header: 'Begins', cell: ({ begins }) => begins },
  {
    key: 'companies',
    header: 'Companies',
    cell: ({ companies }) => companies,
    numeric: true,
    sortBy: ({ companies }) => companies,
  },
];
const rows: Year[] = [
  { name: '2000 Metal Dragon', begins: 'February 5', companies: 31 },
  { name: '2012 Water Dragon', begins: 'January 23', companies: 48 },
  { name: '2024 Wood Dragon', begins: 'February 10', companies: 7 },
];

export const Years: Story = { args: { caption: 'Dragon years', columns, rows, rowKey: ({ name }) => name } };
export const Empty: Story = {
  args: { ...Years.args, rows: [], empty: 'No year of the Dragon is known yet.' },
};
export const Totals: Story = {
  args: {
    ...Years.args,
    columns: columns.map((column) =>
      column.key === 'companies'
        ? { ...column, total: 86 }
        : { ...column, ...(column.key === 'name' && { total: 'In all' }) },
    ),
  },
};
export const Selection: Story = {
  args: {
    ...Years.args,
    narrow: 'cards',
    selection: {
      selected: new Set(['2012 Water Dragon']),
      onSelect: fn(),
      labelOf: ({ name }) => `Select ${name}`,
      allLabel: 'Select every year',
    },
  },
};
export const Page: Story = { args: { ...Years.args, paging: { page: 2, size: 2 } } };
export const Cards: Story = { ...Selection, ...inColumn };
export const Hover: Story = { ...Years, ...hovered('.za-Table-sort') };
export const Focus: Story = { ...Years, ...focused('.za-Table-sort') };
export const LongText: Story = {
  args: {
    ...Years.args,
    caption: 'Every year of the Dragon in which a company of the database was founded, with its first day',
    rows: rows.map((row) => ({ ...row, name: `${row.name}, of which a good deal could be said here` })),
  },
};
export const Narrow: Story = { ...Years, ...narrow };
export const RightToLeft: Story = {
  args: {
    caption: 'سنوات التنين',
    columns: [{ key: 'name', header: 'السنة', cell: ({ name }) => name }],
    rows,
    rowKey: ({ name }) => name,
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Years, ...dark };
