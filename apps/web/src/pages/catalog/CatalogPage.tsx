import { searchMaxLength } from '@org/api-contract/values';
import { Button, SearchInput } from '@org/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lists } from '#founding/lists.ts';
import { Corrected } from '#listing/Corrected.tsx';
import { collectRows, type RowsPage } from '#listing/export/collect-rows.ts';
import { ExportButtons } from '#listing/export/ExportButtons.tsx';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { ListPage } from '#listing/ListPage.tsx';
import type { Load } from '#listing/LoadFailures.tsx';
import { SignSelect } from '#listing/SignSelect.tsx';
import { SortSelect } from '#listing/SortSelect.tsx';
import type { useListFilters } from '#listing/useListFilters.ts';
import type { useSearchText } from '#listing/useSearchText.ts';
import { CatalogCard } from './CatalogCard.tsx';
import { filterNamesOf, type CommonFilter, type ListDescriptor, type ListedRow } from './list-descriptor.ts';

type Counts = readonly { value: string; count: number }[];

/** The members of a list's answer besides its rows. */
interface Answer<Name extends string> {
  total: number;
  corrected?: string | null;
  facets: Readonly<Record<Name | 'zodiac', Counts>>;
}

interface CatalogPageProps<Row extends ListedRow, Name extends string> {
  list: ListDescriptor<Row, Name>;
  /** The filters in the URL, of the names that the list has. */
  state: ReturnType<typeof useListFilters<Name | CommonFilter>>;
  search: ReturnType<typeof useSearchText<Name | CommonFilter>>;
  query: UseQueryResult<Answer<Name>>;
  rows: readonly Row[] | undefined;
  /** The counts by sign, until those of the list are loaded. */
  stats: readonly { sign: string; count: number }[] | undefined;
  /** The values of facets as the server lists them. */
  values: { readonly [N in Name]?: readonly string[] | undefined };
  loads: readonly [list: Load, ...others: Load[]];
  /** Reads a page of the filtered list for a file, from 1. */
  readPage: (page: number) => Promise<RowsPage<Row>>;
  /** An overview above the filters. */
  picture?: ReactNode;
}

/** The page of a described list. */
export function CatalogPage<Row extends ListedRow, Name extends string>({
  list,
  state,
  search: { box, change },
  query,
  rows,
  stats,
  values,
  loads,
  readPage,
  picture,
}: CatalogPageProps<Row, Name>) {
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = state;
  const counts = query.data?.facets;
  const choose = (name: Name | CommonFilter) => (value: string) =>
    change({ [name]: value } as Partial<typeof filters>);
  const clear = () =>
    setFilters(Object.fromEntries(filterNamesOf(list).map((name) => [name, ''])) as typeof filters);
  return (
    <ListPage
      title={list.title}
      lead={list.lead}
      filters={
        <>
          <SignSelect
            counts={counts?.zodiac}
            stats={stats}
            chosen={chosen.zodiac}
            onChoose={choose('zodiac')}
          />
          {list.facets.map(({ name, ...facet }) => (
            <FacetSelect<Name>
              key={name}
              {...facet}
              name={name}
              counts={counts?.[name]}
              chosen={chosen[name]}
              values={values[name] ?? facet.values}
              onChange={(changed) => change(changed as Partial<typeof filters>)}
            />
          ))}
          <SortSelect
            search={filters.search}
            orders={list.sorts}
            chosen={chosen.sort}
            onChoose={choose('sort')}
          />
          <SearchInput
            label="Search"
            placeholder={list.searchPlaceholder}
            maxLength={searchMaxLength}
            {...box}
          />
        </>
      }
      notice={<Corrected typed={filters.search} corrected={query.data?.corrected} />}
      picture={picture}
      beside={
        <ExportButtons
          list={list.id}
          filters={filters}
          columns={list.exportColumns}
          collect={() => collectRows(readPage)}
        />
      }
      items={rows}
      total={query.data?.total}
      isPrevious={isPending || query.isPlaceholderData}
      loads={loads}
      page={page}
      searchOfPage={searchOfPage}
      nouns={[lists[list.id].one, lists[list.id].several]}
      empty={{
        title: list.empty.title,
        text: list.empty.textOf(filters.search),
        actions: <Button onClick={clear}>Clear filters</Button>,
      }}
      insightRowOf={list.insightRowOf}
      renderItem={(row, insight) => <CatalogCard key={row.id} list={list} row={row} insight={insight} />}
    />
  );
}
