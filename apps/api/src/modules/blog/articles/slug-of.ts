import slugify from '@sindresorhus/slugify';

/** The database permits 120 characters, so this leaves room for a number. */
const maxLength = 100;

/** Makes a slug from a title: at most 100 characters of a-z, 0-9 and `-`. */
export function slugOf(title: string): string {
  const slug = slugify(title.slice(0, 300)).replaceAll(/[^a-z0-9-]/g, '');
  const short =
    slug.length <= maxLength
      ? slug
      : slug
          .slice(0, maxLength + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, maxLength);
  return short.replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '') || 'article';
}
