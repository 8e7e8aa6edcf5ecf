import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { Alert } from './Alert.tsx';

const meta: Meta<typeof Alert> = { component: Alert };
export default meta;

type Story = StoryObj<typeof Alert>;

export const Danger: Story = { args: { tone: 'danger', children: 'Your card was declined.' } };
export const Success: Story = { args: { tone: 'success', children: 'A link is on its way.' } };
export const Info: Story = {
  args: { children: 'Chinese New Year falls between late January and mid-February.' },
};
export const LongText: Story = {
  args: {
    tone: 'danger',
    children:
      'Your bank asked for a confirmation that did not arrive in time. Nothing was charged. Try again, and have the telephone at hand that the bank knows.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { tone: 'danger', children: 'تم رفض بطاقتك.' }, ...rightToLeft };
export const Dark: Story = { ...Danger, ...dark };
