import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Input } from './Input.tsx';

const meta: Meta<typeof Input> = { component: Input };
export default meta;

type Story = StoryObj<typeof Input>;

export const Email: Story = { args: { label: 'Email', type: 'email' } };
export const Number: Story = {
  args: { label: 'Words', type: 'number', min: 300, max: 5000, defaultValue: 2000 },
};
export const WithHint: Story = { args: { label: 'Email', hint: 'We write rarely.' } };
export const WithError: Story = { args: { label: 'Email', error: 'Please enter a valid email address.' } };
export const HiddenLabel: Story = { args: { ...Email.args, hideLabel: true } };
export const Filled: Story = { args: { label: 'Email', type: 'email', defaultValue: 'ada@example.com' } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const File: Story = { args: { label: 'Picture', type: 'file', hint: 'JPEG or PNG, at most 5 MB.' } };
export const Hover: Story = { ...Email, ...hovered('.za-FormField-control') };
export const Focus: Story = { ...Email, ...focused('.za-FormField-control') };
export const LongText: Story = {
  args: {
    label: 'The address at which you wish to receive the receipt of your payment',
    defaultValue: 'a.very.long.address.that.does.not.fit.the.field@a.very.long.domain.example.com',
    hint: 'Nothing else is sent to it, now or later, unless you ask for it in so many words.',
    error: 'This address has no letter box: check what stands behind the sign in its middle.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', hint: 'نكتب نادراً.', error: 'هذا ليس عنواناً.' },
  ...rightToLeft,
};
export const Dark: Story = { ...WithError, ...dark };
