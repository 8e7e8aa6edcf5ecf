import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { narrow, rightToLeft } from '../story-states.ts';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  args: {},
  // The tooltip opens in a portal, outside the story, so the pseudo states apply to the whole document.
  parameters: { docs: { story: { inline: false, height: '24rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Open: Story = {
  tags: ['picture'],
  args: {
    text: 'By the most precise date known',
    defaultOpen: true,
    children: <Button>Filed under the Pig</Button>,
  },
};
export const Closed: Story = { args: { ...Open.args, defaultOpen: false } };
export const AtTheEnd: Story = { args: { ...Open.args, side: 'end' } };
export const LongText: Story = {
  args: {
    ...Open.args,
    text: 'Arizona joined the Union on February 14, 1912, four days before the Year of the Rat began.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { text: 'حسب أدق تاريخ معروف', defaultOpen: true, children: <Button>الخنزير</Button> },
  ...rightToLeft,
};
export const Dark: Story = { ...Open, tags: ['shared-state'], globals: { theme: 'dark' } };
