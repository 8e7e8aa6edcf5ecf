import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Logo, SiteHeader } from './SiteHeader.tsx';

const meta: Meta<typeof SiteHeader> = {
  component: SiteHeader,
  args: { location: '/', logo: <Logo /> },
};
export default meta;

type Story = StoryObj<typeof SiteHeader>;

export const SignedOut: Story = {
  args: {
    items: [
      { key: 'blog', content: <a href="#blog">Blog</a> },
      { key: 'sign-in', content: <a href="#sign-in">Sign In</a> },
      { key: 'sample', content: <Button variant="primary">Try Free Sample</Button> },
    ],
  },
};
export const SignedIn: Story = {
  args: {
    items: [
      { key: 'blog', content: <a href="#blog">Blog</a> },
      {
        key: 'companies',
        content: (
          <a href="#companies" aria-current="page">
            Companies
          </a>
        ),
      },
      { key: 'logout', content: <Button variant="quiet">Logout</Button> },
    ],
  },
};
