import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
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
const almanac = {
  key: 'almanac',
  content: 'Almanac',
  items: ['Today', 'Signs', 'Years'].map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> })),
};
export const WithMenus: Story = {
  args: {
    items: [
      almanac,
      { key: 'blog', content: <a href="#blog">Blog</a> },
      {
        key: 'account',
        content: 'Account',
        items: [{ key: 'logout', content: <Button variant="quiet">Logout</Button> }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // In a narrow header there is one menu.
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Menu|Almanac)$/ }));
  },
};
export const WithoutMenu: Story = {
  args: { action: <Button variant="primary">Try Free Sample</Button> },
};
export const LongText: Story = {
  args: {
    items: [
      'Companies by sign',
      'Car brands by sign',
      'US states by sign',
      'Personal reading',
      'Frequently asked',
    ].map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> })),
  },
};
export const Hover: Story = { ...SignedOut, ...hovered('.za-SiteHeader-nav a') };
export const Focus: Story = { ...SignedOut, ...focused('.za-SiteHeader-nav a') };
export const Narrow: Story = { ...SignedIn, ...narrow };
export const MenuHover: Story = { ...SignedIn, ...narrow, ...hovered('.za-SiteHeader-toggle') };
export const MenuOpen: Story = {
  ...SignedOut,
  ...narrow,
  play: async ({ canvas, userEvent }) => {
    // A docs page is wide, so the menu button is hidden there.
    const toggle = canvas.queryByRole('button', { name: 'Menu' });
    if (toggle) await userEvent.click(toggle);
  },
};
export const RightToLeft: Story = {
  args: { items: [{ key: 'blog', content: <a href="#blog">المدونة</a> }] },
  ...rightToLeft,
};
export const Dark: Story = { ...SignedIn, ...dark };
