import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = { component: Switch };
export default meta;

type Story = StoryObj<typeof Switch>;

export const WithHint: Story = {
  args: { label: 'Letters about new articles', hint: 'At most one a week.', defaultChecked: true },
};
export const Off: Story = { args: { label: 'Letters about new articles' } };
export const On: Story = { args: { ...Off.args, defaultChecked: true } };
export const Disabled: Story = { args: { ...Off.args, disabled: true } };
export const DisabledOn: Story = { args: { ...On.args, disabled: true } };
export const Hover: Story = { ...Off, ...hovered('.za-Switch') };
export const Focus: Story = { ...On, ...focused('.za-Switch') };
export const LongText: Story = {
  args: {
    label: 'Letters about every article that is published about a sign, a company, a car brand or a state',
    hint: 'They are sent on the day of publication and never at night. '.repeat(3),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'رسائل عن المقالات الجديدة', defaultChecked: true },
  ...rightToLeft,
};
export const Dark: Story = { ...WithHint, ...dark };
