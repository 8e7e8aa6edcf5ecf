import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = { component: Link };
export default meta;

type Story = StoryObj<typeof Link>;

export const Internal: Story = { args: { href: '#blog', children: 'Read the blog' } };
export const External: Story = {
  args: {
    href: 'https://www.hko.gov.hk/en/gts/time/conversion.htm',
    external: true,
    children: 'Hong Kong Observatory',
  },
};
export const InText: Story = {
  render: (args) => (
    <p>
      Dates follow the tables of the <Link {...args} />, which any almanac can check.
    </p>
  ),
  args: External.args ?? {},
};
export const Hover: Story = { ...Internal, ...hovered('a') };
export const Focus: Story = { ...Internal, ...focused('a') };
export const LongText: Story = {
  args: {
    ...External.args,
    children: 'Conversion tables between the Gregorian and the Chinese calendar, 1901 to 2100',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { href: '#blog', children: 'اقرأ المدونة' }, ...rightToLeft };
export const Dark: Story = { ...External, ...dark };
