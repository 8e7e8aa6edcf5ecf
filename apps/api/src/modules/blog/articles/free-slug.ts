import type { Db } from '#database/connection.ts';
import { takenSlugs } from './queries.ts';
import { slugOf } from './slug-of.ts';

/**
 * Makes a slug from a title that no other article has or had. Call it after {@link lockArticles}.
 *
 * @param ownId - an article that may reuse its own slugs
 */
export async function freeSlug(trx: Db, title: string, ownId?: number): Promise<string> {
  const slug = slugOf(title);
  const taken = await takenSlugs(trx, slug, ownId);
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}
