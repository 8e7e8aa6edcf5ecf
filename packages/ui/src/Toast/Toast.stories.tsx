import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import type { ToastMessage } from './toast-message.ts';
import { ToastProvider, useToast } from './Toast.tsx';

function ShowToast(message: ToastMessage) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Show the toast</Button>;
}

const meta: Meta<typeof ShowToast> = {
  component: ShowToast,
  title: 'Toast',
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ShowToast>;

export const Success: Story = {
  args: { title: 'Welcome back!', description: "You've successfully logged in." },
};
export const Failure: Story = {
  args: { title: 'Error', description: 'Failed to log out. Please try again.', tone: 'destructive' },
};
