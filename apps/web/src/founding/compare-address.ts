import { paths } from '#paths.ts';
import { lists, type ListId } from '@org/api-contract/lists';

export const maxCompared = 4;

/** The address of a comparison. */
export function comparePath(list: ListId, slugs: readonly string[]): string {
  const params = new URLSearchParams({ list });
  for (const slug of slugs.slice(0, maxCompared)) params.append('row', slug);
  return `${paths.compare}?${params}`;
}

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxSlugLength = 120;

/** The list and the rows of an address; anything that is neither a list nor a slug is left out. */
export function comparedRows(params: URLSearchParams): { list: ListId; slugs: string[] } {
  const asked = params.get('list') ?? '';
  const list = Object.hasOwn(lists, asked) ? (asked as ListId) : 'companies';
  const slugs = params.getAll('row').filter((slug) => slug.length <= maxSlugLength && slugForm.test(slug));
  return { list, slugs: [...new Set(slugs)].slice(0, maxCompared) };
}
