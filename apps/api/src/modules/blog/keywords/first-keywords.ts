import type { keywordCategories, searchIntents } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { insertUnknownKeywords } from './queries.ts';

type Category = (typeof keywordCategories)[number];
type Intent = (typeof searchIntents)[number];

/** The keywords of a new blog. The first six become its first articles. */
const firstKeywords: readonly (readonly [keyword: string, category: Category, intent: Intent])[] = [
  ['Chinese zodiac years and their exact dates', 'zodiac', 'informational'],
  ['year of the horse 2026', 'astrology', 'informational'],
  ['dragon and monkey compatibility', 'compatibility', 'informational'],
  ['career of the ox', 'career', 'informational'],
  ['life path numbers', 'personality', 'informational'],
  ['companies founded in dragon years', 'career', 'commercial'],
  ['rat personality', 'personality', 'informational'],
  ['tiger and horse compatibility', 'compatibility', 'informational'],
  ['rabbit in love', 'compatibility', 'informational'],
  ['snake career', 'career', 'informational'],
  ['goat personality', 'personality', 'informational'],
  ['rooster at work', 'career', 'informational'],
  ['dog and tiger friendship', 'compatibility', 'informational'],
  ['pig lucky numbers', 'zodiac', 'informational'],
  ['wood element in the Chinese zodiac', 'astrology', 'informational'],
  ['fire horse 1966', 'astrology', 'informational'],
  ['metal ox 2021', 'astrology', 'informational'],
  ['water tiger 2022', 'astrology', 'informational'],
  ['car brands by zodiac sign', 'zodiac', 'commercial'],
  ['US states by zodiac sign', 'zodiac', 'informational'],
  ['best employers for a tiger', 'career', 'commercial'],
  ['smartest Chinese zodiac sign', 'personality', 'informational'],
  ['find my Chinese zodiac sign', 'zodiac', 'navigational'],
  ['Chinese zodiac reading', 'astrology', 'transactional'],
];

const firstArticleCount = 6;

/** The keywords of the first articles. */
export const firstSubjects: readonly string[] = firstKeywords
  .slice(0, firstArticleCount)
  .map(([keyword]) => keyword);

/**
 * Adds the keywords of a new blog. Keywords that an admin has deleted stay deleted.
 *
 * @returns the number of added keywords
 */
export async function addFirstKeywords(db: Db): Promise<number> {
  const added = await insertUnknownKeywords(
    db,
    firstKeywords.map(([keyword, category, intent]) => ({ keyword, category, searchIntent: intent })),
  );
  return added.length;
}
