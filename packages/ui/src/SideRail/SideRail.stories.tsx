import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { SideRail } from './SideRail.tsx';

const meta: Meta<typeof SideRail> = { component: SideRail };
export default meta;

type Story = StoryObj<typeof SideRail>;

export const Pages: Story = {
  args: {
    label: 'Admin',
    current: 'payments',
    items: [
      { key: 'overview', label: 'Overview' },
      { key: 'payments', label: 'Payments', count: 3, countLabel: 'alerts' },
      { key: 'sources', label: 'Sources' },
    ],
    renderLink: (key, content) => (
      <a href={`#${key}`} aria-current={key === 'payments' ? 'page' : undefined}>
        {content}
      </a>
    ),
    children: <p>What was paid, refunded and disputed.</p>,
  },
};
export const Hover: Story = { ...Pages, ...hovered('.za-SideRail-nav li:first-child a') };
export const Focus: Story = { ...Pages, ...focused('.za-SideRail-nav li:first-child a') };
export const LongText: Story = {
  args: {
    ...Pages.args,
    items: [
      { key: 'payments', label: 'Everything that was ever paid, refunded or disputed', count: 12_345 },
      { key: 'sources', label: 'Sources' },
    ],
  },
};
export const InColumn: Story = { ...Pages, ...inColumn };
export const Narrow: Story = { ...Pages, ...narrow };
export const RightToLeft: Story = {
  args: {
    ...Pages.args,
    label: 'الإدارة',
    items: [
      { key: 'overview', label: 'نظرة عامة' },
      { key: 'payments', label: 'المدفوعات', count: 3, countLabel: 'تنبيهات' },
    ],
    children: <p>ما تم دفعه</p>,
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Pages, ...dark };
