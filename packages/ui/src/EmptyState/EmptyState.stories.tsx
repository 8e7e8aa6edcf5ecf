import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSeal } from '../BrandSeal/BrandSeal.tsx';
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
