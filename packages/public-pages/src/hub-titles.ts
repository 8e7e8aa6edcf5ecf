import { titleOfLists } from './almanac/words/names-of-lists.ts';

/** What the share pictures of pages that gather others say. */
export const hubTitles = {
  signs: 'The twelve signs',
  years: 'Chinese zodiac years, 1900 to 2100',
  elements: 'The five elements',
  numbers: 'Life-path numbers and lucky numbers',
  data: `${titleOfLists} by sign`,
  today: 'Today in the Chinese calendar',
  blog: 'The Zodiac Blog',
} as const;

export type Hub = keyof typeof hubTitles;

const hubs = Object.keys(hubTitles);

export const isHub = (subject: string): subject is Hub => hubs.includes(subject);
