import type { Meta, StoryObj } from '@storybook/react-vite';
import { zodiacSigns } from '@org/zodiac-core';
import { dark, reducedMotion } from '../story-states.ts';
import { Seal } from './Seal.tsx';

const meta: Meta<typeof Seal> = { component: Seal };
export default meta;

type Story = StoryObj<typeof Seal>;

export const Dragon: Story = { args: { sign: 'dragon', size: 6 } };
export const Stamped: Story = { args: { sign: 'horse', size: 8, stamped: true } };
export const Small: Story = { args: { sign: 'rat', size: 2 } };
export const AllTwelve: Story = {
  args: { sign: 'rat' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--za-space-3)' }}>
      {zodiacSigns.map(({ id }) => (
        <Seal key={id} {...args} sign={id} />
      ))}
    </div>
  ),
};
export const ReducedMotion: Story = { ...Stamped, ...reducedMotion };
export const Dark: Story = { ...AllTwelve, ...dark };
