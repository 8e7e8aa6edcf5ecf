import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { component: Badge };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Industry: Story = { args: { children: 'Energy' } };
