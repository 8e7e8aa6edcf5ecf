import slugify from '@sindresorhus/slugify';

/** Room for a number behind it, below the 120 that an address may have. */
const longest = 100;

/** A title as the last part of an address. */
export function slugOf(title: string): string {
  const slug = slugify(title.slice(0, 300)).replaceAll(/[^a-z0-9-]/g, '');
  const short =
    slug.length <= longest
      ? slug
      : slug
          .slice(0, longest + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, longest);
  return short.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'article';
}
