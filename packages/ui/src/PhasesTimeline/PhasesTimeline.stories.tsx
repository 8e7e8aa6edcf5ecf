import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { PhasesTimeline, type TimelinePhase } from './PhasesTimeline.tsx';

const meta: Meta<typeof PhasesTimeline> = { component: PhasesTimeline };
export default meta;

type Story = StoryObj<typeof PhasesTimeline>;

const pillars = [
  ['戊寅', 'wù-yín', 'tiger', 'Direct Wealth'],
  ['己卯', 'jǐ-mǎo', 'rabbit', 'Indirect Wealth'],
  ['庚辰', 'gēng-chén', 'dragon', 'Direct Officer'],
  ['辛巳', 'xīn-sì', 'snake', 'Seven Killings'],
  ['壬午', 'rén-wǔ', 'horse', 'Direct Resource'],
] as const;
const phases: readonly TimelinePhase[] = pillars.map(([name, reading, sign, tenGod], index) => ({
  name,
  reading,
  sign,
  tenGod,
  fromAge: 5 + index * 10,
  fromYear: 1995 + index * 10,
  toYear: 2004 + index * 10,
  isPresent: index === 3,
}));

export const Life: Story = { args: { caption: 'Your ten-year phases', phases } };
export const One: Story = { args: { caption: 'The first phase', phases: phases.slice(0, 1) } };
export const LongText: Story = {
  args: {
    caption: 'The ten-year phases of somebody who was born in the first month of the year 1990',
    phases: phases.map((phase) => ({
      ...phase,
      tenGod: 'The god that the tradition calls the hurting officer',
    })),
  },
};
export const Narrow: Story = { ...LongText, ...narrow };
export const InColumn: Story = { ...Life, ...inColumn };
export const RightToLeft: Story = { ...Life, ...rightToLeft };
export const Dark: Story = { ...Life, ...dark };
