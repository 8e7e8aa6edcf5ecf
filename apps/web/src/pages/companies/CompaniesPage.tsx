import { listOf } from '@org/api-contract/lists';
import { Button, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Corrected } from '#listing/Corrected.tsx';
import { ExportList } from '#listing/export/ExportList.tsx';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { RefreshButton } from '#refresh/RefreshButton.tsx';
import { ScrapeButton } from '#refresh/ScrapeButton.tsx';
import { ScrapeNotice } from '#refresh/ScrapeNotice.tsx';
import { useScrape } from '#refresh/useScrape.ts';
import { paths } from '#paths.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { FurtherFilters, furtherFilters, MainFilters } from './CompanyFilters.tsx';
import { filterNames, queryOf } from './filters.ts';
import { companiesQueries } from './queries.ts';

const list = listOf('companies');

/** All filters empty, as `Clear filters` sets them. */
const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<
  (typeof filterNames)[number],
  string
>;

export function CompaniesPage() {
  const state = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = state;
  const { box, change } = useSearchText(state);
  const queries = companiesQueries({ filters, page });
  const companies = useQuery(queries.companies);
  const stats = useQuery(queries.stats);
  const scrape = useScrape();
  const sign = asSign(filters.zodiac);
  const facets = companies.data?.facets;
  return (
    <ListPage
      title={list.heading}
      lead={list.lead}
      search={{ placeholder: list.searchPlaceholder, hint: 'Looks through all signs.', box }}
      filters={<MainFilters filters={chosen} facets={facets} stats={stats.data?.stats} onChange={change} />}
      filterCount={state.filterCount}
      moreFilters={{
        set: furtherFilters.filter((name) => chosen[name] !== '').length,
        fields: <FurtherFilters filters={chosen} facets={facets} onChange={change} />,
      }}
      notice={
        <>
          <ScrapeNotice scrape={scrape} />
          <Corrected typed={filters.search} corrected={companies.data?.corrected} />
        </>
      }
      beside={
        <>
          <Link to={{ pathname: paths.openings, search: sign ? `?zodiac=${sign}` : '' }}>
            {sign ? `Openings of the ${getZodiacSignById(sign)?.name}` : 'All openings'}
          </Link>
          <RefreshButton zodiac={sign} scrape={scrape} />
          <ExportList
            list={list}
            filters={filters}
            queryOf={(number) => queryOf({ filters, page: number })}
          />
        </>
      }
      items={companies.data?.companies}
      total={companies.data?.total}
      isPrevious={isPending || companies.isPlaceholderData}
      loads={[[companies, 'Failed to load company data. Please check your connection and try again.']]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={[list.one, list.several]}
      empty={{
        title: list.emptyTitle,
        text: list.emptyText(filters.search),
        actions: (
          <Stack direction="row" gap={3} align="end" justify="center">
            <ScrapeButton zodiac={sign} scrape={scrape} />
            <Button onClick={() => setFilters(noFilters)}>Clear filters</Button>
          </Stack>
        ),
      }}
      dateOf={list.dateOf}
      renderItem={(company, insight) => <CompanyCard key={company.id} company={company} insight={insight} />}
    />
  );
}
