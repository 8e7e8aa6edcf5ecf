import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from './PageSection.tsx';

const meta: Meta<typeof PageSection> = { component: PageSection };
export default meta;

type Story = StoryObj<typeof PageSection>;

export const Paper: Story = {
  args: { title: 'What opens', lead: 'Three databases built from public facts.' },
};
export const Sunken: Story = { args: { title: 'What opens', ground: 'sunken' } };
