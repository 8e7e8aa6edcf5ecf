import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Three: Story = { args: { count: 3 } };
