import type { Company } from '@org/api-contract';
import { searchMaxLength } from '@org/api-contract/values';
import { Button, SearchInput, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Corrected } from '#listing/Corrected.tsx';
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
import { MainFilters, MoreFilters } from './CompanyFilters.tsx';
import { ExportCompanies } from './ExportCompanies.tsx';
import { filterNames } from './filters.ts';
import { companiesQueries } from './queries.ts';

const insightRowOf = ({ slug, status, statusYear, ...company }: Company) => ({
  key: slug,
  date: { year: company.foundedYear, month: company.foundedMonth, day: company.foundedDay },
  endedYear: status === 'closed' || status === 'bankrupt' ? statusYear : null,
});

/** No filter, as what `Clear filters` sets. */
const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<
  (typeof filterNames)[number],
  string
>;

export function CompaniesPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const queries = companiesQueries({ filters, page });
  const companies = useQuery(queries.companies);
  const stats = useQuery(queries.stats);
  const scrape = useScrape();
  const sign = asSign(filters.zodiac);
  const facets = companies.data?.facets;
  return (
    <ListPage
      title="Companies"
      lead="Real companies, filed under the sign of the year in which they were founded."
      filters={
        <>
          <MainFilters filters={chosen} facets={facets} stats={stats.data?.stats} onChange={change} />
          <SearchInput
            label="Search"
            placeholder="Name, product, founder, place …"
            hint="Looks through all signs."
            maxLength={searchMaxLength}
            {...box}
          />
        </>
      }
      moreFilters={<MoreFilters filters={chosen} facets={facets} onChange={change} />}
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
          <ExportCompanies filters={filters} />
        </>
      }
      items={companies.data?.companies}
      total={companies.data?.total}
      isPrevious={isPending || companies.isPlaceholderData}
      loads={[[companies, 'Failed to load company data. Please check your connection and try again.']]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['company', 'companies']}
      empty={{
        title: 'No Companies Found',
        text: filters.search
          ? `Nothing is found for “${filters.search}”. Try fewer or other words: a name, a former name, a product, a founder or a city. A brand may be part of another company.`
          : 'No company in the database matches these filters.',
        actions: (
          <Stack direction="row" gap={3} align="end" justify="center">
            <ScrapeButton zodiac={sign} scrape={scrape} />
            <Button onClick={() => setFilters(noFilters)}>Clear filters</Button>
          </Stack>
        ),
      }}
      insightRowOf={insightRowOf}
      renderItem={(company, insight) => <CompanyCard key={company.id} company={company} insight={insight} />}
    />
  );
}
