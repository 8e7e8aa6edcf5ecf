import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, reducedMotion, rightToLeft } from '../story-states.ts';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = { component: Progress };
export default meta;

type Story = StoryObj<typeof Progress>;

export const HalfWay: Story = { args: { label: 'Sources asked', value: 6, max: 12 } };
export const Beginning: Story = { args: { label: 'Sources asked', value: 0, max: 12 } };
export const Done: Story = { args: { label: 'Sources asked', value: 12, max: 12 } };
export const Unknown: Story = { args: { label: 'Asking Wikidata' } };
export const HiddenLabel: Story = { args: { ...HalfWay.args, hideLabel: true } };
export const LongText: Story = {
  args: { label: 'Public job boards and careers pages of the companies of this sign', value: 120, max: 1700 },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { label: 'المصادر', value: 3, max: 12 }, ...rightToLeft };
export const ReducedMotion: Story = { ...HalfWay, ...reducedMotion };
export const Dark: Story = { ...HalfWay, ...dark };
