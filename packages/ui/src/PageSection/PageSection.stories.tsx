import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { PageSection } from './PageSection.tsx';

const meta: Meta<typeof PageSection> = { component: PageSection };
export default meta;

type Story = StoryObj<typeof PageSection>;

export const Paper: Story = {
  args: { title: 'What opens', lead: 'Three databases built from public facts.' },
};
export const Sunken: Story = { args: { title: 'What opens', ground: 'sunken' } };
export const WithContent: Story = { args: { ...Paper.args, children: <Card>Companies</Card> } };
export const LongText: Story = {
  args: {
    title: 'A title that is longer than a title should be, so that it wraps in good places',
    lead: 'Three databases built from public facts, each with its source. '.repeat(4),
    children: <Card>Companies</Card>,
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { title: 'ما الذي يُفتح', lead: 'ثلاث قواعد بيانات.' },
  ...rightToLeft,
};
export const Dark: Story = { ...Sunken, ...dark };
