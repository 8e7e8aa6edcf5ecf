import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoOrLetter } from './LogoOrLetter.tsx';

const meta: Meta<typeof LogoOrLetter> = { component: LogoOrLetter };
export default meta;

type Story = StoryObj<typeof LogoOrLetter>;

export const Letter: Story = { args: { name: 'Acme', src: null } };
export const FailedLogo: Story = { args: { name: 'Zeekr', src: '/no-such-logo.svg' } };
