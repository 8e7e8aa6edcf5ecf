import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { HeatMap, type HeatMapRow } from './HeatMap.tsx';

const meta: Meta<typeof HeatMap> = { component: HeatMap };
export default meta;

type Story = StoryObj<typeof HeatMap>;

const columns = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
];
const row = (label: string, values: readonly (number | null)[], marked?: number): HeatMapRow => ({
  key: label,
  label,
  cells: values.map((value, column) =>
    value === null
      ? null
      : { value, about: `${label}, ${columns[column]}: ${value}`, marked: column === marked },
  ),
});
const rows = [
  row('1990s', [29, 40, 45, 43, null, null, 13, 19, 34, 35, 38, 31]),
  row('2000s', [38, 48, null, null, 44, 21, 35, 36, 29, 35, 32, 48]),
  row('2010s', [null, null, 48, 53, 82, 50, 49, 50, 31, 32, 17, 16], 4),
  row('2020s', [1204, 7, 9, 7, 1, 0, 0, null, null, null, null, null]),
];

export const Decades: Story = {
  args: {
    label: 'Companies by decade and sign',
    corner: 'Decade',
    columns,
    rows,
    legend: { pale: 'none of the decade', strong: 'most of it', marked: 'beyond chance' },
    renderDetail: (place, column) => <p>{rows[place]?.cells[column]?.about}</p>,
  },
};
export const Plain: Story = { args: { ...Decades.args, legend: { pale: 'none', strong: 'most' } } };
export const Empty: Story = { args: { ...Decades.args, rows: [] } };
export const LongText: Story = {
  args: {
    ...Decades.args,
    corner: 'The industry of the companies',
    rows: rows.map((each) => ({ ...each, label: `${each.label}, telecommunications and other services` })),
  },
};
export const Hover: Story = { ...Decades, ...hovered('.za-HeatMap-cell') };
export const Focus: Story = { ...Decades, ...focused('.za-HeatMap-cell') };
export const Narrow: Story = { ...Decades, ...narrow };
export const InColumn: Story = { ...Decades, ...inColumn };
export const RightToLeft: Story = { ...Decades, ...rightToLeft };
export const Dark: Story = { ...Decades, ...dark };
