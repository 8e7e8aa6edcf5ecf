import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, reducedMotion, rightToLeft } from '../story-states.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Waiting: Story = { args: { label: 'Preparing your payment...' } };
export const ReducedMotion: Story = { ...Waiting, ...reducedMotion };
export const LongText: Story = {
  args: {
    label: 'Asking the bank whether it agrees, which can take a minute when it wants to know more about you',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { label: 'جارٍ تجهيز الدفع…' }, ...rightToLeft };
export const Dark: Story = { ...Waiting, ...dark };
