import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';
import { Button } from '../Button/Button.tsx';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { component: EmptyState };
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const NoCompanies: Story = {
  args: { title: 'No Companies Found', children: 'No company in the database matches these filters.' },
};
export const WholePage: Story = {
  args: {
    heading: 'h1',
    ornament: <BrandSeal stamped />,
    title: 'Payment Successful',
    children: 'Everything is open to you, for life.',
  },
};
export const WithActions: Story = {
  args: { ...NoCompanies.args, actions: <Button variant="primary">Show all companies</Button> },
};
export const LongText: Story = {
  args: {
    title: 'No company, brand or state was founded in a year that all of these filters leave',
    children: 'Take a filter away, or ask for another sign: each sign returns every twelve years. '.repeat(3),
    actions: (
      <>
        <Button variant="primary">Take all filters away</Button>
        <Button>Show the companies of another sign</Button>
      </>
    ),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { title: 'لا توجد شركات', children: 'لا شركة تطابق هذه المرشحات.' },
  ...rightToLeft,
};
export const Dark: Story = { ...WithActions, ...dark };
