import { canonicalPath, paths, rowForm } from '#paths.ts';

const rowNouns: Readonly<Record<string, string>> = {
  companies: 'the page of a company',
  'car-brands': 'the page of a car brand',
  'us-states': 'the page of a state',
};

/** What a paid page shows, for somebody who came to it by its address: after “You came for”. */
export function soughtAt(path: string): string | undefined {
  const canonical = canonicalPath(path);
  const [, list = '', slug = ''] = canonical.split('/');
  if (rowForm.test(canonical)) return `${rowNouns[list]}, “${slug.replaceAll('-', ' ')}”`;
  if (path === paths.compare) return 'a comparison, side by side';
  if (path === paths.openings) return 'the openings of the companies';
  if (path === paths.insights) return 'the pictures of the databases by sign';
  if (path === paths.kept) return 'what you have saved';
  return path === paths.forYou ? 'the list that is sorted by your sign' : undefined;
}
