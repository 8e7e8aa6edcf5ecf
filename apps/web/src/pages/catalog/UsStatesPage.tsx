import { useQuery } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { exportPageSize } from '#listing/export/collect-rows.ts';
import { asSign } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { CatalogPage } from './CatalogPage.tsx';
import { StatesAtlas } from './StatesAtlas.tsx';
import { usStates } from './us-states.ts';
import { filterNames, queryOf, usStatesQueries } from './us-states-queries.ts';

/** `/us-states`, with a map of the states. */
export function UsStatesPage() {
  const state = useListFilters(filterNames);
  const { filters, chosen, page } = state;
  const search = useSearchText(state);
  const queries = usStatesQueries({ filters, page });
  const states = useQuery(queries.states);
  const all = useQuery(queries.all);
  const stats = useQuery(queries.stats);
  const regions = useQuery(queries.regions);
  const categories = useQuery(queries.categories);
  return (
    <CatalogPage
      list={usStates}
      state={state}
      search={search}
      query={states}
      rows={states.data?.usStates}
      stats={stats.data?.stats}
      values={{ region: regions.data?.regions, category: categories.data?.categories }}
      loads={[
        [states, 'Failed to fetch US states'],
        [all, 'Failed to fetch the map of the states'],
        [stats, 'Failed to fetch US states stats'],
        [regions, 'Failed to fetch regions'],
        [categories, 'Failed to fetch categories'],
      ]}
      readPage={async (number) => {
        const query = { ...queryOf({ filters, page: number }), limit: exportPageSize };
        const { usStates: rows, total } = await request('GET /api/us-states', { query });
        return { rows, total };
      }}
      picture={
        !all.isError && (
          <StatesAtlas
            states={all.data?.usStates}
            current={asSign(chosen.zodiac)}
            onSelect={(sign) => search.change({ zodiac: sign === chosen.zodiac ? '' : sign })}
          />
        )
      }
    />
  );
}
