import type { paths } from '#paths.ts';

type Camel<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Words;

const camel = <Words extends string>(words: Words): Camel<Words> =>
  words.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Words>;

type WithoutSlash<Path> = Path extends `/${infer Rest}` ? Rest : never;
/** The names of the lists in addresses. */
type Id = WithoutSlash<(typeof paths)['companies' | 'carBrands' | 'usStates']>;

/** Every spelling of a list, from how an address names one row and the list. */
const spelled = <One extends string, Many extends Id>(one: One, id: Many) => ({
  path: `/${id}` as const,
  /** A row as a founding: `car-brand`. */
  founding: one,
  /** A row as something saved: `carBrand`. */
  kind: camel(one),
  /** The rows in an answer: `carBrands`. */
  member: camel(id),
});

/** The three lists, and how a page names them. */
export const lists = {
  companies: {
    ...spelled('company', 'companies'),
    title: 'Companies',
    one: 'company',
    several: 'companies',
  },
  'car-brands': {
    ...spelled('car-brand', 'car-brands'),
    title: 'Car brands',
    one: 'car brand',
    several: 'car brands',
  },
  'us-states': { ...spelled('us-state', 'us-states'), title: 'US states', one: 'state', several: 'states' },
} as const;

export type List = keyof typeof lists;

/** The lists by name. */
export const listIds = Object.keys(lists) as List[];

/** The address of a row of a list. */
export const rowPath = (list: List, slug: string): string => `${lists[list].path}/${slug}`;
