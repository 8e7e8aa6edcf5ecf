import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { BarChart } from './BarChart.tsx';

const meta: Meta<typeof BarChart> = { component: BarChart };
export default meta;

type Story = StoryObj<typeof BarChart>;

const items = [
  ['rat', 'Rat', 152],
  ['ox', 'Ox', 149],
  ['tiger', 'Tiger', 145],
  ['rabbit', 'Rabbit', 126],
  ['dragon', 'Dragon', 153],
].map(([key, label, value]) => ({ key: String(key), label: String(label), value: Number(value) }));

export const Counts: Story = { args: { caption: 'Companies by sign', items } };
export const Choosable: Story = { args: { ...Counts.args, current: 'tiger', onSelect: fn() } };
export const Empty: Story = { args: { caption: 'Companies by sign', items: [] } };
export const Hover: Story = { ...Choosable, ...hovered('.za-BarChart button') };
export const Focus: Story = { ...Choosable, ...focused('.za-BarChart button') };
export const LongText: Story = {
  args: {
    caption:
      'Companies of the database by the sign of the year in which they were founded, as far as it is known',
    items: [{ key: 'a', label: 'Semiconductors, consumer electronics and services', value: 1_234_567 }],
  },
};
export const OfElements: Story = {
  args: {
    caption: 'The five elements',
    items: (['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const).map((element, index) => ({
      key: element,
      label: element,
      value: index + 1,
      element,
    })),
  },
};
export const Narrow: Story = { ...Choosable, ...narrow };
export const InColumn: Story = { ...Choosable, ...inColumn };
export const RightToLeft: Story = {
  args: {
    caption: 'الشركات',
    items: [
      { key: 'ox', label: 'الثور', value: 12 },
      { key: 'rat', label: 'الفأر', value: 7 },
    ],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Choosable, ...dark };
