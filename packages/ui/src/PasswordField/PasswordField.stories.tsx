import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = { component: PasswordField };
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = { args: { label: 'Password' } };
export const WithError: Story = {
  args: { label: 'Password', error: 'Password must be at least 6 characters' },
};
