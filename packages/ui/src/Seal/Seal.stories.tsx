import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from './Seal.tsx';

const meta: Meta<typeof Seal> = { component: Seal };
export default meta;

type Story = StoryObj<typeof Seal>;

export const Dragon: Story = { args: { sign: 'dragon', size: 6 } };
export const Stamped: Story = { args: { sign: 'horse', size: 8, stamped: true } };
