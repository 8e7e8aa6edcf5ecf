import type { Meta, StoryObj } from '@storybook/react-vite';
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
