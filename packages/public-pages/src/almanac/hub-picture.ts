import { text } from '@org/content/almanac';
import { sharePicturePath } from '../paths.ts';
import { titleOfLists } from '@org/api-contract/lists';

/** The titles on the share pictures of hubs: pages that link to all pages of a kind. */
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

/** The share picture of a hub, and its alternative text. */
export const hubPicture = (hub: Hub): { path: string; text: string } => ({
  path: sharePicturePath(hub),
  text: text('common.picture.hub', { title: hubTitles[hub] }),
});
