import type { UsState } from '@org/api-contract';
import { searchMaxLength, usRegions, usStateCategories } from '@org/api-contract/values';
import { Button, SearchInput } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Corrected } from '#listing/Corrected.tsx';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign } from '#listing/options.ts';
import { SignSelect } from '#listing/SignSelect.tsx';
import { SortSelect } from '#listing/SortSelect.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { ExportUsStates } from './ExportUsStates.tsx';
import { filterNames, usStatesQueries } from './queries.ts';
import { StatesAtlas } from './StatesAtlas.tsx';
import { UsStateCard } from './UsStateCard.tsx';

const insightRowOf = ({ slug, statehoodYear: year, statehoodMonth: month, statehoodDay: day }: UsState) => ({
  key: slug,
  date: { year, month, day },
});

export function UsStatesPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const queries = usStatesQueries({ filters, page });
  const states = useQuery(queries.states);
  const all = useQuery(queries.all);
  const stats = useQuery(queries.stats);
  const regions = useQuery(queries.regions);
  const categories = useQuery(queries.categories);
  const facets = states.data?.facets;
  return (
    <ListPage
      title="US States"
      lead="All 50, filed under the sign of the day on which each joined the Union."
      filters={
        <>
          <SignSelect
            counts={facets?.zodiac}
            stats={stats.data?.stats}
            chosen={chosen.zodiac}
            onChoose={(zodiac) => change({ zodiac })}
          />
          <FacetSelect
            label="Region"
            all="All regions"
            counts={facets?.region}
            chosen={chosen.region}
            values={regions.data?.regions ?? usRegions}
            name="region"
            onChange={change}
          />
          <FacetSelect
            label="Category"
            all="All categories"
            counts={facets?.category}
            chosen={chosen.category}
            values={categories.data?.categories ?? usStateCategories}
            name="category"
            onChange={change}
          />
          <SortSelect
            search={filters.search}
            orders={[
              { value: 'oldest', label: 'First to join' },
              { value: 'newest', label: 'Last to join' },
              { value: 'population', label: 'Most people' },
              { value: 'area', label: 'Largest' },
            ]}
            chosen={chosen.sort}
            onChoose={(sort) => change({ sort })}
          />
          <SearchInput
            label="Search"
            placeholder="Name, city, nickname, bird …"
            maxLength={searchMaxLength}
            {...box}
          />
        </>
      }
      notice={<Corrected typed={filters.search} corrected={states.data?.corrected} />}
      picture={
        !all.isError && (
          <StatesAtlas
            states={all.data?.usStates}
            current={asSign(chosen.zodiac)}
            onSelect={(sign) => change({ zodiac: sign === chosen.zodiac ? '' : sign })}
          />
        )
      }
      beside={<ExportUsStates filters={filters} />}
      items={states.data?.usStates}
      total={states.data?.total}
      isPrevious={isPending || states.isPlaceholderData}
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
        text: emptyText(filters.search),
        actions: (
          <Button onClick={() => setFilters({ zodiac: '', region: '', category: '', sort: '', search: '' })}>
            Clear filters
          </Button>
        ),
      }}
      insightRowOf={insightRowOf}
      renderItem={(state, insight) => <UsStateCard key={state.id} state={state} insight={insight} />}
    />
  );
}

/** People look for these among the states. */
const notStates =
  /^(?:washington )?d\.? ?c\.?$|^district of columbia$|^puerto rico$|^guam$|^american samoa$/i;

function emptyText(search: string): string {
  if (search === '') return 'No state matches these filters.';
  if (notStates.test(search.trim()))
    return `${search.trim()} is not a state: the list has the fifty that joined the Union.`;
  return `Nothing is found for “${search}” with these filters. Try a name, an abbreviation, a city or a nickname.`;
}
