import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta: Meta<typeof RadioGroup> = { component: RadioGroup };
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Choice: Story = {
  args: {
    label: 'The year begins',
    defaultValue: 'new-year',
    options: [
      { value: 'new-year', label: 'At the lunar new year', hint: 'As almanacs have it.' },
      { value: 'spring', label: 'At the beginning of spring' },
      { value: 'january', label: 'On January 1' },
    ],
  },
};
export const Beside: Story = {
  args: { ...Choice.args, orientation: 'horizontal', hint: 'Conventions differ.' },
};
export const WithError: Story = {
  args: {
    label: 'The year begins',
    options: Choice.args?.options ?? [],
    error: 'Please choose when the year begins.',
  },
};
export const OneDisabled: Story = {
  args: {
    label: 'Plan',
    defaultValue: 'free',
    options: [
      { value: 'free', label: 'Free sample' },
      { value: 'full', label: 'Everything', hint: 'From next week.', disabled: true },
    ],
  },
};
export const Disabled: Story = { args: { ...Choice.args, disabled: true } };
export const Hover: Story = { ...Choice, ...hovered('.za-RadioGroup-control') };
export const Focus: Story = { ...Choice, ...focused('.za-RadioGroup-control') };
export const LongText: Story = {
  args: {
    label: 'The day on which the year of a sign begins, for those who were born in January or February',
    options: [
      {
        value: 'a',
        label: 'The second new moon after the winter solstice, or the third where a month is added',
      },
      {
        value: 'b',
        label: 'The day on which the sun reaches 315 degrees of its way',
        hint: 'About February 4.',
      },
    ],
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...LongText, ...inColumn };
export const RightToLeft: Story = {
  args: {
    label: 'تبدأ السنة',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'مع السنة القمرية' },
      { value: 'b', label: 'مع الربيع' },
    ],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Choice, ...dark };
