import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../Field/Field.tsx';
import { Dialog } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = { component: Dialog, args: { open: true, onOpenChange: fn() } };
export default meta;

type Story = StoryObj<typeof Dialog>;

export const WithForm: Story = {
  args: {
    title: 'Create Account',
    description: 'Get Lifetime Access',
    children: <TextField label="Email" type="email" />,
  },
};
export const TextOnly: Story = { args: { title: 'Saved', children: 'Nothing more to do.' } };
