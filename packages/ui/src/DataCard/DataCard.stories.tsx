import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataCard } from './DataCard.tsx';

const meta: Meta<typeof DataCard> = { component: DataCard };
export default meta;

type Story = StoryObj<typeof DataCard>;

export const Company: Story = {
  args: {
    title: 'Nintendo',
    href: 'https://www.nintendo.com',
    facts: [
      ['Location', 'Kyoto, Japan'],
      ['Founded', 1889],
    ],
    description: 'Interactive home entertainment, based in Kyoto, Japan. Founded in 1889.',
  },
};
export const LittleKnown: Story = { args: { title: 'A company of which nothing more is known', href: null } };
