import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZodiacWheel } from './ZodiacWheel.tsx';

const meta: Meta<typeof ZodiacWheel> = { component: ZodiacWheel };
export default meta;

type Story = StoryObj<typeof ZodiacWheel>;

export const Turning: Story = { args: {} };
