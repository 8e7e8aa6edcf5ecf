import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = { component: SiteFooter };
export default meta;

type Story = StoryObj<typeof SiteFooter>;

export const Usual: Story = {
  args: { children: 'For entertainment only. This is not professional career advice.' },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <p>{'For entertainment only. This is not professional career advice. '.repeat(3)}</p>
        <p>Company and brand names and logos are trademarks of their owners.</p>
      </>
    ),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = { args: { children: 'للترفيه فقط.' }, ...rightToLeft };
export const Dark: Story = { ...Usual, ...dark };
