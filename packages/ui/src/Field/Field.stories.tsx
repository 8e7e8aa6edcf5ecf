import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { SelectField, TextField } from './Field.tsx';

const meta: Meta<typeof TextField> = { component: TextField };
export default meta;

type Story = StoryObj<typeof TextField>;

export const Email: Story = { args: { label: 'Email', type: 'email' } };
export const BirthDate: Story = { args: { label: 'Birth date', type: 'date' } };
export const Search: Story = {
  args: { label: 'Search', type: 'search', placeholder: 'Name, industry or place' },
};
export const WithHint: Story = { args: { label: 'Email', hint: 'We write rarely.' } };
export const WithError: Story = { args: { label: 'Email', error: 'Please enter a valid email address.' } };
export const Choice: Story = {
  render: () => (
    <SelectField
      label="Zodiac sign"
      options={[
        { value: '', label: 'All signs' },
        { value: 'rat', label: 'Rat' },
      ]}
    />
  ),
};
export const HiddenLabel: Story = { args: { ...Search.args, hideLabel: true } };
export const Filled: Story = { args: { label: 'Email', type: 'email', defaultValue: 'ada@example.com' } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const Hover: Story = { ...Email, ...hovered('.za-Field-control') };
export const Focus: Story = { ...Email, ...focused('.za-Field-control') };
export const LongText: Story = {
  args: {
    label: 'The day on which you were born, as your birth certificate states it',
    defaultValue: 'a.very.long.address.that.does.not.fit.the.field@a.very.long.domain.example.com',
    hint: 'The Chinese year begins between late January and mid-February, so the exact day matters.',
    error:
      'This date lies before the first year the calendar knows. Dates from 1900 to 2100 are known exactly.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', hint: 'نكتب نادراً.', error: 'هذا ليس عنواناً.' },
  ...rightToLeft,
};
export const Dark: Story = { ...WithError, ...dark };
