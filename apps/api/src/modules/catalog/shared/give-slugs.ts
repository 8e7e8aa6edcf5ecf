import { slugMaxLength } from '@org/api-contract/values';
import { plainWords } from './plain-words.ts';

/** The slug of a name, such as `procter-and-gamble`. Empty for a name without Latin letters and digits. */
export const slugOf = (name: string): string =>
  plainWords(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength - 10)
    .replaceAll(/^-+|-+$/g, '');

/**
 * Gives each name a unique slug, in order: the second `Mercury` gets `mercury-2`.
 *
 * @param taken - the existing slugs; the new ones are added
 */
export function giveSlug(name: string, taken: Set<string>): string {
  const first = slugOf(name) || 'company';
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  taken.add(slug);
  return slug;
}
