import { chartRules } from './chart-rules.ts';
import { foundingRules } from './founding/founding-rules.ts';
import { matchRules } from './match/match-rules.ts';
import { yearRules } from './years/year-rules.ts';

interface Rule {
  readonly name: string;
  readonly statement: string;
  readonly source: string;
}

/** Every rule of a reading: its name, what it says, and where it is written. */
export const rules = {
  'year-sign': {
    name: 'The sign of the year 生肖',
    statement:
      'A person has the animal of the lunar year in which he or she was born, from New Year’s Day on.',
    source: 'Wang Chong, Lunheng 論衡 (1st century), chapter 物勢, which pairs the animals with the branches',
  },
  'sign-element': {
    name: 'The element of a branch',
    statement: 'Each of the twelve branches belongs to one of the five elements.',
    source: 'Xiao Ji, Wuxing dayi 五行大義 (6th century), volume 2',
  },
  'year-element': {
    name: 'The element of the year’s stem',
    statement: 'The ten stems belong in pairs to the five elements, and name the years by turns.',
    source: 'Xiao Ji, Wuxing dayi 五行大義 (6th century), volume 2',
  },
  polarity: {
    name: 'Yin and Yang of the stems',
    statement: 'The stems are Yang and Yin by turns, and so are the years.',
    source: 'Xiao Ji, Wuxing dayi 五行大義 (6th century), volume 1',
  },
  'relations-of-branches': {
    name: 'The relations of the branches 合沖刑害破',
    statement: 'Pairs of branches are in harmony, in clash, in harm, in destruction or in punishment.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
  },
  'life-path': {
    name: 'The life path',
    statement:
      'Month, day and year of birth are added and their digits summed until one is left; 11, 22 and 33 are kept.',
    source:
      'Modern Western numerology, after the table of Pythagoras as it is used since the early 20th century',
  },
  'birth-day-number': {
    name: 'The birth-day number',
    statement: 'The digits of the day of birth are summed until one is left; 11 and 22 are kept.',
    source: 'Modern Western numerology',
  },
  'birth-month': {
    name: 'The month of birth',
    statement: 'The number of the month of birth, 1 to 12, has a keyword of its own.',
    source: 'Modern Western numerology',
  },
  'lucky-numbers-and-colours': {
    name: 'Numbers and colors of a sign',
    statement: 'Popular almanacs give each sign numbers and colors.',
    source: 'Popular almanacs of today; no classical book has them',
  },
  'sexagenary-cycle': {
    name: 'The cycle of sixty 六十甲子',
    statement:
      'Ten stems and twelve branches, counted side by side, name sixty years before a name comes again.',
    source: 'In use for years since the Han dynasty; Sanming tonghui 三命通會 (1578), volume 1',
  },
  'sign-in-culture': {
    name: 'The animal in custom and tale',
    statement: 'Tales and customs of East Asia give each animal its character.',
    source: 'Custom, and the folk tale of the river crossing, which has many versions',
  },
  ...chartRules,
  ...yearRules,
  ...matchRules,
  ...foundingRules,
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
