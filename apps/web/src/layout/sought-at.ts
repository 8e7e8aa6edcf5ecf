import { canonicalPath, paths, rowForm } from '#paths.ts';

const rowNouns: Readonly<Record<string, string>> = {
  companies: 'the page of a company',
  'car-brands': 'the page of a car brand',
  'us-states': 'the page of a state',
};

const pages: Readonly<Record<string, string>> = {
  [paths.companies]: 'the company database',
  [paths.carBrands]: 'the car brands',
  [paths.usStates]: 'the US states',
  [paths.personal]: 'your personal reading',
  [paths.compatibility]: 'the compatibility of two people',
  [paths.compare]: 'a comparison, side by side',
  [paths.openings]: 'the openings of the companies',
  [paths.insights]: 'the pictures of the databases by sign',
  [paths.kept]: 'what you have saved',
  [paths.forYou]: 'the list that is sorted by your sign',
};

/** What a paid page shows: the words after “You came for” for a visitor without access. */
export function soughtAt(path: string): string | undefined {
  const canonical = canonicalPath(path);
  const [, list = '', slug = ''] = canonical.split('/');
  if (rowForm.test(canonical)) return `${rowNouns[list]}, “${slug.replaceAll('-', ' ')}”`;
  return Object.hasOwn(pages, canonical) ? pages[canonical] : undefined;
}
