import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Checkbox } from './Checkbox.tsx';

const meta: Meta<typeof Checkbox> = { component: Checkbox };
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = { args: { label: 'Publish articles as soon as they are written' } };
export const Checked: Story = { args: { ...Unchecked.args, defaultChecked: true } };
export const WithHint: Story = { args: { ...Checked.args, hint: 'Otherwise they wait as drafts.' } };
export const WithError: Story = {
  args: { label: 'I have read the terms', error: 'Please read the terms.' },
};
export const Disabled: Story = { args: { ...WithHint.args, disabled: true } };
export const Hover: Story = { ...Unchecked, ...hovered('.za-Checkbox') };
export const Focus: Story = { ...Unchecked, ...focused('.za-Checkbox') };
export const LongText: Story = {
  args: {
    label:
      'Publish every article that the schedule or an admin has had written as soon as it has passed all checks',
    hint: 'Articles that fail a check are never published by themselves. '.repeat(3),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'انشر المقالات فوراً', defaultChecked: true },
  ...rightToLeft,
};
export const Dark: Story = { ...WithHint, ...dark };
