import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, hovered, inColumn, narrow, reducedMotion, rightToLeft } from '../story-states.ts';
import { ZodiacWheel } from './ZodiacWheel.tsx';

const meta: Meta<typeof ZodiacWheel> = { component: ZodiacWheel };
export default meta;

type Story = StoryObj<typeof ZodiacWheel>;

export const Turning: Story = { args: {} };
export const Picker: Story = { args: { label: 'Your sign', value: 'dragon', onValueChange: fn() } };
export const PickerOfNone: Story = { args: { label: 'Your sign', onValueChange: fn() } };
export const Hover: Story = { ...Picker, ...hovered('.za-ZodiacWheel-choice') };
export const Narrow: Story = { ...Picker, ...narrow };
export const InColumn: Story = { ...Picker, ...inColumn };
export const RightToLeft: Story = { ...Picker, ...rightToLeft };
export const DarkPicker: Story = { ...Picker, ...dark };
export const ReducedMotion: Story = { ...Turning, ...reducedMotion };
export const Dark: Story = { ...Turning, ...dark };
