import type { Meta, StoryObj } from '@storybook/react-vite';
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
