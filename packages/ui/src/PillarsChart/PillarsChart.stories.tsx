import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, inColumn, narrow, rightToLeft } from '../story-states.ts';
import { PillarsChart, type ChartPillar } from './PillarsChart.tsx';

const meta: Meta<typeof PillarsChart> = { component: PillarsChart };
export default meta;

type Story = StoryObj<typeof PillarsChart>;

const hour: ChartPillar = {
  position: 'hour',
  stem: '癸',
  stemElement: 'Water',
  branch: '未',
  branchElement: 'Earth',
  polarity: 'Yin',
  reading: 'guǐ-wèi',
  sign: 'goat',
  tenGod: 'Indirect Resource',
  hidden: [
    { stem: '己', element: 'Earth', tenGod: 'Indirect Wealth' },
    { stem: '丁', element: 'Fire', tenGod: 'Eating God' },
    { stem: '乙', element: 'Wood', tenGod: 'Companion' },
  ],
  naYin: 'Willow wood',
  certain: true,
};
const others: readonly ChartPillar[] = [
  {
    position: 'day',
    stem: '乙',
    stemElement: 'Wood',
    branch: '酉',
    branchElement: 'Metal',
    polarity: 'Yin',
    reading: 'yǐ-yǒu',
    sign: 'rooster',
    hidden: [{ stem: '辛', element: 'Metal', tenGod: 'Seven Killings' }],
    naYin: 'Spring water',
    certain: true,
  },
  {
    position: 'month',
    stem: '丁',
    stemElement: 'Fire',
    branch: '丑',
    branchElement: 'Earth',
    polarity: 'Yin',
    reading: 'dīng-chǒu',
    sign: 'ox',
    tenGod: 'Eating God',
    hidden: [
      { stem: '己', element: 'Earth', tenGod: 'Indirect Wealth' },
      { stem: '癸', element: 'Water', tenGod: 'Indirect Resource' },
      { stem: '辛', element: 'Metal', tenGod: 'Seven Killings' },
    ],
    naYin: 'Water under a bridge',
    certain: true,
  },
  {
    position: 'year',
    stem: '己',
    stemElement: 'Earth',
    branch: '巳',
    branchElement: 'Fire',
    polarity: 'Yin',
    reading: 'jǐ-sì',
    sign: 'snake',
    tenGod: 'Indirect Wealth',
    hidden: [
      { stem: '丙', element: 'Fire', tenGod: 'Hurting Officer' },
      { stem: '戊', element: 'Earth', tenGod: 'Direct Wealth' },
      { stem: '庚', element: 'Metal', tenGod: 'Direct Officer' },
    ],
    naYin: 'Great forest wood',
    certain: true,
  },
];

export const Complete: Story = { args: { caption: 'Your four pillars', pillars: [hour, ...others] } };
export const WithoutHour: Story = { args: { caption: 'Your pillars', pillars: others } };
export const Uncertain: Story = {
  args: {
    caption: 'Your pillars',
    pillars: others.map((pillar) => ({ ...pillar, certain: pillar.position !== 'month' })),
  },
};
export const LongText: Story = {
  args: {
    caption: 'The four pillars of somebody who was born on the twentieth of January in the year 1990',
    pillars: [hour, ...others].map((pillar) => ({
      ...pillar,
      naYin: 'Water that flows under a bridge of stone',
    })),
  },
};
export const Narrow: Story = { ...Complete, ...narrow };
export const InColumn: Story = { ...Complete, ...inColumn };
export const RightToLeft: Story = { ...Complete, ...rightToLeft };
export const Dark: Story = { ...Complete, ...dark };
