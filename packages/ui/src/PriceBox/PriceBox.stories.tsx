import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { PriceBox } from './PriceBox.tsx';

const meta: Meta<typeof PriceBox> = { component: PriceBox };
export default meta;

type Story = StoryObj<typeof PriceBox>;

export const Offer: Story = {
  args: {
    label: 'Limited Time Offer',
    title: '$62',
    note: 'A one-time payment for lifetime access',
    benefits: ['Companies', 'Car brands', 'All 50 US states'],
  },
};
export const WithAction: Story = {
  args: { ...Offer.args, children: <Button variant="primary">Get Lifetime Access</Button> },
};
export const LongText: Story = {
  args: {
    label: 'An offer that is described at a length no offer should need',
    title: '$62 once, and never again for as long as you live',
    note: 'A one-time payment for lifetime access, with all taxes, and thirty days in which you may change your mind',
    benefits: [
      'Companies by the sign of the year in which they were founded, with industry, place and source',
      'Car brands',
    ],
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { title: '62 دولاراً', benefits: ['الشركات', 'السيارات'] },
  ...rightToLeft,
};
export const Dark: Story = { ...WithAction, ...dark };
