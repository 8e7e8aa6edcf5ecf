import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { FilterBar } from './FilterBar.tsx';

const meta: Meta<typeof FilterBar> = { component: FilterBar };
export default meta;

type Story = StoryObj<typeof FilterBar>;

const signs = [
  { value: '', label: 'All signs' },
  { value: 'rat', label: 'Rat' },
];

export const Companies: Story = {
  args: {
    label: 'Companies',
    children: (
      <>
        <Select label="Zodiac sign" options={signs} />
        <Select label="Industry" options={[{ value: '', label: 'All industries' }]} />
        <SearchInput label="Search" value="" onValueChange={fn()} placeholder="Name, industry or place" />
      </>
    ),
  },
};
export const WithActions: Story = {
  args: { ...Companies.args, actions: <Button variant="quiet">Clear filters</Button> },
};
export const OneField: Story = {
  args: {
    label: 'States',
    children: <Select label="Region" options={[{ value: '', label: 'All regions' }]} />,
  },
};
export const LongText: Story = {
  args: {
    label: 'Companies',
    children: (
      <>
        <Select label="The sign of the year in which it was founded" options={signs} />
        <Select
          label="What it does, in the words of the exchange"
          options={[{ value: '', label: 'All industries' }]}
        />
      </>
    ),
  },
};
export const Narrow: Story = { ...WithActions, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'شركات', children: <Select label="البرج" options={[{ value: '', label: 'كل الأبراج' }]} /> },
  ...rightToLeft,
};
export const Dark: Story = { ...WithActions, ...dark };
