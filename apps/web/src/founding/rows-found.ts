import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import type { List } from './lists.ts';

/** A row as a link or a choice shows it. */
export interface FoundRow {
  readonly slug: string;
  readonly name: string;
  readonly year: number;
}

const limit = 8;

/** The first rows of a list that a search finds; none before something is typed. */
export const rowsFound = (list: List, search: string) =>
  queryOptions({
    queryKey: ['rows found', list, search] as const,
    queryFn: ({ signal }) => find[list](search, signal),
    enabled: search !== '',
  });

const find: Readonly<Record<List, (search: string, signal: AbortSignal) => Promise<FoundRow[]>>> = {
  companies: async (search, signal) => {
    const query = { search, page: 1, limit };
    const { companies } = await request('GET /api/companies', { query }, { signal });
    return companies.map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'car-brands': async (search, signal) => {
    const query = { search, page: 1, limit };
    const { carBrands } = await request('GET /api/car-brands', { query }, { signal });
    return carBrands.map(({ slug, name, foundedYear: year }) => ({ slug, name, year }));
  },
  'us-states': async (search, signal) => {
    const query = { search, page: 1, limit };
    const { usStates } = await request('GET /api/us-states', { query }, { signal });
    return usStates.map(({ slug, name, statehoodYear: year }) => ({ slug, name, year }));
  },
};
