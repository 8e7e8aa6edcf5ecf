import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Waiting: Story = { args: { label: 'Preparing your payment...' } };
