import { namesOfLists } from '@org/api-contract/lists';

/** Title and description of `/`, where the server sends the landing page and the app shows a reading. */
export const landingHead = {
  title: 'Zodiac Atlas: your Chinese zodiac sign, exact to the day',
  description: `Find your Chinese zodiac sign exactly, and explore ${namesOfLists} by the sign of their founding year.`,
} as const;
