import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './Testimonial.tsx';

const meta: Meta<typeof Testimonial> = { component: Testimonial };
export default meta;

type Story = StoryObj<typeof Testimonial>;

export const Short: Story = {
  args: { quote: 'It told me where its dates come from.', name: 'Priya', about: 'Year of the Rooster' },
};
