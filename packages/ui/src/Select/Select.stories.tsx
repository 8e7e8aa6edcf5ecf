import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Select } from './Select.tsx';

const meta: Meta<typeof Select> = { component: Select };
export default meta;

type Story = StoryObj<typeof Select>;

export const Choice: Story = {
  args: {
    label: 'Zodiac sign',
    options: [
      { value: '', label: 'All signs' },
      { value: 'rat', label: 'Rat' },
      { value: 'ox', label: 'Ox' },
    ],
  },
};
export const Chosen: Story = { args: { ...Choice.args, defaultValue: 'ox' } };
export const WithHint: Story = { args: { ...Choice.args, hint: 'Of the founding year.' } };
export const WithError: Story = { args: { ...Choice.args, error: 'Please choose a sign.' } };
export const Disabled: Story = { args: { ...Chosen.args, disabled: true } };
export const Hover: Story = { ...Choice, ...hovered('select') };
export const Focus: Story = { ...Choice, ...focused('select') };
export const LongText: Story = {
  args: {
    label: 'The sign of the year in which the company was founded, as far as that is known',
    options: [
      { value: 'a', label: 'A company of which neither the day nor the month nor the year is known' },
    ],
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'البرج', options: [{ value: 'ox', label: 'الثور' }] },
  ...rightToLeft,
};
export const Dark: Story = { ...WithError, ...dark };
