import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, reducedMotion, rightToLeft } from '../story-states.ts';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Three: Story = { args: { count: 3 } };
export const Text: Story = { args: { count: 2, shape: 'text' } };
export const Narrow: Story = { ...Three, ...narrow };
export const RightToLeft: Story = { ...Three, ...rightToLeft };
export const ReducedMotion: Story = { ...Three, ...reducedMotion };
export const Dark: Story = { ...Three, ...dark };
