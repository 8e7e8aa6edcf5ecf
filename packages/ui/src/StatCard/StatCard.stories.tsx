import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { StatCard } from './StatCard.tsx';

const meta: Meta<typeof StatCard> = { component: StatCard };
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Figure: Story = {
  args: { label: 'Articles Generated', value: '24', hint: '18 of them are published.' },
};
export const Action: Story = {
  args: {
    label: 'Add Internal Links',
    hint: 'Links articles to one another where one names another’s keyword.',
    action: <Button>Add links</Button>,
  },
};
export const Both: Story = { args: { ...Figure.args, action: <Button>See them</Button> } };
export const Loading: Story = { args: { ...Figure.args, loading: true } };
export const Nothing: Story = { args: { label: 'Articles Generated', value: '0', hint: 'None so far.' } };
export const LongText: Story = {
  args: {
    label: 'Articles generated since the beginning of the almanac by all of its writers',
    value: '12,345,678,901',
    hint: 'This figure counts drafts, scheduled and published articles, and those taken back. '.repeat(2),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...LongText, ...inColumn };
export const RightToLeft: Story = {
  args: { label: 'المقالات', value: '24', hint: 'ثمانية عشر منها منشورة.' },
  ...rightToLeft,
};
export const Dark: Story = { ...Both, ...dark };
