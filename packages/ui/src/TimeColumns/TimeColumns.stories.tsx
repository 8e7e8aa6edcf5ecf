import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { TimeColumns } from './TimeColumns.tsx';

const meta: Meta<typeof TimeColumns> = { component: TimeColumns };
export default meta;

type Story = StoryObj<typeof TimeColumns>;

const visits = [12, 18, 9, 0, 24, 31, 27, 16, 20, 22, 35, 41, 30, 12];
const items = visits.map((value, index) => ({
  key: String(index),
  label: `Nov ${index + 7}`,
  value,
  before: visits.at(-1 - index) ?? 0,
}));

export const WithThePeriodBefore: Story = {
  args: {
    caption: 'Visits by day',
    legend: 'Last 14 days',
    legendBefore: 'The 14 days before',
    empty: 'No visits in the last 14 days.',
    items,
  },
};
export const OnePeriod: Story = {
  args: { ...WithThePeriodBefore.args, items: items.map(({ before: _before, ...item }) => item) },
};
export const Empty: Story = {
  args: { ...WithThePeriodBefore.args, items: items.map((item) => ({ ...item, value: 0, before: 0 })) },
};
export const Hover: Story = { ...WithThePeriodBefore, ...hovered('g:first-child') };
export const LongText: Story = {
  args: {
    ...WithThePeriodBefore.args,
    caption: 'Visits by day, without those of programs that name themselves, counted by our own server',
    legend: 'The days since the price was changed for the first time in this year',
  },
};
export const InColumn: Story = { ...WithThePeriodBefore, ...inColumn };
export const Narrow: Story = { ...WithThePeriodBefore, ...narrow };
export const RightToLeft: Story = {
  args: {
    caption: 'الزيارات حسب اليوم',
    legend: 'آخر يومين',
    empty: 'لا زيارات',
    items: [
      { key: '1', label: '١ نوفمبر', value: 4 },
      { key: '2', label: '٢ نوفمبر', value: 9 },
    ],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...WithThePeriodBefore, ...dark };
