import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Accordion } from './Accordion.tsx';

const meta: Meta<typeof Accordion> = { component: Accordion };
export default meta;

type Story = StoryObj<typeof Accordion>;

export const OneOpen: Story = {
  args: {
    heading: 'h2',
    defaultValue: ['year'],
    items: [
      {
        value: 'year',
        label: 'When does a year begin?',
        content: <p>At the second new moon after the winter solstice, between January 21 and February 20.</p>,
      },
      { value: 'name', label: 'Is it Sheep or Goat?', content: <p>Both: the character 羊 says no more.</p> },
      { value: 'hour', label: 'Does the hour count?', content: <p>Not for the sign of the year.</p> },
    ],
  },
};
export const Closed: Story = { args: { ...OneOpen.args, defaultValue: [] } };
export const Hover: Story = { ...Closed, ...hovered('.za-Accordion-trigger') };
export const Focus: Story = { ...OneOpen, ...focused('.za-Accordion-trigger') };
export const LongText: Story = {
  args: {
    heading: 'h2',
    defaultValue: ['a'],
    items: [
      {
        value: 'a',
        label:
          'Which sign has somebody who was born between the first of January and the new year of the moon?',
        content: <p>{'That of the year that ends with that new moon. '.repeat(8)}</p>,
      },
    ],
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...LongText, ...inColumn };
export const RightToLeft: Story = {
  args: {
    heading: 'h2',
    defaultValue: ['a'],
    items: [{ value: 'a', label: 'متى تبدأ السنة؟', content: <p>مع القمر الجديد.</p> }],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...OneOpen, ...dark };
