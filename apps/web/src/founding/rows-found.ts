import { queryOptions } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import type { List } from './lists.ts';

/** A row as a link or a choice shows it. */
interface FoundRow {
  readonly slug: string;
  readonly name: string;
  readonly year: number;
}

const maxFound = 8;
/** The largest page of a list that the server sends. */
const limit = 100;

/** The first rows of a list that a search finds, by all its words or else by the longest; none before something is typed. */
export const rowsFound = (list: List, search: string) =>
  queryOptions({
    queryKey: ['rows found', list, search] as const,
    queryFn: async () => {
      const longest = search.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? search;
      const found = await find[list](search);
      return (found.length > 0 ? found : await find[list](longest)).slice(0, maxFound);
    },
    enabled: search !== '',
  });

/** Brands and states are few, so their names are searched here. */
const find: Readonly<Record<List, (search: string) => Promise<FoundRow[]>>> = {
  companies: async (search) => {
    const { companies } = await queryClient.fetchQuery(get('GET /api/companies', { query: { search } }));
    return companies.map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'car-brands': async (search) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => queryClient.fetchQuery(get('GET /api/car-brands', { query: { page, limit } }))),
    );
    const rows = pages.flatMap(({ carBrands }) => carBrands);
    return named(rows, search).map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'us-states': async (search) => {
    const { usStates } = await queryClient.fetchQuery(
      get('GET /api/us-states', { query: { page: 1, limit } }),
    );
    return named(usStates, search).map(({ slug, name, statehoodYear: year }) => ({ slug, name, year }));
  },
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rows whose name or alias has the text, those whose name begins with it first. */
function named<T extends { name: string; aliases: readonly string[] }>(
  rows: readonly T[],
  text: string,
): T[] {
  const wanted = plain(text);
  const found = rows.filter(({ name, aliases }) =>
    [name, ...aliases].some((each) => plain(each).includes(wanted)),
  );
  const rank = ({ name }: T): number => (plain(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
