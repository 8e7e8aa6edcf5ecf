import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';

const meta: Meta<typeof Alert> = { component: Alert };
export default meta;

type Story = StoryObj<typeof Alert>;

export const Danger: Story = { args: { tone: 'danger', children: 'Your card was declined.' } };
export const Success: Story = { args: { tone: 'success', children: 'A link is on its way.' } };
export const Info: Story = {
  args: { children: 'Chinese New Year falls between late January and mid-February.' },
};
