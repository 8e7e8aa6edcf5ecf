import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, focused, hovered, narrow, rightToLeft } from '../story-states.ts';
import { Textarea } from './Textarea.tsx';

const meta: Meta<typeof Textarea> = { component: Textarea };
export default meta;

type Story = StoryObj<typeof Textarea>;

export const Empty: Story = { args: { label: 'Meta description' } };
export const Filled: Story = {
  args: { ...Empty.args, defaultValue: 'How people of the Dragon work, and with whom they work best.' },
};
export const WithHint: Story = { args: { ...Filled.args, hint: '50 to 160 characters.' } };
export const WithError: Story = { args: { ...Empty.args, error: 'Please say what the article is about.' } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const ReadOnly: Story = { args: { ...Filled.args, readOnly: true } };
export const Hover: Story = { ...Empty, ...hovered('textarea') };
export const Focus: Story = { ...Empty, ...focused('textarea') };
export const LongText: Story = {
  args: { label: 'Content', defaultValue: '<p>Work begun is work finished.</p>\n'.repeat(24) },
};
export const Html: Story = {
  args: {
    label: 'Content',
    language: 'html',
    defaultValue:
      '<h2>Work</h2>\n<p>Ambition &amp; stamina, as an <a href="/ox">Ox</a>.</p>\n<p>A long line goes on below, as it does in a field of one color, and the colors go with it.</p>',
  },
};
export const DarkHtml: Story = { ...Html, ...dark };
export const Narrow: Story = { ...Filled, ...narrow };
export const RightToLeft: Story = {
  args: { label: 'الوصف', defaultValue: 'كيف يعمل أصحاب برج التنين.' },
  ...rightToLeft,
};
export const Dark: Story = { ...WithError, ...dark };
