import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, rightToLeft } from '../story-states.ts';
import { ZodiacBadge } from './ZodiacBadge.tsx';

const meta: Meta<typeof ZodiacBadge> = { component: ZodiacBadge };
export default meta;

type Story = StoryObj<typeof ZodiacBadge>;

export const Water: Story = { args: { sign: 'rat' } };
export const Wood: Story = { args: { sign: 'tiger' } };
export const Fire: Story = { args: { sign: 'horse' } };
export const Earth: Story = { args: { sign: 'ox' } };
export const Metal: Story = { args: { sign: 'monkey' } };
export const AsLink: Story = {
  args: { sign: 'dragon', asChild: true, children: <a href="#dragon">Dragon</a> },
};
export const RightToLeft: Story = { ...Water, ...rightToLeft };
export const Dark: Story = { ...Fire, ...dark };
