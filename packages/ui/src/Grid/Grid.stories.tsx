import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Grid } from './Grid.tsx';

const meta: Meta<typeof Grid> = { component: Grid };
export default meta;

type Story = StoryObj<typeof Grid>;

const cards = (names: readonly string[]) => names.map((name) => <Card key={name}>{name}</Card>);

export const Cards: Story = {
  args: { columns: 'xs', children: cards(['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon']) },
};
export const TwoFit: Story = { args: { columns: 'xs', children: cards(['Rat', 'Ox']) } };
export const TwoFill: Story = { args: { ...TwoFit.args, repeat: 'fill' } };
export const Halves: Story = {
  args: {
    columns: 's',
    align: 'center',
    children: [
      <p key="words">Words stand in the middle of what is beside them.</p>,
      <Card key="card">
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </Card>,
    ],
  },
};
export const Aside: Story = {
  parameters: { layout: 'fullscreen' },
  args: { columns: 'aside', gap: 6, children: cards(['What the page is about', 'What stands beside it']) },
  decorators: [
    (Story) => (
      <PageSection title="Wide enough for two">
        <Story />
      </PageSection>
    ),
  ],
};
export const AsList: Story = {
  args: {
    columns: 'xs',
    asChild: true,
    children: (
      <ul>
        <li>Rat</li>
        <li>Ox</li>
        <li>Tiger</li>
      </ul>
    ),
  },
};
export const Busy: Story = { args: { columns: 's', children: <Skeleton count={3} /> } };
export const Empty: Story = { args: {} };
export const LongText: Story = {
  args: { columns: 'xs', children: cards(['Founded and forgotten. '.repeat(8), 'Short', 'A little longer']) },
};
export const InColumn: Story = { ...Cards, ...inColumn };
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { columns: 'xs', children: cards(['الفأر', 'الثور', 'النمر']) },
  ...rightToLeft,
};
export const Dark: Story = { ...Cards, ...dark };
