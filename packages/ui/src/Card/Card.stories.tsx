import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = { component: Card };
export default meta;

type Story = StoryObj<typeof Card>;

export const Paper: Story = { args: { children: 'A sheet of paper for what belongs together.' } };
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#ox">The Ox: steady, and rarely in a hurry.</a> },
};
export const LongText: Story = {
  args: {
    children: 'Founded in the year it was founded, the company has been where it is ever since. '.repeat(6),
  },
};
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(2) },
};
export const Hover: Story = { ...AsLink, ...hovered('.za-Card') };
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { children: 'ورقة لما يجتمع معاً.' }, ...rightToLeft };
export const Dark: Story = { ...Paper, ...dark };
