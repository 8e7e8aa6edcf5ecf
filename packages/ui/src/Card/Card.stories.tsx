import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = { component: Card };
export default meta;

type Story = StoryObj<typeof Card>;

export const Paper: Story = { args: { children: 'A sheet of paper for what belongs together.' } };
