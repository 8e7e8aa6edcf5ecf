import { listIds, listOf, type AnyList, type ListId } from '@org/api-contract/lists';
import { Button } from '@org/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { RowCard } from '#founding/RowCard.tsx';
import { Corrected } from '#listing/Corrected.tsx';
import { ExportList } from '#listing/export/ExportList.tsx';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { filterNamesOf, listQueries, queryOf, rowsOf, usedValues } from '#listing/list-queries.ts';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign } from '#listing/options.ts';
import { SignSelect } from '#listing/SignSelect.tsx';
import { SortSelect } from '#listing/SortSelect.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import type { StatesAtlas } from './StatesAtlas.tsx';

/** The pictures of all rows, for the lists whose page has one. */
export type PicturesOfLists = Readonly<
  Partial<Record<ListId, { Picture: typeof StatesAtlas; name: string; failure: string }>>
>;

interface CatalogPageProps {
  pictures?: PicturesOfLists;
}

/** The page of an ordinary list. Its path is the id of the list. */
export function CatalogPage({ pictures }: CatalogPageProps) {
  const { pathname } = useLocation();
  const id = listIds.find((each) => pathname === `/${each}`);
  if (!id) throw new Error(`${pathname} is the page of no list.`);
  return <PageOfList key={id} list={listOf(id)} picture={pictures?.[id]} />;
}

interface PageOfListProps {
  list: AnyList;
  picture: PicturesOfLists[ListId];
}

function PageOfList({ list, picture }: PageOfListProps) {
  const names = useMemo(() => filterNamesOf(list), [list]);
  const state = useListFilters(names);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = state;
  const { box, change } = useSearchText(state);
  const queries = listQueries(list, { filters, page });
  const rows = useQuery(queries.page);
  const all = useQuery(queries.all);
  const stats = useQuery(queries.stats);
  const facets = usedValues(list);
  const values = useQueries({ queries: facets.map(({ query }) => query) });
  const valuesOf = (name: string) => {
    const index = facets.findIndex((facet) => facet.name === name);
    return values[index]?.data?.[facets[index]?.member ?? ''];
  };
  const counts = rows.data?.facets;
  const choose = (name: string) => (value: string) => change({ [name]: value });
  return (
    <ListPage
      title={list.heading}
      lead={list.lead}
      search={{ placeholder: list.searchPlaceholder, box }}
      filters={
        <>
          <SignSelect
            counts={counts?.zodiac}
            stats={stats.data?.stats}
            chosen={chosen.zodiac ?? ''}
            onChoose={choose('zodiac')}
          />
          {list.facets.map(({ name, label, all: none, values: known, labelOf }) => (
            <FacetSelect
              key={name}
              name={name}
              label={label}
              all={none}
              labelOf={labelOf}
              counts={counts?.[name]}
              chosen={chosen[name] ?? ''}
              values={valuesOf(name) ?? known}
              onChange={(changed) => change(changed)}
            />
          ))}
          <SortSelect
            search={filters.search ?? ''}
            orders={list.sorts}
            chosen={chosen.sort ?? ''}
            onChoose={choose('sort')}
          />
        </>
      }
      filterCount={state.filterCount}
      notice={<Corrected typed={filters.search ?? ''} corrected={rows.data?.corrected} />}
      picture={
        picture && !all.isError
          ? {
              name: picture.name,
              drawing: (
                <picture.Picture
                  rows={all.data && rowsOf(list, all.data)}
                  current={asSign(chosen.zodiac ?? '')}
                  onSelect={(sign) => choose('zodiac')(sign === chosen.zodiac ? '' : sign)}
                />
              ),
            }
          : undefined
      }
      beside={
        <ExportList
          list={list}
          filters={filters}
          queryOf={(number) => queryOf(list, { filters, page: number })}
        />
      }
      items={rows.data && rowsOf(list, rows.data)}
      total={rows.data?.total}
      isPrevious={isPending || rows.isPlaceholderData}
      loads={[
        [rows, `Failed to fetch ${list.fullSeveral}`],
        ...(picture ? [[all, picture.failure] as const] : []),
        [stats, list.statsFailure],
        ...values.map((query, index) => [query, `Failed to fetch ${facets[index]?.member}`] as const),
      ]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={[list.one, list.several]}
      empty={{
        title: list.emptyTitle,
        text: list.emptyText(filters.search ?? ''),
        actions: (
          <Button onClick={() => setFilters(Object.fromEntries(names.map((name) => [name, ''])))}>
            Clear filters
          </Button>
        ),
      }}
      dateOf={list.dateOf}
      renderItem={(row, insight) => <RowCard key={row.id} list={list} row={row} insight={insight} />}
    />
  );
}
