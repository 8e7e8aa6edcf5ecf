import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { PasswordInput } from './PasswordInput.tsx';

const meta: Meta<typeof PasswordInput> = { component: PasswordInput };
export default meta;

type Story = StoryObj<typeof PasswordInput>;

export const Empty: Story = { args: { label: 'Password' } };
export const WithError: Story = {
  args: { label: 'Password', error: 'Password must be at least 6 characters' },
};
export const WithHint: Story = { args: { label: 'Password', hint: 'At least 6 characters' } };
export const Shown: Story = {
  args: { label: 'Password', defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { label: 'Password', defaultValue: 'correct horse', disabled: true } };
export const Hover: Story = { ...Empty, ...hovered('.za-PasswordInput-toggle') };
export const Focus: Story = { ...Empty, ...focused('.za-PasswordInput-toggle') };
export const LongText: Story = {
  args: { ...WithError.args, defaultValue: 'correct horse battery staple '.repeat(4) },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { label: 'كلمة المرور' }, ...rightToLeft };
export const Dark: Story = { ...WithError, ...dark };
