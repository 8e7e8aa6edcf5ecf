import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { narrow, rightToLeft } from '../story-states.ts';
import { DropdownMenu } from './DropdownMenu.tsx';

const meta: Meta<typeof DropdownMenu> = {
  component: DropdownMenu,
  args: {},
  // The menu opens in a portal, outside the story, so the pseudo states apply to the whole document.
  parameters: { docs: { story: { inline: false, height: '24rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

/** Excludes the story from the docs page, where several stories would take the focus from each other. */
const apart = { parameters: { docs: { disable: true } } };

type Story = StoryObj<typeof DropdownMenu>;

export const Open: Story = {
  tags: ['picture'],
  parameters: {
    docs: {
      source: {
        code: `<DropdownMenu
  items={[
    { key: 'edit', label: 'Edit', onSelect: edit },
    { key: 'view', label: 'View', onSelect: view, disabled: true },
    { key: 'unpublish', label: 'Unpublish', onSelect: unpublish, tone: 'danger' },
  ]}
>
  <Button>Actions</Button>
</DropdownMenu>`,
      },
    },
  },
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
export const WithLink: Story = {
  ...apart,
  args: {
    ...Open.args,
    items: [
      { key: 'view', asChild: true, label: <a href="#article">View</a> },
      { key: 'edit', label: 'Edit', onSelect: fn() },
    ],
  },
};
export const LongText: Story = {
  ...apart,
  args: {
    ...Open.args,
    items: Array.from({ length: 8 }, (_, index) => ({
      key: String(index),
      label: `An action with a name that is rather long, and is the ${index + 1}th of them`,
      onSelect: fn(),
    })),
  },
};
export const Narrow: Story = { ...apart, ...LongText, ...narrow };
export const RightToLeft: Story = {
  ...apart,
  args: {
    defaultOpen: true,
    children: <Button>إجراءات</Button>,
    items: [{ key: 'a', label: 'تحرير', onSelect: fn() }],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...apart, ...Open, tags: ['shared-state'], globals: { theme: 'dark' } };
