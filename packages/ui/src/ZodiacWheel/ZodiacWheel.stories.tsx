import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, reducedMotion } from '../story-states.ts';
import { ZodiacWheel } from './ZodiacWheel.tsx';

const meta: Meta<typeof ZodiacWheel> = { component: ZodiacWheel };
export default meta;

type Story = StoryObj<typeof ZodiacWheel>;

export const Turning: Story = { args: {} };
export const Narrow: Story = { ...Turning, ...narrow };
export const ReducedMotion: Story = { ...Turning, ...reducedMotion };
export const Dark: Story = { ...Turning, ...dark };
