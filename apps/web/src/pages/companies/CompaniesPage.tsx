import type { Company } from '@org/api-contract';
import { industries, searchMaxLength } from '@org/api-contract/values';
import { Button, SearchInput, Select, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign, signOptions, textOptions } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { RefreshButton } from '#refresh/RefreshButton.tsx';
import { ScrapeButton } from '#refresh/ScrapeButton.tsx';
import { ScrapeNotice } from '#refresh/ScrapeNotice.tsx';
import { useScrape } from '#refresh/useScrape.ts';
import { paths } from '#paths.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { filterNames, ofIndustry } from './filters.ts';
import { companiesQueries } from './queries.ts';

const insightRowOf = ({ slug, status, statusYear, ...company }: Company) => ({
  key: slug,
  date: { year: company.foundedYear, month: company.foundedMonth, day: company.foundedDay },
  endedYear: status === 'closed' || status === 'bankrupt' ? statusYear : null,
});

const industryOptions = textOptions('All industries', industries);

export function CompaniesPage() {
  const { filters, page, setFilters, searchOfPage } = useListFilters(filterNames);
  const { text, box } = useSearchText(filters.search, (search, how) => setFilters({ search }, how));
  const queries = companiesQueries(filters);
  const companies = useQuery(queries.companies);
  const items = companies.data && ofIndustry(companies.data.companies, filters.industry);
  const stats = useQuery(queries.stats);
  const scrape = useScrape();
  const sign = asSign(filters.zodiac);
  return (
    <ListPage
      title="Companies"
      lead="Real companies, filed under the sign of the year in which they were founded."
      filters={
        <>
          <Select
            label="Zodiac sign"
            options={signOptions(stats.data?.stats)}
            value={filters.zodiac}
            onChange={(event) => setFilters({ zodiac: event.target.value, search: '' })}
          />
          <Select
            label="Industry"
            options={industryOptions}
            value={filters.industry}
            onChange={(event) => setFilters({ industry: event.target.value, search: text })}
          />
          <SearchInput
            label="Search"
            placeholder="Name, industry or place"
            hint="Looks through all signs."
            maxLength={searchMaxLength}
            {...box}
          />
        </>
      }
      notice={<ScrapeNotice scrape={scrape} />}
      beside={
        <>
          <Link to={{ pathname: paths.openings, search: sign ? `?zodiac=${sign}` : '' }}>
            {sign ? `Openings of the ${getZodiacSignById(sign)?.name}` : 'All openings'}
          </Link>
          <RefreshButton zodiac={sign} scrape={scrape} />
        </>
      }
      items={items}
      isPrevious={companies.isPlaceholderData}
      loads={[[companies, 'Failed to load company data. Please check your connection and try again.']]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['company', 'companies']}
      empty={{
        title: 'No Companies Found',
        text: 'No company in the database matches these filters.',
        actions: (
          <Stack direction="row" gap={3} align="end" justify="center">
            <ScrapeButton zodiac={sign} scrape={scrape} />
            <Button onClick={() => setFilters({ zodiac: '', industry: '', search: '' })}>
              Clear filters
            </Button>
          </Stack>
        ),
      }}
      insightRowOf={insightRowOf}
      renderItem={(company, insight) => <CompanyCard key={company.id} company={company} insight={insight} />}
    />
  );
}
