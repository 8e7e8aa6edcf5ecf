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

const limit = 8;

/** The first rows of a list that a search finds, by all its words or else by the longest; none before something is typed. */
export const rowsFound = (list: List, search: string) =>
  queryOptions({
    queryKey: ['rows found', list, search] as const,
    queryFn: async () => {
      const longest = search.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? search;
      const found = await find[list](search);
      return found.length > 0 ? found : find[list](longest);
    },
    enabled: search !== '',
  });

const find: Readonly<Record<List, (search: string) => Promise<FoundRow[]>>> = {
  companies: async (search) => {
    const query = get('GET /api/companies', { query: { search, page: 1, limit } });
    const { companies } = await queryClient.fetchQuery(query);
    return companies.map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'car-brands': async (search) => {
    const query = get('GET /api/car-brands', { query: { search, page: 1, limit } });
    const { carBrands } = await queryClient.fetchQuery(query);
    return carBrands.map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'us-states': async (search) => {
    const query = get('GET /api/us-states', { query: { search, page: 1, limit } });
    const { usStates } = await queryClient.fetchQuery(query);
    return usStates.map(({ slug, name, statehoodYear: year }) => ({ slug, name, year }));
  },
};
