import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { ToastProvider, useToast } from './Toast.tsx';
import type { ToastMessage } from './ToastView.tsx';

function ShowToast(message: ToastMessage) {
  const toast = useToast();
  return <Button onClick={() => toast(message)}>Show the toast</Button>;
}

const meta: Meta<typeof ShowToast> = {
  component: ShowToast,
  title: 'Toast',
  parameters: {
    docs: {
      story: { inline: false, height: '14rem' },
      source: {
        transform: (_: string, { args }: { args: ToastMessage }) =>
          `const toast = useToast();\n\ntoast(${JSON.stringify(args, null, 2)});`,
      },
    },
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas }) => {
    // Clicks by script: a pointer would focus the button and scroll the docs page.
    canvas.getByRole('button', { name: /show/i }).click();
    await expect(await canvas.findByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export default meta;

type Story = StoryObj<typeof ShowToast>;

export const Success: Story = {
  tags: ['picture'],
  args: { title: 'Welcome back!', description: "You've successfully logged in." },
};
export const Failure: Story = {
  args: { title: 'Error', description: 'Failed to log out. Please try again.', tone: 'destructive' },
};
export const LongText: Story = {
  args: {
    title: 'Something of some length has happened',
    description:
      'What happened takes several sentences to tell, though a toast should never need that many. '.repeat(3),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { title: 'أهلاً بعودتك', description: 'تم تسجيل الدخول.' },
  ...rightToLeft,
};
export const Dark: Story = { ...Success, ...dark };
