import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { DonutChart } from './DonutChart.tsx';

const meta: Meta<typeof DonutChart> = { component: DonutChart };
export default meta;

type Story = StoryObj<typeof DonutChart>;

const items = [
  ['Luxury', 54],
  ['Sports', 43],
  ['Economy', 61],
  ['Electric', 28],
  ['SUV', 10],
].map(([label, value]) => ({ key: String(label), label: String(label), value: Number(value) }));

export const Categories: Story = { args: { caption: 'Car brands by category', noun: 'brands', items } };
export const OnePart: Story = { args: { ...Categories.args, items: items.slice(0, 1) } };
export const Empty: Story = { args: { ...Categories.args, items: [] } };
export const LongText: Story = {
  args: {
    caption: 'Car brands of the database by the category in which they sold the most cars in their best year',
    noun: 'brands',
    items: [
      { key: 'a', label: 'Cars for the road that are built in small numbers by hand', value: 1_234_567 },
      { key: 'b', label: 'Everything else', value: 2 },
    ],
  },
};
export const Narrow: Story = { ...Categories, ...narrow };
export const InColumn: Story = { ...Categories, ...inColumn };
export const RightToLeft: Story = {
  args: { caption: 'السيارات', noun: 'علامات', items: [{ key: 'a', label: 'فاخرة', value: 5 }] },
  ...rightToLeft,
};
export const Dark: Story = { ...Categories, ...dark };
