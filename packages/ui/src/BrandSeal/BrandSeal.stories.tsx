import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, reducedMotion } from '../story-states.ts';
import { BrandSeal } from './BrandSeal.tsx';

const meta: Meta<typeof BrandSeal> = { component: BrandSeal };
export default meta;

type Story = StoryObj<typeof BrandSeal>;

export const Resting: Story = {};
export const Large: Story = { args: { size: 6 } };
export const Stamped: Story = { args: { stamped: true } };
export const ReducedMotion: Story = { ...Stamped, ...reducedMotion };
export const Dark: Story = { ...Resting, ...dark };
