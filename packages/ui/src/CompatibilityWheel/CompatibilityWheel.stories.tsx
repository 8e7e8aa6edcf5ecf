import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { CompatibilityWheel } from './CompatibilityWheel.tsx';

const meta: Meta<typeof CompatibilityWheel> = { component: CompatibilityWheel };
export default meta;

type Story = StoryObj<typeof CompatibilityWheel>;

export const Dragon: Story = { args: { sign: 'dragon' } };
export const Rat: Story = { args: { sign: 'rat' } };
export const Narrow: Story = { ...Dragon, ...narrow };
export const InColumn: Story = { ...Dragon, ...inColumn };
export const RightToLeft: Story = { ...Dragon, ...rightToLeft };
export const Dark: Story = { ...Dragon, ...dark };
