import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { DateInput } from './DateInput.tsx';

const meta: Meta<typeof DateInput> = {
  component: DateInput,
  args: { min: '1583-01-24', max: '2200-12-31' },
};
export default meta;

type Story = StoryObj<typeof DateInput>;

export const BirthDate: Story = { args: { label: 'Birth date' } };
export const Filled: Story = { args: { label: 'Birth date', defaultValue: '1988-03-14' } };
export const WithHint: Story = {
  args: { ...BirthDate.args, hint: 'The exact day matters in January and February.' },
};
export const WithError: Story = { args: { ...Filled.args, error: 'Please enter a date that exists.' } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const Hover: Story = { ...BirthDate, ...hovered('input') };
export const Focus: Story = { ...BirthDate, ...focused('input') };
export const LongText: Story = {
  args: {
    label: 'The day on which you were born, as your birth certificate states it',
    hint: 'The Chinese year begins between late January and mid-February, so the exact day matters.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { label: 'تاريخ الميلاد' }, ...rightToLeft };
export const Dark: Story = { ...WithError, ...dark };
