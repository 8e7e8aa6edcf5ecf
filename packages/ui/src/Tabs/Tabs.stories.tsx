import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = { component: Tabs };
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Desk: Story = {
  args: {
    label: 'Blog management',
    tabs: [
      {
        value: 'write',
        label: 'Generate Content',
        content: <p>Name a keyword, and an article is written.</p>,
      },
      {
        value: 'articles',
        label: 'Published Articles',
        content: <p>Six articles, the last changed first.</p>,
      },
      { value: 'keywords', label: 'Keyword Management', content: <p>Twenty-four keywords.</p> },
    ],
  },
};
export const SecondOpen: Story = { args: { ...Desk.args, value: 'articles' } };
export const Hover: Story = { ...Desk, ...hovered('.za-Tabs-tab:nth-child(2)') };
export const Focus: Story = { ...Desk, ...focused('.za-Tabs-tab:first-child') };
export const LongText: Story = {
  args: {
    label: 'Readings',
    tabs: Array.from({ length: 8 }, (_, index) => ({
      value: String(index),
      label: `A part with a name of some length, number ${index + 1}`,
      content: <p>{'What this part has to say takes a few lines. '.repeat(8)}</p>,
    })),
  },
};
export const Narrow: Story = { ...Desk, ...narrow };
export const RightToLeft: Story = {
  args: {
    label: 'إدارة المدونة',
    tabs: [
      { value: 'a', label: 'كتابة', content: <p>اكتب مقالاً.</p> },
      { value: 'b', label: 'مقالات', content: <p>ستة مقالات.</p> },
    ],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...SecondOpen, ...dark };
