import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { SearchInput } from './SearchInput.tsx';

const meta: Meta<typeof SearchInput> = {
  component: SearchInput,
  args: { label: 'Search', onValueChange: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchInput>;

export const Empty: Story = { args: { value: '', placeholder: 'Name, industry or place' } };
export const Filled: Story = { args: { value: 'bank' } };
export const Uncontrolled: Story = { args: { defaultValue: 'ship' } };
export const WithHint: Story = { args: { ...Filled.args, hint: 'Looks through all signs.' } };
export const WithError: Story = { args: { ...Filled.args, error: 'Please enter at least two letters.' } };
export const HiddenLabel: Story = { args: { ...Empty.args, hideLabel: true } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const Hover: Story = { ...Filled, ...hovered('.za-SearchInput-clear') };
export const Focus: Story = { ...Filled, ...focused('.za-SearchInput-clear') };
export const LongText: Story = {
  args: { value: 'a company that builds instruments for the navigation of ships and has done so since 1841' },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { label: 'بحث', value: 'بنك' }, ...rightToLeft };
export const Dark: Story = { ...Filled, ...dark };
