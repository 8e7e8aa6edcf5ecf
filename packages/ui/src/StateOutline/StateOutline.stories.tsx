import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../story-states.ts';
import { StateOutline } from './StateOutline.tsx';

const meta: Meta<typeof StateOutline> = { component: StateOutline };
export default meta;

type Story = StoryObj<typeof StateOutline>;

export const Texas: Story = { args: { state: 'Texas', size: 6 } };
export const Several: Story = {
  args: { state: 'Texas' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--za-space-3)' }}>
      {['Alaska', 'California', 'Colorado', 'Hawaii', 'Michigan', 'Rhode Island', 'Tennessee'].map(
        (state) => (
          <StateOutline key={state} {...args} state={state} />
        ),
      )}
    </div>
  ),
};
export const Dark: Story = { ...Several, ...dark };
