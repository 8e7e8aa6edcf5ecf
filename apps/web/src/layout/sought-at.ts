import { lists } from '@org/api-contract/lists';
import { canonicalPath, paths, rowForm } from '#paths.ts';

const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(lists).map(({ path, sought }) => [path, sought])),
  [paths.personal]: 'your personal reading',
  [paths.compatibility]: 'the compatibility of two people',
  [paths.compare]: 'a comparison, side by side',
  [paths.openings]: 'the openings of the companies',
  [paths.insights]: 'the pictures of the databases by sign',
  [paths.kept]: 'what you have saved',
  [paths.forYou]: 'the list that is sorted by your sign',
};

/** The subject of a paid page: the words after “You came for” for a visitor without access. */
export function soughtAt(path: string): string | undefined {
  const canonical = canonicalPath(path);
  const [, id, slug = ''] = canonical.split('/');
  const list = Object.values(lists).find((each) => each.id === id);
  if (list && rowForm.test(canonical)) return `the page of a ${list.one}, “${slug.replaceAll('-', ' ')}”`;
  return Object.hasOwn(pages, canonical) ? pages[canonical] : undefined;
}
