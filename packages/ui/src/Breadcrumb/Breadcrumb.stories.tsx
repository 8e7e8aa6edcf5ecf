import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta: Meta<typeof Breadcrumb> = { component: Breadcrumb };
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

const blog = { key: 'blog', content: <a href="#blog">Blog</a> };

export const TwoAbove: Story = {
  args: {
    items: [blog, { key: 'ox', content: <a href="#ox">Year of the Ox</a> }],
    current: 'How the Ox saves',
  },
};
export const OneAbove: Story = { args: { items: [blog], current: 'Year of the Ox' } };
export const Hover: Story = { ...TwoAbove, ...hovered('.za-Breadcrumb a') };
export const Focus: Story = { ...TwoAbove, ...focused('.za-Breadcrumb a') };
export const LongText: Story = {
  args: {
    items: [blog, { key: 'ox', content: <a href="#ox">Everything about those born in a year of the Ox</a> }],
    current: 'How the Ox saves, spends, lends and borrows, as tradition has it and as figures do',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...LongText, ...inColumn };
export const RightToLeft: Story = {
  args: {
    'aria-label': 'مسار التنقل',
    items: [{ key: 'blog', content: <a href="#blog">المدونة</a> }],
    current: 'سنة الثور',
  },
  ...rightToLeft,
};
export const Dark: Story = { ...TwoAbove, ...dark };
