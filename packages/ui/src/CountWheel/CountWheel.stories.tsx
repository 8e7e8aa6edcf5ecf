import { zodiacSignIds } from '@org/zodiac-core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { CountWheel } from './CountWheel.tsx';

const meta: Meta<typeof CountWheel> = { component: CountWheel };
export default meta;

type Story = StoryObj<typeof CountWheel>;

const values = [12, 13, 15, 9, 13, 13, 14, 31, 12, 22, 28, 5];
const counts = zodiacSignIds.map((sign, place) => ({
  sign,
  value: values[place] ?? 0,
  expected: 16.5,
  low: 6,
  high: 29,
}));

export const Brands: Story = {
  args: {
    label: 'Car brands by sign',
    counts,
    legend: {
      value: 'brands of the sign',
      expected: 'what chance gives on average',
      range: 'what chance gives nearly always',
      outside: 'more or fewer than that',
    },
  },
};
export const LongNumbers: Story = {
  args: {
    ...Brands.args,
    counts: counts.map(({ sign, value, ...rest }) => ({
      sign,
      ...rest,
      value: value * 12_345,
      high: 400_000,
    })),
  },
};
export const Empty: Story = { args: { ...Brands.args, counts: [] } };
export const LongText: Story = {
  args: {
    ...Brands.args,
    label: 'The car brands of the database by the sign of the year in which each of them was founded',
  },
};
export const Narrow: Story = { ...Brands, ...narrow };
export const InColumn: Story = { ...Brands, ...inColumn };
export const RightToLeft: Story = { ...Brands, ...rightToLeft };
export const Dark: Story = { ...Brands, ...dark };
