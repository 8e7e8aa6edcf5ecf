import { paths } from '#paths.ts';

/** The three lists, and how a page names them. */
export const lists = {
  companies: {
    kind: 'company',
    path: paths.companies,
    title: 'Companies',
    one: 'company',
    several: 'companies',
  },
  'car-brands': {
    kind: 'carBrand',
    path: paths.carBrands,
    title: 'Car brands',
    one: 'car brand',
    several: 'car brands',
  },
  'us-states': { kind: 'usState', path: paths.usStates, title: 'US states', one: 'state', several: 'states' },
} as const;

export type List = keyof typeof lists;

/** The address of a row of a list. */
export const rowPath = (list: List, slug: string): string => `${lists[list].path}/${slug}`;
