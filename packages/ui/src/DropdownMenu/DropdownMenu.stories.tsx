import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { narrow, rightToLeft } from '../story-states.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

const meta: Meta<typeof DropdownMenu> = {
  component: DropdownMenu,
  args: {},
  // It opens outside the story, where the states are painted as well.
  parameters: { docs: { story: { inline: false, height: '24rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

export const Open: Story = {
  tags: ['picture'],
  args: {
    defaultOpen: true,
    children: <Button>Actions</Button>,
    items: [
      { key: 'edit', label: 'Edit', onSelect: fn() },
      { key: 'view', label: 'View', onSelect: fn(), disabled: true },
      { key: 'unpublish', label: 'Unpublish', onSelect: fn(), tone: 'danger' },
    ],
  },
};
export const Closed: Story = { args: { ...Open.args, defaultOpen: false } };
export const LongText: Story = {
  args: {
    ...Open.args,
    items: Array.from({ length: 8 }, (_, index) => ({
      key: String(index),
      label: `An action with a name that is rather long, and is the ${index + 1}th of them`,
      onSelect: fn(),
    })),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    children: <Button>إجراءات</Button>,
    items: [{ key: 'a', label: 'تحرير', onSelect: fn() }],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Open, tags: ['shared-state'], globals: { theme: 'dark' } };
