import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { Testimonial } from './Testimonial.tsx';

const meta: Meta<typeof Testimonial> = { component: Testimonial };
export default meta;

type Story = StoryObj<typeof Testimonial>;

export const Short: Story = {
  args: { quote: 'It told me where its dates come from.', name: 'Priya', about: 'Year of the Rooster' },
};
export const Small: Story = { args: { ...Short.args, size: 's' } };
export const LongText: Story = {
  args: {
    quote:
      'It told me where its dates come from, which nothing else I have read about the signs ever did. '.repeat(
        4,
      ),
    name: 'Maria-Theresia Wolfeschlegelsteinhausen',
    about: 'Year of the Rooster, by three hours',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { quote: 'أخبرني من أين تأتي تواريخه.', name: 'بريا', about: 'سنة الديك' },
  ...rightToLeft,
};
export const Dark: Story = { ...Short, ...dark };
