import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Input } from '../Input/Input.tsx';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = { component: Stack };
export default meta;

type Story = StoryObj<typeof Stack>;

const [first, second, third] = ['First', 'Second', 'Third'].map((name) => <Card key={name}>{name}</Card>);

export const Column: Story = { args: { children: [first, second, third] } };
export const Row: Story = {
  args: {
    direction: 'row',
    gap: 3,
    children: [
      <Button key="save" variant="primary">
        Save
      </Button>,
      <Button key="cancel">Cancel</Button>,
    ],
  },
};
export const Between: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    children: [<p key="count">Showing 1-9 of 48 companies</p>, <Button key="clear">Clear filters</Button>],
  },
};
export const SideBySide: Story = {
  args: {
    direction: 'row',
    wrap: false,
    children: [
      <Button key="save">Save</Button>,
      <p key="note">
        A text that is longer than its line stays beside the button, and breaks within its own column.
      </p>,
    ],
  },
  ...narrow,
};
export const WideGap: Story = { args: { ...Column.args, gap: 6 } };
export const Centred: Story = { args: { ...Column.args, align: 'center' } };
export const AsForm: Story = {
  args: {
    asChild: true,
    children: (
      <form aria-label="Letters">
        <Input label="Email" type="email" />
        <Button variant="primary">Send me letters</Button>
      </form>
    ),
  },
};
export const Empty: Story = { args: {} };
export const LongText: Story = {
  args: {
    ...Row.args,
    children: [
      <Button key="save">A button whose label is longer than a label should ever be</Button>,
      <Button key="cancel">And one beside it that has to move to a line of its own</Button>,
    ],
  },
};
export const InColumn: Story = { ...Between, ...inColumn };
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: {
    ...Row.args,
    children: [
      <Button key="save" variant="primary">
        حفظ
      </Button>,
      <Button key="cancel">إلغاء</Button>,
    ],
  },
  ...rightToLeft,
};
export const Dark: Story = { ...Column, ...dark };
