import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = { component: Disclosure };
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {
  args: {
    label: 'Why?',
    about: 'The sign of the year',
    children: <p>You were born on January 20, 1990, a week before New Year’s Day.</p>,
  },
};
export const Open: Story = { args: { ...Closed.args, defaultOpen: true } };
export const LongText: Story = {
  args: {
    ...Open.args,
    label: 'Why is this said of everybody who was born in that year and not of those born a week later?',
    children: <p>{'The year begins with the second new moon after the winter solstice. '.repeat(4)}</p>,
  },
};
export const Hover: Story = { ...Closed, ...hovered('.za-Disclosure-button') };
export const Focus: Story = { ...Closed, ...focused('.za-Disclosure-button') };
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...LongText, ...inColumn };
export const RightToLeft: Story = {
  args: { label: 'لماذا؟', defaultOpen: true, children: <p>ولدت قبل رأس السنة بأسبوع.</p> },
  ...rightToLeft,
};
export const Dark: Story = { ...Open, ...dark };
