import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../story-states.ts';
import { LogoOrLetter } from './LogoOrLetter.tsx';

const meta: Meta<typeof LogoOrLetter> = { component: LogoOrLetter };
export default meta;

type Story = StoryObj<typeof LogoOrLetter>;

export const Letter: Story = { args: { name: 'Acme', src: null } };
export const FailedLogo: Story = { args: { name: 'Zeekr', src: '/no-such-logo.svg' } };
export const Logo: Story = {
  args: {
    name: 'Atlas',
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Ccircle cx="5" cy="5" r="4"/%3E%3C/svg%3E',
  },
};
export const Dark: Story = { ...Letter, ...dark };
