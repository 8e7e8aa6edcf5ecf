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
  // The badge brings the content.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  args: { sign: 'dragon', asChild: true, children: <a href="#dragon" /> },
};
export const RightToLeft: Story = { ...Water, ...rightToLeft };
export const Dark: Story = { ...Fire, ...dark };
