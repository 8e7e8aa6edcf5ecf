import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { component: Badge };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Industry: Story = { args: { children: 'Energy' } };
export const Primary: Story = { args: { variant: 'primary', children: 'published' } };
export const Success: Story = { args: { variant: 'success', children: 'Paid' } };
export const Warning: Story = { args: { variant: 'warning', children: 'Processing' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Disputed' } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#energy">Energy</a> } };
export const LongText: Story = {
  args: { children: 'Semiconductors, consumer electronics and their services' },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { children: 'طاقة' }, ...rightToLeft };
export const Dark: Story = { ...Industry, ...dark };
