import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { narrow, rightToLeft } from '../story-states.ts';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  component: Popover,
  args: {},
  // The popover opens in a portal, outside the story, so the pseudo states apply to the whole document.
  parameters: { docs: { story: { inline: false, height: '24rem' } }, pseudo: { rootSelector: 'body' } },
};
export default meta;

/** Excludes the story from the docs page, where several stories would take the focus from each other. */
const apart = { parameters: { docs: { disable: true } } };

type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  tags: ['picture'],
  parameters: {
    docs: {
      source: {
        code: `<Popover
  label="Filters"
  content={
    <>
      <Checkbox label="With a founding day" />
      <Checkbox label="With openings" />
    </>
  }
>
  <Button>Filters</Button>
</Popover>`,
      },
    },
  },
  args: {
    label: 'Filters',
    defaultOpen: true,
    children: <Button>Filters</Button>,
    content: (
      <>
        <Checkbox label="With a founding day" defaultChecked />
        <Checkbox label="With openings" />
      </>
    ),
  },
};
export const Closed: Story = { args: { ...Open.args, defaultOpen: false } };
export const WordsOnly: Story = {
  ...apart,
  args: {
    ...Open.args,
    label: 'About the date',
    children: <Button>Which date?</Button>,
    content: <p>A company’s sign is that of the day it was founded, in its own calendar.</p>,
  },
};
export const LongText: Story = {
  ...apart,
  args: {
    ...WordsOnly.args,
    content: (
      <p>{'A company’s sign is that of the day it was founded, as far as that is known. '.repeat(12)}</p>
    ),
  },
};
export const Narrow: Story = { ...apart, ...LongText, ...narrow };
export const RightToLeft: Story = {
  ...apart,
  args: {
    defaultOpen: true,
    label: 'المرشحات',
    children: <Button>المرشحات</Button>,
    content: <Checkbox label="مع وظائف شاغرة" />,
  },
  ...rightToLeft,
};
export const Dark: Story = { ...apart, ...Open, tags: ['shared-state'], globals: { theme: 'dark' } };
