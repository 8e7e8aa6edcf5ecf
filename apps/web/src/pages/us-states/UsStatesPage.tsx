import type { UsState } from '@org/api-contract';
import { usRegions, usStateCategories } from '@org/api-contract/values';
import { Button, Select } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign, signOptions, textOptions } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { filterNames, usStatesQueries } from './queries.ts';
import { StatesAtlas } from './StatesAtlas.tsx';
import { UsStateCard } from './UsStateCard.tsx';

const insightRowOf = ({ slug, statehoodYear: year, statehoodMonth: month, statehoodDay: day }: UsState) => ({
  key: slug,
  date: { year, month, day },
});

export function UsStatesPage() {
  const { filters, page, setFilters, searchOfPage } = useListFilters(filterNames);
  const queries = usStatesQueries({ filters, page });
  const states = useQuery(queries.states);
  const all = useQuery(queries.all);
  const stats = useQuery(queries.stats);
  const regions = useQuery(queries.regions);
  const categories = useQuery(queries.categories);
  return (
    <ListPage
      title="US States"
      lead="All 50, filed under the sign of the day on which each joined the Union."
      filters={
        <>
          <Select
            label="Zodiac sign"
            options={signOptions(stats.data?.stats)}
            value={filters.zodiac}
            onChange={(event) => setFilters({ zodiac: event.target.value })}
          />
          <Select
            label="Region"
            options={textOptions('All regions', regions.data?.regions ?? usRegions)}
            value={filters.region}
            onChange={(event) => setFilters({ region: event.target.value })}
          />
          <Select
            label="Category"
            options={textOptions('All categories', categories.data?.categories ?? usStateCategories)}
            value={filters.category}
            onChange={(event) => setFilters({ category: event.target.value })}
          />
        </>
      }
      picture={
        !all.isError && (
          <StatesAtlas
            states={all.data?.usStates}
            current={asSign(filters.zodiac)}
            onSelect={(sign) => setFilters({ zodiac: sign === filters.zodiac ? '' : sign })}
          />
        )
      }
      items={states.data?.usStates}
      total={states.data?.total}
      isPrevious={states.isPlaceholderData}
      loads={[
        [states, 'Failed to fetch US states'],
        [all, 'Failed to fetch the map of the states'],
        [stats, 'Failed to fetch US states stats'],
        [regions, 'Failed to fetch regions'],
        [categories, 'Failed to fetch categories'],
      ]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['state', 'states']}
      empty={{
        title: 'No states found',
        text: 'No state matches these filters.',
        actions: (
          <Button onClick={() => setFilters({ zodiac: '', region: '', category: '' })}>Clear filters</Button>
        ),
      }}
      insightRowOf={insightRowOf}
      renderItem={(state, insight) => <UsStateCard key={state.id} state={state} insight={insight} />}
    />
  );
}
