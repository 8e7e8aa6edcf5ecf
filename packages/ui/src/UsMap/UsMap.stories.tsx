import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { UsMap } from './UsMap.tsx';

const meta: Meta<typeof UsMap> = { component: UsMap };
export default meta;

type Story = StoryObj<typeof UsMap>;

const signs = {
  Arizona: 'pig',
  Texas: 'snake',
  California: 'dog',
  Tennessee: 'dragon',
  Maine: 'dragon',
  Alaska: 'dog',
  Hawaii: 'pig',
  Connecticut: 'goat',
  Delaware: 'goat',
  Maryland: 'monkey',
  Massachusetts: 'goat',
  'New Jersey': 'goat',
  'Rhode Island': 'dog',
} as const;

export const Signs: Story = { args: { label: 'The states by the sign of their statehood', signs } };
export const Chosen: Story = { args: { ...Signs.args, current: 'dragon', onSelect: fn() } };
export const Plain: Story = { args: { label: 'The fifty states', signs: {} } };
export const LongText: Story = {
  args: {
    ...Chosen.args,
    label: 'The fifty states by the sign of the day on which each of them joined the Union',
  },
};
export const Hover: Story = { ...Chosen, ...hovered('.za-UsMap-state[data-pickable]') };
export const Focus: Story = { ...Chosen, ...focused('.za-UsMap-state[data-pickable]') };
export const Narrow: Story = { ...Chosen, ...narrow };
export const InColumn: Story = { ...Chosen, ...inColumn };
export const RightToLeft: Story = { ...Chosen, ...rightToLeft };
export const Dark: Story = { ...Chosen, ...dark };
