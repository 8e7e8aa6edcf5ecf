import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, rightToLeft } from '../story-states.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = { component: IconButton };
export default meta;

type Story = StoryObj<typeof IconButton>;

const share = (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M10 12.5V2.5M6 6.2l4-3.7 4 3.7M4 9.5v8h12v-8" />
  </svg>
);

export const Quiet: Story = { args: { label: 'Share', children: share } };
export const Secondary: Story = { args: { ...Quiet.args, variant: 'secondary' } };
export const Primary: Story = { args: { ...Quiet.args, variant: 'primary' } };
export const Large: Story = { args: { ...Secondary.args, size: 'l' } };
export const Disabled: Story = { args: { ...Secondary.args, disabled: true } };
export const Busy: Story = { args: { ...Secondary.args, busy: true, busyLabel: 'Sharing...' } };
export const AsLink: Story = {
  args: { label: 'Share', variant: 'secondary', asChild: true, children: <a href="#share">{share}</a> },
};
export const WithTooltip: Story = {
  render: (args) => (
    <Tooltip text={args.label}>
      <IconButton {...args} />
    </Tooltip>
  ),
  args: { ...Quiet.args },
};
export const Hover: Story = { ...Secondary, ...hovered('.za-IconButton') };
export const Focus: Story = { ...Secondary, ...focused('.za-IconButton') };
export const RightToLeft: Story = { args: { ...Secondary.args, label: 'شارك' }, ...rightToLeft };
export const Dark: Story = { ...Secondary, ...dark };
