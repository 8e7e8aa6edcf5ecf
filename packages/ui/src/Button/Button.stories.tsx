import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = { component: Button };
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { children: 'Get Lifetime Access', variant: 'primary' } };
export const Secondary: Story = { args: { children: 'Try another date' } };
export const Quiet: Story = { args: { children: 'Forgot password?', variant: 'quiet' } };
export const Large: Story = { args: { children: 'Get Full Access - $62', variant: 'primary', size: 'l' } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#blog">Read the blog</a> } };
export const Hover: Story = { ...Primary, ...hovered('.za-Button') };
export const Focus: Story = { ...Primary, ...focused('.za-Button') };
export const Disabled: Story = {
  args: { children: 'Discover My Zodiac Sign', variant: 'primary', disabled: true },
};
export const DisabledHover: Story = { ...Disabled, ...hovered('.za-Button') };
export const DisabledLink: Story = {
  args: { asChild: true, disabled: true, children: <a href="#blog">Read the blog</a> },
};
export const Busy: Story = {
  args: {
    children: 'Continue to Payment',
    variant: 'primary',
    busy: true,
    busyLabel: 'Preparing Payment...',
  },
};
export const LongText: Story = {
  args: { children: 'A label that is much longer than a label should ever be, and wraps onto a second line' },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { children: 'احصل على وصول مدى الحياة' }, ...rightToLeft };
export const Dark: Story = { ...Primary, ...dark };
