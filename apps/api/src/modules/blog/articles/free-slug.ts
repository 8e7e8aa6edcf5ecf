import type { Db } from '#database/connection.ts';
import { takenSlugs } from './queries.ts';
import { slugOf } from './slug-of.ts';

/** An address for a title that is not, and never was, another article's; in the writers' turn. */
export async function freeSlug(trx: Db, title: string, ownId?: number): Promise<string> {
  const slug = slugOf(title);
  const taken = await takenSlugs(trx, slug, ownId);
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  return free;
}
