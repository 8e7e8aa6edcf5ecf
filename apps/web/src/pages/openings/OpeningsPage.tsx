import { dayInWords } from '@org/api-contract/lists';
import { Button, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListPage } from '#listing/ListPage.tsx';
import { asSign } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { RefreshButton } from '#refresh/RefreshButton.tsx';
import { ScrapeButton } from '#refresh/ScrapeButton.tsx';
import { ScrapeNotice } from '#refresh/ScrapeNotice.tsx';
import { useScrape } from '#refresh/useScrape.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { ExportOpenings } from './ExportOpenings.tsx';
import { OpeningCard } from './OpeningCard.tsx';
import { FurtherFilters, MainFilters } from './OpeningFilters.tsx';
import { filterNames, openingsQueries, type FilterName } from './queries.ts';

const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;

const furtherFilters = ['companyId', 'department', 'country', 'place', 'industry', 'hasSalary'] as const;

/** A date with the longest text, which keeps the space for every other date. */
const widestDay = '2026-09-30';
/** The date stays on one line. */
const lastOn = (day: string): string => `, last on ${dayInWords(day).replaceAll(' ', '\u00A0')}`;

/** The openings of all companies. The whole state is in the URL. */
export function OpeningsPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const openings = useQuery(openingsQueries({ filters, page }).openings);
  const scrape = useScrape();
  const { isAdmin } = useSession();
  const sign = asSign(filters.zodiac);
  const { data } = openings;
  const choice = { filters: chosen, change, facets: data?.facets };
  const isFiltered = filterNames.some((name) => name !== 'sort' && filters[name] !== '');
  return (
    <ListPage
      title="Openings"
      lead={
        <>
          The openings of companies of all twelve signs, read from their own job boards and careers pages
          {openings.isPending ? (
            // A placeholder, so that the list does not move when the answer brings the day.
            <span style={{ visibility: 'hidden' }}>{lastOn(widestDay)}</span>
          ) : (
            data?.lastVerifiedAt && lastOn(data.lastVerifiedAt)
          )}
          .
        </>
      }
      search={{ placeholder: 'Title, company, place or sign', box }}
      filters={<MainFilters {...choice} />}
      filterCount={list.filterCount}
      moreFilters={{
        set: furtherFilters.filter((name) => chosen[name] !== '').length,
        fields: <FurtherFilters {...choice} />,
      }}
      notice={<ScrapeNotice scrape={scrape} />}
      beside={
        <>
          {isAdmin && <Link to={paths.adminSources}>Sources and their failures</Link>}
          <Link to={`${paths.kept}?kind=opening`}>Saved openings</Link>
          <RefreshButton zodiac={sign} scrape={scrape} />
          <ExportOpenings filters={filters} />
        </>
      }
      items={data?.openings}
      total={data?.total}
      isPrevious={isPending || openings.isPlaceholderData}
      loads={[[openings, 'The openings could not be loaded. Please check your connection and try again.']]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['opening', 'openings']}
      empty={
        isFiltered
          ? {
              title: 'No openings found',
              text: 'No opening matches all of these filters. Try a shorter search, such as one word of the title, or another place.',
              actions: <Button onClick={() => setFilters(noFilters)}>Clear filters</Button>,
            }
          : {
              title: 'No openings yet',
              text: 'No job board has been read yet. All signs are refreshed once a day, and you can refresh one now.',
              actions: (
                <Stack direction="row" gap={3} align="end" justify="center">
                  <ScrapeButton zodiac={sign} scrape={scrape} />
                </Stack>
              ),
            }
      }
      renderItem={(opening) => <OpeningCard key={opening.id} opening={opening} />}
    />
  );
}
