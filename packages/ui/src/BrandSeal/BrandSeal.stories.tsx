import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSeal } from './BrandSeal.tsx';

const meta: Meta<typeof BrandSeal> = { component: BrandSeal };
export default meta;

type Story = StoryObj<typeof BrandSeal>;

export const Resting: Story = {};
export const Stamped: Story = { args: { stamped: true } };
