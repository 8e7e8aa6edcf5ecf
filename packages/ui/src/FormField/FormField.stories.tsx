import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft } from '../story-states.ts';
import { FormField } from './FormField.tsx';

const meta: Meta<typeof FormField> = { component: FormField };
export default meta;

type Story = StoryObj<typeof FormField>;

const field = (control: object) => <input type="text" {...control} className="za-FormField-control" />;

export const Plain: Story = { args: { label: 'Place of birth', children: field } };
export const WithHint: Story = { args: { ...Plain.args, hint: 'As your passport writes it.' } };
export const WithError: Story = { args: { ...WithHint.args, error: 'Please name a place.' } };
export const HiddenLabel: Story = { args: { ...Plain.args, hideLabel: true } };
export const LongText: Story = {
  args: {
    ...Plain.args,
    label: 'The place in which you were born, as your birth certificate or your passport states it',
    hint: 'A town is enough. The sign follows from the date; the place decides only which day it was. '.repeat(
      2,
    ),
    error: 'This field cannot be left empty, because the reading speaks of it in three of its parts.',
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'مكان الميلاد', hint: 'كما في جواز السفر.', children: field },
  ...rightToLeft,
};
export const Dark: Story = { ...WithError, ...dark };
