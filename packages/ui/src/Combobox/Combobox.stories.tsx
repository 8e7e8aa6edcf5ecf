import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Combobox } from './Combobox.tsx';

const options = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const meta: Meta<typeof Combobox> = {
  component: Combobox,
  args: { label: 'Zodiac sign', options },
  // The list opens outside the story.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
};
export default meta;

/**
 * Excludes the story from the docs page: several stories that focus a field would take the focus from each other and close their
 * lists.
 */
const apart = { parameters: { docs: { disable: true } } };

type Story = StoryObj<typeof Combobox>;

const opened: Story['play'] = async ({ canvasElement, args: { label } }) => {
  const field = within(canvasElement).getByRole('combobox', { name: label });
  await userEvent.click(field);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
};

export const Closed: Story = { parameters: { docs: { story: { height: '8rem' } } } };
export const Open: Story = { tags: ['picture'], args: { defaultValue: 'ox' }, play: opened };
export const WithHints: Story = {
  ...apart,
  args: {
    label: 'Founding day',
    options: [
      { value: 'day', label: 'Known to the day', hint: 'The sign is exact.' },
      { value: 'year', label: 'Known by its year', hint: 'Near New Year the sign may be the one before.' },
      { value: 'none', label: 'Not known', disabled: true },
    ],
  },
  play: opened,
};
export const Keywords: Story = {
  ...apart,
  args: {
    label: 'Place',
    options: [
      { value: 'austin', label: 'Austin, TX', keywords: ['Texas'] },
      { value: 'boston', label: 'Boston, MA', keywords: ['Massachusetts'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'texas');
    await expect(canvas.getByRole('status')).toHaveTextContent('Matches: 1');
  },
};
export const NoMatches: Story = {
  ...apart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'whale');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches.');
  },
};
export const Loading: Story = {
  ...apart,
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'ra');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const WithError: Story = { args: { error: 'Please choose a sign.' } };
export const Disabled: Story = { args: { defaultValue: 'ox', disabled: true } };
export const Hover: Story = { ...Closed, args: { defaultValue: 'ox' }, ...hovered('.za-SearchInput-clear') };
export const Focus: Story = { ...Closed, ...focused('.za-Combobox') };
export const LongText: Story = {
  ...apart,
  args: {
    label: 'The sign of the year in which the company was founded, as far as that is known',
    options: [
      { value: 'a', label: 'A company of which neither the day nor the month nor the year is known' },
      { value: 'b', label: 'Another one' },
    ],
  },
  play: opened,
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  ...apart,
  args: {
    label: 'البرج',
    defaultValue: 'ox',
    options: [
      { value: 'rat', label: 'الفأر' },
      { value: 'ox', label: 'الثور' },
    ],
  },
  play: opened,
  ...rightToLeft,
};
export const Dark: Story = { ...Open, ...dark, parameters: apart.parameters };
