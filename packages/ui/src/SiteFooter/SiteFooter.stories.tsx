import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter.tsx';

const meta: Meta<typeof SiteFooter> = { component: SiteFooter };
export default meta;

type Story = StoryObj<typeof SiteFooter>;

export const Usual: Story = {
  args: { children: 'For entertainment only. This is not professional career advice.' },
};
