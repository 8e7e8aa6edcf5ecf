import type { Meta, StoryObj } from '@storybook/react-vite';
import { zodiacSigns } from '@org/zodiac-core';
import { dark, rightToLeft } from '../story-states.ts';
import { Animal } from './Animal.tsx';

const meta: Meta<typeof Animal> = { component: Animal };
export default meta;

type Story = StoryObj<typeof Animal>;

export const Dragon: Story = { args: { sign: 'dragon', size: 8 } };
export const Labelled: Story = { args: { sign: 'ox', size: 4, label: 'Ox' } };
export const Small: Story = { args: { sign: 'rat', size: 1.5 } };
export const AllTwelve: Story = {
  args: { sign: 'rat', size: 5 },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--za-space-3)' }}>
      {zodiacSigns.map(({ id }) => (
        <Animal key={id} {...args} sign={id} />
      ))}
    </div>
  ),
};
export const FacingEachOther: Story = {
  args: { sign: 'tiger', size: 5 },
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--za-space-5)' }}>
      <Animal {...args} facing="right" />
      <Animal {...args} sign="monkey" />
    </div>
  ),
};
export const InTextColor: Story = {
  args: { sign: 'rooster', size: 4, style: { color: 'var(--za-ink-soft)' } },
};
export const RightToLeft: Story = { ...FacingEachOther, ...rightToLeft };
export const Dark: Story = { ...AllTwelve, ...dark };
