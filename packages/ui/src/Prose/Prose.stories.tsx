import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta: Meta<typeof Prose> = { component: Prose };
export default meta;

type Story = StoryObj<typeof Prose>;

export const Text: Story = {
  args: { children: 'Tradition honours the Ox for steady strength: work begun is work finished.' },
};
